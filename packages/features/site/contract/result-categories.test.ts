import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { expect, test } from 'vitest'
import { findResultCategory, resultCategories, resultCategoryNames } from './result-categories.ts'
import { sitePages } from './site-pages.ts'

/** The categories of the specification with their calls. A kind that it does not know adds its own. */
const specified = {
  genes: 'gene',
  dna: 'dna',
  vector: 'dna',
  polyallele: 'polymorphism',
  markers: 'marker',
  annotations: 'annotation',
  descriptions: 'gene/descriptions',
  locus_history: 'gene/locus_history',
  microarray: 'gene/microarray',
  keyword: 'keyword',
  protein: 'protein',
  ecotype: 'ecotype',
  community: 'community',
  germplasm: 'germplasm',
  transposon: 'transposon',
  publication: 'publication',
  protocol: 'protocol',
}

test('[RESULTS-045] categories and calls have different names', () => {
  const calls = Object.fromEntries(resultCategoryNames.map((name) => [name, resultCategories[name].call]))
  expect(calls).toMatchObject(specified)
})

test('[RESULTS-016] [RESULTS-017] [RESULTS-070] every category word leads to a form that exists', () => {
  const paths = new Set(sitePages.map(({ path }) => path))
  for (const name of resultCategoryNames) expect(paths).toContain(resultCategories[name].form.path)
  for (const name of ['annotations', 'genes', 'descriptions', 'locus_history', 'microarray'] as const) {
    expect(resultCategories[name].form.path).toBe('/search/genes')
  }
  const clone = findResultCategory('clone')
  expect(clone && resultCategories[clone].form.path).toBe('/search/dna')
  expect(resultCategories.vector.form.path).toBe('/search/vector')
})

test('[RESULTS-012] New Search is hidden for descriptions, annotations and microarray', () => {
  const hidden = resultCategoryNames.filter((name) => Object.hasOwn(specified, name) && !resultCategories[name].form.isOffered)
  expect(hidden.toSorted()).toEqual(['annotations', 'descriptions', 'microarray'])
})

test('[TABLE-015] columns that the specification names are not sortable', () => {
  const never = ['desc', 'tv', 'assoc_data', 'assoc_data_child', 'description', 'stock_number', 'donor']
  for (const name of resultCategoryNames) {
    const sortable = cardOf(resultCategories[name].source).columns.filter(({ isSortable }) => isSortable)
    expect(sortable.filter(({ id }) => never.includes(id))).toEqual([])
  }
})
