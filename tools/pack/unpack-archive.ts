import { execFileSync } from 'node:child_process'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checksumFile } from './seal-archive.ts'

/** A user whom an archive's processes can run as; undefined is the one who runs the check. */
export type ProcessUser = { uid: number; gid: number } | undefined

/** `nobody`, if this process may become somebody else. */
export const leastUser: ProcessUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

/** Unpacks an archive into a folder that only can be read, compares it with its checksums and makes sure that the user can't write there. */
export async function unpackArchive(file: string, dir: string, user: ProcessUser): Promise<void> {
  await mkdir(dir, { recursive: true })
  execFileSync('tar', ['--extract', `--file=${file}`, '--strip-components=1', '--no-same-owner', `--directory=${dir}`])
  execFileSync('chmod', ['--recursive', 'a-w', dir])
  await chmod(dir, 0o555)
  execFileSync('sha256sum', ['--check', '--quiet', '--strict', checksumFile], { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] })
  const writable = execFileSync('find', [dir, '-not', '-type', 'l', '-writable', '-print', '-quit'], { ...user, encoding: 'utf8' })
  if (writable !== '') throw new Error(`The user can write to ${join(writable.trim())}`)
}
