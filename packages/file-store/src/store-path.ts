import { Problem } from '@rosette/contract-kit/problem.ts'

/** Longer than any path of a published file, shorter than what file systems refuse. */
const maxLength = 1000

/**
 * A path from the root of the store, with slashes and without one at either end; '' is the root. Throws what could mean anything else:
 * `..`, an absolute path, a drive, control characters, hidden files, and percent signs that something further on might decode (DOWN-021).
 */
export function parseStorePath(written: string): string {
  const path = written.replace(/\/$/, '')
  if (path === '') return ''
  if (path.length > maxLength || !path.split('/').every(isPlainName)) {
    throw new Problem('invalid_request', 'This is not the path of a file or folder in the downloads.')
  }
  return path
}

/** Whether a name can be a segment of a path. Stores list no other names, so that whatever is listed can be opened. */
export function isPlainName(name: string): boolean {
  if (name === '' || name.length > 255 || name.startsWith('.')) return false
  if (/[\p{Cc}\\]|%[0-9a-f]{2}|^[a-z]:|^~/iu.test(name)) return false
  // Half of a surrogate pair can't be written in UTF-8, and stores would put another character in its place.
  return name.isWellFormed()
}
