import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, identifier, integer } from '../index/index-definition.ts'
import {
  allOf,
  anyOf,
  type ClauseContext,
  defineClauses,
  mapLocationClauses,
  overlapClause,
  partsClause,
  valueClause,
} from './define-clauses.ts'

const index = defineIndex({
  hit: z.object({ key: z.int(), name: z.string() }),
  fields: { key: integer(), name: identifier() },
  key: 'key',
  order: 'name',
})
const context: ClauseContext = {
  index,
  now: new Date('2026-11-01'),
  listClause: async () => ({}),
  keysOfSelection: async () => [],
  termsNamed: async () => [],
  placesOf: async () => [],
  keyOfEmail: async () => null,
}

test('where two clauses are refused the first refusal is reported, and no other one is left behind', async () => {
  const refuse = () => {
    throw new Problem('invalid_request', 'There is no text to search for.')
  }
  const search = defineClauses(z.object({ email: z.string(), name: z.string() }), {
    email: async () => {
      await sleep(5)
      throw new Problem('access_denied', 'Only for members.')
    },
    name: refuse,
  })
  const left: unknown[] = []
  const note = (reason: unknown) => left.push(reason)
  process.on('unhandledRejection', note)
  await expect(search.clausesOf({ email: 'a', name: 'b' }, context)).rejects.toMatchObject({ code: 'invalid_request' })
  await sleep(20)
  process.off('unhandledRejection', note)
  expect(left).toEqual([])
})

test('more values than the engine takes in one clause are sent in several', () => {
  const values = Array.from({ length: 65_537 }, (_, at) => at)
  expect(valueClause('key', values.slice(1))).toEqual({ terms: { key: values.slice(1) } })
  expect(valueClause('key', values)).toEqual({
    bool: { should: [{ terms: { key: values.slice(0, -1) } }, { terms: { key: [65_536] } }], minimum_should_match: 1 },
  })
})

test('one value is a term, several are alternatives, and half a surrogate pair reaches no engine', () => {
  expect(valueClause('name', 'AG')).toEqual({ term: { name: { value: 'AG' } } })
  expect(valueClause('is_obsolete', false)).toEqual({ term: { is_obsolete: { value: false } } })
  expect(valueClause('name', ['AG', 'x\ud800'])).toEqual({ terms: { name: ['AG', 'x\ufffd'] } })
  expect(valueClause('name', '\udfffx')).toEqual({ term: { name: { value: '\ufffdx' } } })
})

test('one clause stands alone, several are joined, and none is none', () => {
  const [one, other] = [valueClause('key', 1), valueClause('key', 2)]
  expect([anyOf([one]), allOf([one]), allOf([])]).toEqual([one, one, null])
  expect(anyOf([one, other])).toEqual({ bool: { should: [one, other], minimum_should_match: 1 } })
  expect(allOf([one, other])).toEqual({ bool: { filter: [one, other] } })
})

test('a place overlaps a range that ends in it or behind it, and an open end has no limit', () => {
  expect(overlapClause('start', 'end', { from: 10, to: 20 })).toEqual([{ range: { end: { gte: 10 } } }, { range: { start: { lte: 20 } } }])
  expect(overlapClause('start', 'end', { to: 0 })).toEqual([{ range: { start: { lte: 0 } } }])
  expect(overlapClause('start', 'end', {})).toEqual([])
})

const position = { chromosome: 'chrom', start: 'start', end: 'end' }

test('kilobases become bases, and either end may be left open', () => {
  expect(mapLocationClauses(position, { chromosome: 'C', low_range: 0, high_range: 1.5 })).toEqual([
    { term: { chrom: { value: 'C' } } },
    { range: { end: { gte: 0 } } },
    { range: { start: { lte: 1500 } } },
  ])
  expect(mapLocationClauses(position, { low_range: 0.001 })).toEqual([{ range: { end: { gte: 1 } } }])
  expect(mapLocationClauses(position, {})).toEqual([])
})

test('a range that was typed from its high end is the same range', () => {
  expect(mapLocationClauses(position, { low_range: 20, high_range: 10 })).toEqual(
    mapLocationClauses(position, { low_range: 10, high_range: 20 }),
  )
})

test('an index may write chromosomes in its own way', () => {
  const stored = mapLocationClauses({ ...position, toStored: (chromosome) => `Chr${chromosome}` }, { chromosome: '4' })
  expect(stored).toEqual([{ term: { chrom: { value: 'Chr4' } } }])
})

test('each criterion makes its clause, with all criteria at hand; one that restricts nothing makes none', async () => {
  const schema = z.object({ name: z.string().optional(), type: z.string().optional(), note: z.string().optional() })
  const search = defineClauses(schema, {
    name: (value, criteria, { index: own }) => ({ name: value, beside: criteria.type, key: own.key }),
    type: () => null,
    note: () => ({ never: true }),
  })
  const criteria = { name: 'AG', type: 'SNP', note: undefined }
  expect(await search.clausesOf(criteria, context)).toEqual([{ name: 'AG', beside: 'SNP', key: 'key' }])
  expect(search.criteria).toBe(schema)
})

test('hits are ranked if the criteria imply it', () => {
  const schema = z.object({ name: z.string().optional() })
  const clauses = { name: () => null }
  const ranked = defineClauses(schema, clauses, ({ name }, { order }) => (name ? { rank: name, order } : null))
  expect([ranked.rankingOf({ name: 'AG' }, index), ranked.rankingOf({}, index)]).toEqual([{ rank: 'AG', order: 'name' }, null])
  expect(defineClauses(schema, clauses).rankingOf({ name: 'AG' }, index)).toBeNull()
})

test('all parts of a compound criterion must match; those that are not filled in restrict nothing', () => {
  type Parts = { one?: number | undefined; other?: number | undefined; silent?: boolean | undefined }
  const clauses = {
    one: (value: number) => ({ one: value }),
    other: (value: number, { one }: Parts) => ({ other: value, one }),
    silent: () => null,
  }
  expect(partsClause<Parts>({ one: 1, other: 2, silent: true }, clauses)).toEqual({ bool: { filter: [{ one: 1 }, { other: 2, one: 1 }] } })
  expect(partsClause<Parts>({ one: 0, other: undefined }, clauses)).toEqual({ one: 0 })
  expect(partsClause<Parts>({ silent: true }, clauses)).toBeNull()
})

test('a list of one value and an empty one stay lists', () => {
  expect([valueClause('key', [7]), valueClause('key', [])]).toEqual([{ terms: { key: [7] } }, { terms: { key: [] } }])
})

test('an end that is open stays open, whichever it is', () => {
  expect(mapLocationClauses(position, { high_range: 2 })).toEqual([{ range: { start: { lte: 2000 } } }])
  expect(mapLocationClauses(position, { low_range: 2 })).toEqual([{ range: { end: { gte: 2000 } } }])
  expect(mapLocationClauses(position, { low_range: 2, high_range: 2 })).toEqual([
    { range: { end: { gte: 2000 } } },
    { range: { start: { lte: 2000 } } },
  ])
})
