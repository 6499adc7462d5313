import type { ExportFormat } from '../../contract/export-format.ts'

/** What the files are called that a list can be saved as; the first is the one of the documents. */
export const fileFormats: readonly { value: ExportFormat; label: string }[] = [
  { value: 'tsv', label: 'Table as shown (.tsv)' },
  { value: 'exact', label: 'Exact values (.tsv)' },
  { value: 'jsonl', label: 'JSON Lines (.jsonl)' },
  { value: 'csv', label: 'For spreadsheets (.csv)' },
]
