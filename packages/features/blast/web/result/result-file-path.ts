import type { ResultFormat } from '../../contract/blast-result.ts'

/** Address of a file of a result. */
export function resultFilePath(token: string, format: ResultFormat): string {
  return `/api/runs/${token}/blast/files/${format}`
}
