import type { Criteria } from '@rosette/contract-kit/site-paths/results-path.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { choicesOfForm } from '@rosette/test-kit/forms/form-choices.ts'
import type { Fields } from '@rosette/ui-kit/form/form-fields.ts'
import { expect, test } from 'vitest'
import { resultCategories, resultCategoryNames } from '../../../site/contract/result-categories.ts'
import { loadResults } from '../list/results-definition-query.ts'
import { describeCriteria } from './describe-criteria.ts'
import { withContains, withoutCriterion } from './without-criterion.ts'

const fieldsOf = async (category: ResultCategoryName) => (await loadResults(resultCategories[category].source)).criteriaFields

const sentence = async (category: ResultCategoryName, criteria: Criteria) =>
  describeCriteria(await fieldsOf(category), criteria).map(({ label, relation, value }) =>
    [label, relation, value].filter(Boolean).join(' '),
  )

const publications = {
  searchTerms: [
    { search_type: 'authors', search_method: 'starts_with', search_input: 'Meyerowitz' },
    { search_type: 'title_abstract', search_method: 'contains', search_input: ' flower ' },
    { search_type: 'doi', search_method: 'exactly', search_input: '' },
  ],
  year_from: 1990,
  publication_type: 'all',
}

test.for<[ResultCategoryName, Criteria, string[]]>([
  ['genes', {}, []],
  [
    'genes',
    { searchBy: 'Description', searchType: 'contains', detailSearchText: 'MADS', taxonName: 'Arabidopsis thaliana', chromosome: 'any' },
    ['description contains “MADS”', 'taxon is Arabidopsis thaliana'],
  ],
  ['genes', { startPos: 1, endPos: 10, gaUnit: 'kbp' }, ['position is 1 – 10 kbp']],
  ['genes', { geneList: 'AT1G01010;AT1G01020', geneListUploadType: 'AGI Locus IDs' }, ['id is one of 2 ids']],
  ['genes', { include_obsolete: true, advanced: ['has_literature'] }, ['obsolete genes are included', 'has associated literature']],
  [
    'genes',
    { keywordTerm: 'flower', keywordType: 'proc' },
    ['annotated to a term that contains “flower” or its child terms', 'keyword type is GO Biological Process'],
  ],
  ['publication', publications, ['author starts with “Meyerowitz”', 'title or abstract contains “flower”', 'year is from 1990']],
  [
    'keyword',
    { searchTerms: { search_method: 'exactly', kw_search_input: 'leaf' }, restrictCats: { po: true } },
    ['keyword is exactly “leaf”', 'PO developmental stage'],
  ],
  ['community', { first_name: { search_method: 'starts_with', search_input: 'Flora' } }, ['first name starts with “Flora”']],
  [
    'germplasm',
    { restrictByFeatures: { isAbrcStock: true, hasPoly: false, mutagen: ['gamma_rays', 'X-rays'] } },
    ['is an ABRC stock', 'mutagen is gamma rays or X-rays'],
  ],
  ['germplasm', { searchTerms: { search_type: 'phenotypes', search_input: 'dwarf' } }, ['phenotype contains “dwarf”']],
  ['protein', { physioSection: [{ type: 'mw', min: 10_000, max: 20_000 }] }, ['calculated MW is 10 – 20 kDa']],
  [
    'protein',
    { domainSection: [{ quant_type: '>', quant_number: 2, db_name: 'pfam' }] },
    ['number of domains is more than (>) 2', 'domain database is Pfam'],
  ],
  ['annotations', { genes: { keys: [1, 2] }, keyword_types: ['proc'] }, ['for the 2 selected loci', 'GO aspect is biological process']],
  ['annotations', { keyword_types: ['grow', 'stru'] }, ['PO aspect is growth and developmental stages or plant structure']],
  ['locus_history', { genes: { keys: [1] } }, ['for the selected locus']],
])('[RESULTS-005] criteria in words: %s %j', async ([category, criteria, expected]) => {
  expect(await sentence(category, criteria)).toEqual(expected)
})

const flowering = { keywordTerm: 'flower development', keywordId: 'GO:0009908' }

test.for<[Criteria, string]>([
  [flowering, 'annotated to flower development (GO:0009908) or its child terms'],
  [{ ...flowering, include_children: false }, 'annotated directly to flower development (GO:0009908)'],
  [{ keywordId: 'GO:0009908' }, 'annotated to GO:0009908 or its child terms'],
  [{ keywordTerm: 'go:0009908' }, 'annotated to GO:0009908 or its child terms'],
  [{ keywordTerm: 'flower', include_children: false }, 'annotated directly to a term that contains “flower”'],
])('[ONTO-009] terms in words: %j', async ([criteria, expected]) => {
  expect(await sentence('genes', criteria)).toEqual([expected])
  const [criterion] = describeCriteria(await fieldsOf('genes'), criteria)
  expect(criterion && withoutCriterion(criteria, criterion)).toEqual({})
})

test.for(resultCategoryNames)(
  '[RESULTS-005] whatever %s can be requested is reported in words, not by the names of fields and codes',
  async (category) => {
    const fields = await fieldsOf(category)
    // What was chosen on another page has no options.
    const controls = Object.fromEntries(Object.entries(fields).filter(([, { control }]) => control !== 'selection')) as Fields
    for (const { path, value, criteria } of choicesOfForm(controls)) {
      const reported = describeCriteria(fields, criteria).map((criterion) => `${criterion.label} ${criterion.value}`)
      expect(
        reported.filter((words) => /[a-z]_[a-z]/i.test(words)),
        `${path} ${value}`,
      ).toEqual([])
    }
  },
)

test('every criterion can be removed, and the others stay', async () => {
  const fields = await fieldsOf('publication')
  const all = describeCriteria(fields, publications)
  for (const criterion of all) {
    const left = describeCriteria(fields, withoutCriterion(publications, criterion))
    expect(left.map(({ label }) => label)).toEqual(all.filter((other) => other !== criterion).map(({ label }) => label))
  }
})

test('a wider search compares texts by contains', async () => {
  const wider = withContains(await fieldsOf('publication'), publications)
  expect(await sentence('publication', wider ?? {})).toContain('author contains “Meyerowitz”')
  expect(withContains(await fieldsOf('publication'), wider ?? {})).toBeNull()
})
