import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { expect, test } from 'vitest'
import { ingestPublicationCitations } from './ingest-publication-citations.ts'

const header =
  'reference_id title authors publication_type pub_name publication_year volume issue page_start doi pubmed_id date_last_modified'

function ingest(...lines: string[]) {
  const rows: (readonly CopyValue[])[] = []
  const rejected: string[] = []
  const reader = ingestPublicationCitations.ingest({ row: (_, values) => rows.push(values), reject: (reason) => rejected.push(reason) })
  for (const line of [header.replaceAll(' ', '\t'), ...lines]) reader.line(line)
  return { rows, rejected }
}

test('[DPUB-002] what is not known is null, and so is the PubMed number 0', () => {
  expect(
    ingest(
      '5700\tGenes directing flower development\tBowman JL; Smyth DR\treview\tThe Plant Cell\t1989\t1\t\t37\t\t2535466\t2026-11-02',
      '7\t\t\t\t\t\t\t\t\t\t0\t',
    ).rows,
  ).toEqual([
    [
      5700,
      'Genes directing flower development',
      'Bowman JL; Smyth DR',
      'review',
      'The Plant Cell',
      1989,
      '1',
      null,
      '37',
      null,
      2535466,
      '2026-11-02',
    ],
    [7, null, null, null, null, null, null, null, null, null, null, null],
  ])
})

test('a line without a reference, of an unknown type, or with a word for a number is rejected', () => {
  const line = (id: string, type: string, year: string, pubmed: string, day = '') =>
    `${id}\t\t\t${type}\t\t${year}\t\t\t\t\t${pubmed}\t${day}`
  const lines = [line('none', '', '', ''), line('1', 'novel', '', ''), line('1', '', 'soon', ''), line('1', '', '', 'PMC1')]
  expect(ingest(...lines, line('1', '', '', '', '2026-02-30'))).toEqual({
    rows: [],
    rejected: [
      'the number of the reference is missing',
      '"novel" is not a publication type',
      '"soon" is not a year',
      '"PMC1" is not a PubMed ID',
      '"2026-02-30" is not a date',
    ],
  })
})

test('the file is known by its name', () => {
  expectFiles({ 'rosette_publication.tsv': ingestPublicationCitations })
})

test.each([
  ['0', '', ''],
  ['x1', '', ''],
  ['1x', '', ''],
  ['1234567890123456', '', ''],
  ['1', 'x1999', ''],
  ['1', '1999x', ''],
  ['1', '', 'x1'],
  ['1', '', '1x'],
])('the reference %s of the year %j with the PubMed ID %j is rejected', (id, year, pubmed) => {
  expect(ingest(`${id}\t\t\t\t\t${year}\t\t\t\t\t${pubmed}\t`)).toEqual({ rows: [], rejected: [expect.any(String)] })
})
