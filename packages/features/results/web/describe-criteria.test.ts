import { expect, test } from 'vitest'
import { describeCriteria, withContains, withoutCriterion } from './describe-criteria.ts'
import type { Criteria } from './results-query.ts'

const sentence = (criteria: Criteria) =>
  describeCriteria(criteria).map(({ label, relation, value }) => [label, relation, value].filter(Boolean).join(' '))

const publications = {
  searchTerms: [
    { search_type: 'authors', search_method: 'starts_with', search_input: 'Meyerowitz' },
    { search_type: 'title_abstract', search_method: 'contains', search_input: ' flower ' },
    { search_type: 'doi', search_method: 'exactly', search_input: '' },
  ],
  year_from: 1990,
  publication_type: 'all',
}

test.for<[string, Criteria, string[]]>([
  ['nothing', {}, []],
  [
    'genes',
    { searchBy: 'Description', searchType: 'contains', detailSearchText: 'MADS', taxonName: 'Arabidopsis thaliana', chromosome: 'any' },
    ['description contains “MADS”', 'taxon is Arabidopsis thaliana'],
  ],
  ['positions', { startPos: 1, endPos: 10, gaUnit: 'kbp' }, ['position is 1 – 10 kbp']],
  ['lists of ids', { geneList: 'AT1G01010;AT1G01020', geneListUploadType: 'AGI Locus IDs' }, ['id is one of 2 ids']],
  ['publications', publications, ['authors starts with “Meyerowitz”', 'title or abstract contains “flower”', 'year is from 1990']],
  [
    'keywords',
    { searchTerms: { search_method: 'exactly', kw_search_input: 'leaf' }, restrictCats: { po: true } },
    ['keyword is exactly “leaf”', 'po'],
  ],
  ['people', { first_name: { search_method: 'starts_with', search_input: 'Flora' } }, ['first name starts with “Flora”']],
  [
    'features',
    { restrictByFeatures: { isAbrcStock: true, hasPoly: false, mutagen: ['gamma_rays', 'X-rays'] } },
    ['is an ABRC stock', 'mutagen is gamma rays or X-rays'],
  ],
  ['proteins', { physioSection: [{ type: 'mw', min: 10, max: 20 }] }, ['molecular weight is 10 – 20']],
])('[RESULTS-005] criteria in words: %s', ([, criteria, expected]) => {
  expect(sentence(criteria)).toEqual(expected)
})

test('every criterion can be taken away, and the others stay', () => {
  const all = describeCriteria(publications)
  for (const criterion of all) {
    const left = describeCriteria(withoutCriterion(publications, criterion))
    expect(left.map(({ label }) => label)).toEqual(all.filter((other) => other !== criterion).map(({ label }) => label))
  }
})

test('a wider search looks for texts anywhere', () => {
  const wider = withContains(publications)
  expect(sentence(wider ?? {})).toContain('authors contains “Meyerowitz”')
  expect(withContains(wider ?? {})).toBeNull()
})
