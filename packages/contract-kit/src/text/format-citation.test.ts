import { expect, test } from 'vitest'
import { formatBibtex, formatCitation } from './format-citation.ts'

const cited = {
  title: 'Locus: AT4G18960 (AG)',
  releaseId: '2026_11',
  releaseDay: '2026-11-01',
  accessDay: '2026-11-16',
  doi: null,
  address: 'https://rosette.example/locus?key=2117144',
  licences: ['CC-BY 4.0', 'free & open'],
}

test('[USE-005] a citation names release, its day, page, permanent link and day of access', () => {
  expect(formatCitation(cited)).toBe(
    'Rosette, release 2026_11 (2026-11-01). Locus: AT4G18960 (AG). https://rosette.example/locus?key=2117144 (accessed 2026-11-16).',
  )
  expect(formatCitation({ ...cited, releaseDay: null })).toContain('release 2026_11. ')
})

test('[USE-005] [FAIR-009] BibTeX has the same and the licences, with its special characters escaped', () => {
  expect(formatBibtex({ ...cited, title: 'Keyword: 50% {a_b} & ~c' })).toBe(`@misc{rosette-keyword-50-a-b-c-2026,
  author = {{Rosette}},
  title = {{Keyword: 50\\% \\{a\\_b\\} \\& \\textasciitilde{}c}},
  year = {2026},
  version = {Release 2026\\_11},
  howpublished = {\\url{https://rosette.example/locus?key=2117144}},
  note = {Accessed 2026-11-16. Licence: CC-BY 4.0; free \\& open}
}
`)
})

test('[SIGN-002] a citation and BibTeX name the DOI of the release', () => {
  const named = { ...cited, doi: '10.5281/zenodo.12_34' }
  expect(formatCitation(named)).toBe(
    'Rosette, release 2026_11 (2026-11-01), https://doi.org/10.5281/zenodo.12_34. Locus: AT4G18960 (AG). https://rosette.example/locus?key=2117144 (accessed 2026-11-16).',
  )
  expect(formatBibtex(named)).toContain('  doi = {10.5281/zenodo.12\\_34},\n')
  expect(formatCitation(cited) + formatBibtex(cited)).not.toContain('doi')
})
