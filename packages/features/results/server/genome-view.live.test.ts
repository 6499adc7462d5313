import { regionOfBin } from '@rosette/contract-kit/records/genome-bins.ts'
import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { cardOf, type ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { resultCategories, resultCategoryNames } from '../../site/contract/result-categories.ts'
import { searchTarget } from './search-target.ts'

const { as } = await demoSite()
const { post } = as('anonymous')
const Answer = searchAnswer(z.unknown())

async function search(category: ResultCategoryName, criteria: object, options: object) {
  const { call } = resultCategories[category]
  const kind = call === 'dna' ? { category: 'clone' } : {}
  const { status, body } = await post(`/api/search/${call}`, {
    searchTerms: toSearchTerms({ ...criteria, ...kind }),
    pageSize: 1,
    ...options,
  })
  expect(status).toBe(200)
  return Answer.parse(body)
}

const genomeOf = (name: ResultCategoryName) => cardOf(resultCategories[name].source).genome
const names = resultCategoryNames.filter((name) => genomeOf(name) !== null)

test('[GENOME-007] categories that offer the view are those whose index has places', () => {
  const placed = resultCategoryNames.filter(
    (name) => searchTarget(resultCategories[name].source, 'x', 'y').definition.position !== undefined,
  )
  expect(placed.toSorted()).toEqual(names.toSorted())
  expect(names).toEqual(expect.arrayContaining(['genes', 'dna', 'polyallele', 'markers', 'transposon']))
})

test.for(names)('[GENOME-007] bins and what is not placed are the total: %s', async (name) => {
  const { total, genome } = await search(name, {}, { genome: true, facets: true })
  const counts = genome?.bins.map(({ count }) => count) ?? []
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.reduce((sum, count) => sum + count, 0) + (genome?.unplaced ?? 0)).toBe(total)
  expect(genome?.unplaced).toBeGreaterThanOrEqual(0)
  expect((await search(name, {}, {})).genome).toBeUndefined()
})

test('[GENOME-007] bins follow the filters', async () => {
  const whole = await search('genes', {}, { genome: true, facets: true })
  const narrowed = await search('genes', {}, { genome: true, facets: true, filters: { chromosome: { include: ['4'] } } })
  expect(narrowed.total).toBeLessThan(whole.total)
  expect(new Set(narrowed.genome?.bins.map(({ chromosome }) => chromosome))).toEqual(new Set(['Chr4']))
  expect(narrowed.genome?.bins).toEqual(whole.genome?.bins.filter(({ chromosome }) => chromosome === 'Chr4'))
})

test.for(names)('[GENOME-008] a bar opens at least what it counts, all of it in its region: %s', async (name) => {
  const { criteriaWithin = null } = genomeOf(name) ?? {}
  if (!criteriaWithin) return
  const { genome } = await search(name, {}, { genome: true })
  for (const bin of genome?.bins.slice(0, 3) ?? []) {
    const found = await search(name, criteriaWithin(regionOfBin(bin)), { genome: true })
    expect(found.total).toBeGreaterThanOrEqual(bin.count)
    expect(new Set(found.genome?.bins.map(({ chromosome }) => chromosome))).toEqual(new Set([bin.chromosome]))
    expect(found.genome?.bins).toContainEqual(bin)
  }
})
