import type { CopyValue } from '@rosette/release-kit/sources/source.ts'

/** The table that sample sheets fill, with its columns. */
export const sheetTables = {
  expression_run_line: [
    'matrix',
    'data_set',
    'title',
    'unit',
    'reference',
    'run',
    'sample',
    'label',
    'organ',
    'treatment',
    'po_terms',
    'line_number',
  ],
}

/** A run of a matrix within a data set. The order of the numbers is that of organs and samples on the page. */
export type SheetLine = {
  matrix: string
  dataSet: string
  title: string | null
  unit: string
  reference: string | null
  run: string
  sample: string
  label: string | null
  organ: string
  treatment: string | null
  poTerms: string | null
  lineNumber: number
}

/** A row of the table. */
export function sheetRow(line: SheetLine): CopyValue[] {
  const { matrix, dataSet, title, unit, reference, run, sample, label, organ, treatment, poTerms, lineNumber } = line
  return [matrix, dataSet, title, unit, reference, run, sample, label, organ, treatment, poTerms, lineNumber]
}
