import { expect, test } from 'vitest'
import { formatBibtex, formatCitation } from './format-citation.ts'
import { citationsOf } from './page-citation.tsx'

const cited = {
  title: 'Locus: AT4G18960 (AG)',
  releaseId: '2026_11',
  releaseDay: '2026-11-01',
  accessDay: '2026-11-16',
  address: 'https://rosette.example/locus?key=2117144',
}

test('[USE-005] a citation names release, its day, page, permanent link and day of access', () => {
  expect(formatCitation(cited)).toBe(
    'Rosette, release 2026_11 (2026-11-01). Locus: AT4G18960 (AG). https://rosette.example/locus?key=2117144 (accessed 2026-11-16).',
  )
  expect(formatCitation({ ...cited, releaseDay: null })).toContain('release 2026_11. ')
})

test('[USE-005] BibTeX has the same, with its special characters escaped', () => {
  expect(formatBibtex({ ...cited, title: 'Keyword: 50% {a_b} & ~c' })).toBe(`@misc{rosette-keyword-50-a-b-c-2026,
  author = {{Rosette}},
  title = {{Keyword: 50\\% \\{a\\_b\\} \\& \\textasciitilde{}c}},
  year = {2026},
  version = {Release 2026\\_11},
  howpublished = {\\url{https://rosette.example/locus?key=2117144}},
  note = {Accessed 2026-11-16}
}
`)
})

test('[USE-005] the articles of the files are cited, each once and only those of the records', () => {
  const source = (citation: string, recordKinds: string[]) => ({
    ...{
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
    },
    ...{ citation, recordKinds },
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
