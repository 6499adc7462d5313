import { withReadableQuery } from './with-query.ts'

/** The page of a folder of the download area (DOWN-007). */
export function downloadListPath(dir: string) {
  return withReadableQuery('/download/list', { dir })
}
