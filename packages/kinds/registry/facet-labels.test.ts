import { listingsOf } from '@rosette/release-kit/kind-server.ts'
import { expect, test } from 'vitest'
import { cardOf, searchSources } from './search-cards.ts'
import { kindServers } from './server.ts'

const indices = new Map([
  ...Object.entries(kindServers).flatMap(([name, { search }]) => (search ? [[name, search.index] as const] : [])),
  ...listingsOf(kindServers).map(([name, { index }]) => [name, index] as const),
])

const counted = searchSources.flatMap(({ source }) => {
  const name = 'listing' in source ? source.listing : source.kind
  const index = indices.get(name)
  return index ? [{ name, index, facets: cardOf(source).facets }] : []
})

test.for(counted)('the index of $name counts what its card has labels for', ({ index, facets }) => {
  expect([...index.facets, ...Object.keys(index.ranges)].toSorted()).toEqual(Object.keys(facets).toSorted())
})

test('a facet is called by words, and no two of a list alike', () => {
  for (const { facets } of counted) {
    const labels = Object.values(facets).map(({ label }) => label)
    expect(labels.filter((label) => !/^[A-Z][^_]+$/.test(label))).toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
  }
})

test('[COVER-011] the facet of evidence says that it counts any annotation of a gene', () => {
  const labels = counted.flatMap(({ facets }) =>
    Object.entries(facets).flatMap(([field, { label }]) => (field === 'evidence_groups' ? [label] : [])),
  )
  expect(labels).toEqual(['Evidence of any annotation'])
})

test('a flag reads yes and no', () => {
  const flags = counted.flatMap(({ name, index, facets }) =>
    Object.entries(facets).flatMap(([field, { values }]) =>
      index.fields[field]?.mapping.type === 'boolean' ? [{ name, field, values }] : [],
    ),
  )
  expect(flags.length).toBeGreaterThan(1)
  expect(flags.filter(({ values }) => JSON.stringify(values) !== '{"true":"yes","false":"no"}')).toEqual([])
})

const ofKinds = [...indices].filter(([name]) => Object.hasOwn(kindServers, name))

test.for(ofKinds)('[GENERAL-016] the reason for a hit of %s names its field in plain words', ([, { fields }]) => {
  const searched = Object.entries(fields).filter(([, { role }]) => role !== 'none' && role !== 'prominence')
  const labels = searched.map(([field, { label = field.replaceAll('_', ' ') }]) => label)
  // Words of the field, not names of the API such as kwName or aliases.
  expect(labels.filter((label) => !/^[a-z ]+$|^(TAIR|GenBank|UniProt) [a-z ]+$|^(GO|PO|PubMed|GenPept) id$|^DOI$/.test(label))).toEqual([])
})
