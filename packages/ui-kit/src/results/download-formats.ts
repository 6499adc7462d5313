/** The formats that a list is downloaded in (RESULTS-079, USE-008); `tsv` is the one of the specification. */
export const downloadFormats = [
  { format: 'exact', label: 'Exact values (.tsv)' },
  { format: 'tsv', label: 'Semicolons for commas (.tsv)' },
  { format: 'jsonl', label: 'JSON Lines (.jsonl)' },
  { format: 'csv', label: 'For spreadsheets (.csv)' },
] as const
