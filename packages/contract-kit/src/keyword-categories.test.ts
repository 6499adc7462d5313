import { expect, test } from 'vitest'
import { geneOntologyCategories, keywordCategories, parseKeywordCategory, plantOntologyCategories } from './keyword-categories.ts'

test('[DATA-030] the seven categories of keywords', () => {
  const documented =
    'molecular function, biological process, cellular component, growth and developmental stages, plant structure, method, user-defined'
  expect(keywordCategories.join(', ')).toBe(documented)
})

test('[DATA-078] the categories of the gene ontology and of the plant ontology', () => {
  expect(geneOntologyCategories.map(({ title }) => title)).toEqual([
    'GO Biological Process',
    'GO Molecular Function',
    'GO Cellular Component',
  ])
  expect(plantOntologyCategories.map(({ title }) => title)).toEqual(['Growth and Developmental Stages', 'Plant Structure'])
})

test('a namespace of the Gene Ontology is a category', () => {
  expect(parseKeywordCategory('biological_process')).toBe('biological process')
  expect(parseKeywordCategory('weather')).toBeNull()
})
