import { withReadableQuery } from './with-query.ts'

/** The page of a file, which is shown or saved by its type. */
export function downloadFilePath(path: string): string {
  return withReadableQuery('/download/file', { path })
}
