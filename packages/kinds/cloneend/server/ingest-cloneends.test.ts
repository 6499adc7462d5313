import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestCloneendMatches, ingestCloneends } from './ingest-cloneends.ts'

test('files are known by their names', () => {
  expectFiles({
    'rosette_cloneend.tsv': ingestCloneends,
    'rosette_cloneend.gff': ingestCloneendMatches,
    'rosette_cloneend.gff3': ingestCloneendMatches,
  })
})

test('a clone end needs a name; its place and dates are read', () => {
  const columns = ingestCloneends.tables.cloneend_detail ?? []
  const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? '').join('\t')
  const position = { chromosome: '4', start_position: '1', end_position: '9', orientation: 'R' }
  const { rows, rejected } = ingestLines(
    ingestCloneends,
    columns.join('\t'),
    line({ name: 'F13C5-T7', ...position, pubmed_ids: '1|2', date_last_modified: '2026-01-02' }),
    line(position),
    line({ name: 'x', orientation: '+' }),
    line({ name: 'x', tair_accession: 'y' }),
  )
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([['F13C5-T7', 'Chr4', 1, 9, 'R', '1|2', '2026-01-02']])
  expect(rejected).toEqual(['name is missing', '"+" is not a valid orientation', '"y" is not a valid tair_accession'])
})

test('a match tells the type of its end where its own type does; other features are skipped', () => {
  const match = (type: string, attributes: string) => `Chr1\tTAIR\t${type}\t1\t9\t.\t-\t.\t${attributes}`
  const lines = [
    match('BAC_end', 'Name=A'),
    match('EST_match', 'Name=B'),
    match('clone_insert_end', 'Name=C'),
    match('gene', 'Name=D'),
    match('BAC_end', 'ID=E'),
  ]
  expect(ingestLines(ingestCloneendMatches, ...lines)).toEqual({
    rows: [
      ['A', 'BAC_end', 'Chr1', 1, 9, 'R'],
      ['B', 'EST', 'Chr1', 1, 9, 'R'],
      ['C', null, 'Chr1', 1, 9, 'R'],
    ],
    rejected: ['a name is needed'],
  })
})
