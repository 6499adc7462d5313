import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { expect, test } from 'vitest'
import { ingestAnalysisReferences } from './analysisreference-server.ts'

const columns = ingestAnalysisReferences.tables.analysisreference_line ?? []

function ingest(...cells: Record<string, string>[]) {
  const rows: (readonly CopyValue[])[] = []
  const rejected: string[] = []
  const reader = ingestAnalysisReferences.ingest({ row: (_, values) => rows.push(values), reject: (reason) => rejected.push(reason) })
  reader.line(columns.join('\t'))
  for (const named of cells) reader.line(columns.map((column) => named[column] ?? '').join('\t'))
  return { rows, rejected }
}

test('T and F become true and false, empty cells null', () => {
  const [row] = ingest({ name: 'InterProScan run', is_nucleotide: 'F', is_peptide: 'T', date_run: '2016-06-01' }).rows
  expect(row).toEqual(['InterProScan run', null, null, '2016-06-01', false, true, null, null, null, null, null, null, null, null])
})

test('a line without a name or with a malformed flag, date or URL is rejected', () => {
  const wrong: Record<string, string>[] = [
    { program_name: 'x' },
    { name: 'a', is_peptide: 'Y' },
    { name: 'a', date_run: '2016' },
    { name: 'a', websites: 'nowhere' },
  ]
  expect(ingest(...wrong).rejected).toEqual([
    'name is missing',
    '"Y" is not a valid is_peptide',
    '"2016" is not a valid date_run',
    '"nowhere" is not a valid websites',
  ])
})
