import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { formatPubmedLine, ingestPubmedArticles, ingestPubmedTitles, pubmedHeader } from './ingest-pubmed-articles.ts'

function ingest(...lines: string[]) {
  const rows: (readonly CopyValue[])[] = []
  const rejected: string[] = []
  const reader = ingestPubmedArticles.ingest({ row: (_, values) => rows.push(values), reject: (reason) => rejected.push(reason) })
  for (const line of [pubmedHeader, ...lines]) reader.line(line)
  return { rows, rejected }
}

test('[PUBMED-007] what an import writes is what a load reads, and the source has its licence', () => {
  const bare = {
    title: null,
    authors: [],
    journal: null,
    year: null,
    volume: null,
    issue: null,
    firstPage: null,
    doi: null,
    abstract: null,
  }
  const article = {
    pubmedId: 99999901,
    title: 'A title',
    authors: ['Exemplar A', 'Demo Consortium'],
    journal: 'Demo J',
    year: 2020,
    volume: '1',
    issue: '2',
    firstPage: 'e3',
    doi: '10.9999/1',
    abstract: 'RESULTS: none.',
  }
  const empty = Array.from({ length: 9 }, () => null)
  expect(ingest(formatPubmedLine(article), formatPubmedLine({ pubmedId: 7, ...bare }))).toEqual({
    rows: [
      [99999901, 'A title', 'Exemplar A; Demo Consortium', 'Demo J', 2020, '1', '2', 'e3', '10.9999/1', 'RESULTS: none.'],
      [7, ...empty],
    ],
    rejected: [],
  })
  expect(ingestPubmedArticles.licence).toContain('National Library of Medicine')
})

test('a line without a PubMed ID or with a word for a year is rejected', () => {
  const cells = '\t'.repeat(5)
  expect(ingest(`0\t\t\t\t${cells}`, `x7\t\t\t\t${cells}`, `7\t\t\t\tsoon${cells}`, `7\t\t\t\t20200${cells}`)).toEqual({
    rows: [],
    rejected: ['"0" is not a PubMed ID', '"x7" is not a PubMed ID', '"soon" is not a year', '"20200" is not a year'],
  })
})

test('[GENERAL-032] [TRUTH-069] a list of titles says what it has of a paper, whatever the order of its columns', () => {
  const header = 'pubmed_id\ttitle\tauthors\tjournal\tyear\tdoi\tsource'
  const lines = ['7\tA title.\tA One; B Two\tDemo J\t2020\t10.9999/1\tUniProt', '8\t\t\t\t\t\tSUBA', 'x\t\t\t\t\t\tSUBA']
  expect(ingestTables(ingestPubmedTitles, header, ...lines)).toEqual({
    rows: [
      ['pubmed_article', 7, 'A title.', 'A One; B Two', 'Demo J', 2020, null, null, null, '10.9999/1', null],
      ['pubmed_article', 8, ...Array.from({ length: 9 }, () => null)],
    ],
    rejected: ['"x" is not a PubMed ID'],
  })
})

test('files are known by their names', () => {
  expectFiles({ 'rosette_pubmed.tsv': ingestPubmedArticles, 'PubMed_metadata_Arabidopsis_papers.tsv': ingestPubmedTitles })
})
