import { dnaTypes } from '@rosette/contract-kit/search/criteria-parts.ts'
import { ecotypeCountries } from '@rosette/contract-kit/vocabulary/ecotype-countries.ts'
import { germplasmSpecies } from '@rosette/contract-kit/vocabulary/germplasm-species.ts'
import { constructTypes } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { germplasmMutagens, polymorphismMutagens } from '@rosette/contract-kit/vocabulary/mutagens.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'

const { indexPrefix, releaseId } = demoDatabase()
const { engine } = testEngine()

/** As they are compared: without case. */
async function storedValues(kind: string, field: string): Promise<string[]> {
  const body = { size: 0, track_total_hits: true, aggs: { values: { terms: { field, size: 1000 } } } }
  const { aggregations } = await engine.search(indexName(indexPrefix, kind, releaseId), body)
  // The shape is the engine's own, and the body asked for it.
  const values = aggregations?.values as { buckets: { key: string }[] } | undefined
  return values?.buckets.map(({ key }) => key) ?? []
}

test.each([
  ['clone', 'vector_type', dnaTypes.vector],
  ['clone', 'insert_type', dnaTypes.insert],
  ['clone', 'clone_end_types', dnaTypes.cloneEnd],
  ['vector', 'vector_type', dnaTypes.vector],
  ['ecotype', 'country', ecotypeCountries],
  ['germplasm', 'scientific_name', germplasmSpecies],
  ['germplasm', 'mutagen', germplasmMutagens],
  ['germplasm', 'construct_types', constructTypes],
  ['polymorphism', 'mutagen', polymorphismMutagens],
  ['polymorphism', 'construct_type', constructTypes],
] as const)('of the %ss of the demo release, what %s holds is offered by the form', async (kind, field, offered) => {
  const stored = await storedValues(kind, field)
  expect(stored.length).toBeGreaterThan(0)
  const choices = offered.map((choice) => choice.toLowerCase())
  expect(stored.filter((value) => !choices.includes(value))).toEqual([])
})

test('the ecotype form offers about 70 countries', () => {
  expect(new Set(ecotypeCountries).size).toBeGreaterThanOrEqual(65)
  expect(ecotypeCountries.length).toBeLessThanOrEqual(75)
})
