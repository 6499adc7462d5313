import { expect, test } from 'vitest'
import {
  categoryOfCode,
  geneOntologyCategories,
  keywordCategories,
  keywordCategoryCodes,
  keywordCategoryCodeValues,
  parseKeywordCategory,
  plantOntologyCategories,
} from './keyword-categories.ts'

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

test('[FKEY-007] [FPUB-007] every category has one code and at most one box, and methods have none', () => {
  const boxes = keywordCategoryCodes.flatMap(({ box, category }) => (box === null ? [] : [[box, category]]))
  expect(Object.fromEntries(boxes)).toEqual({
    go_cc: 'cellular component',
    go_bp: 'biological process',
    go_mf: 'molecular function',
    po: 'growth and developmental stages',
    pat: 'plant structure',
    user: 'user-defined',
  })
  expect(keywordCategoryCodeValues.map((code) => [code, categoryOfCode(code)])).toEqual([
    ['func', 'molecular function'],
    ['proc', 'biological process'],
    ['comp', 'cellular component'],
    ['grow', 'growth and developmental stages'],
    ['stru', 'plant structure'],
    ['meth', 'method'],
    ['user', 'user-defined'],
  ])
})
