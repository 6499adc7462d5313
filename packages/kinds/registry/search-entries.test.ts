import { expect, test } from 'vitest'
import { cardOf, searchSources } from './search-cards.ts'
import { boxTypes, searchCategories, searchForms, searchTypes } from './search-entries.ts'

test('[GENERAL-004] the types of the search box stand in the order of the specification, before any further ones', () => {
  const specified = [
    ['genes', 'Gene', 'genes'],
    ['dna', 'Clone', 'clones'],
    ['keyword', 'Keyword', 'keywords'],
    ['protein', 'Protein', 'proteins'],
    ['polyallele', 'Polymorphisms', 'polymorphisms'],
    ['ecotype', 'Ecotype', 'ecotypes'],
    ['community', 'Person or Lab', 'people and labs'],
    ['germplasm', 'Germplasm', 'germplasms'],
    ['markers', 'Marker', 'markers'],
    ['vector', 'Vector', 'vectors'],
    ['transposon', 'Transposon', 'transposons'],
  ]
  const types = searchTypes.map(({ category, label, plural }) => [category, label, plural])
  expect(types.slice(0, specified.length)).toEqual(specified)
})

test('[RESULTS-095] publications are the last type of the search box', () => {
  expect(searchTypes.at(-1)).toMatchObject({ kind: 'publication', category: 'publication', label: 'Publication', plural: 'publications' })
})

test('[EVERY-001] the box offers Everything above the types, and Gene is chosen at first', () => {
  expect(boxTypes.types.map(({ category }) => category)).toEqual(['everything', ...searchCategories])
  expect(boxTypes.chosenAtFirst.category).toBe('genes')
})

test('every type of the search box finds the records of one kind', () => {
  expect(new Set(searchCategories).size).toBe(searchCategories.length)
  expect(searchTypes.map(({ kind }) => cardOf({ kind }).category)).toEqual(searchCategories)
})

test('categories, calls of lists and the forms that search them are distinct', () => {
  const categories = searchSources.flatMap(({ card: { category, aliases = [] } }) => (category === null ? [] : [category, ...aliases]))
  expect(new Set(categories).size).toBe(categories.length)
})

test('a kind with a form says on its search card what the page of the form is for, and no other kind does', () => {
  const described = searchSources.filter(({ card }) => card.description !== null).map(({ card }) => card.category)
  expect(described.toSorted()).toEqual(searchForms.map(({ category }) => category).toSorted())
})
