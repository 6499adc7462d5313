import { expect, test } from 'vitest'
import { citationsOf } from './page-citation.tsx'

test('[USE-005] the articles of the files are cited, each once and only those of the records', () => {
  const source = (citation: string, recordKinds: string[]) => ({
    kind: 'locus',
    title: 'File',
    file: 'file.txt',
    isDemo: false,
    sha256: '',
    bytes: 1,
    lines: 1,
    rows: 1,
    rejected: 0,
    licence: 'CC BY',
    citation,
    recordKinds,
  })
  const sources = [
    source('Cheng 2017', ['locus', 'gene']),
    source('Cheng 2017', ['locus']),
    source('Other 2020', ['keyword']),
    source('', ['locus']),
  ]
  expect(citationsOf({ sources }, ['locus'])).toEqual(['Cheng 2017'])
  expect(citationsOf({ sources }, [])).toEqual([])
})
