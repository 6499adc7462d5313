import { Readable } from 'node:stream'
import { type TextMethod, textMethods } from '@rosette/contract-kit/search/criteria-parts.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bulkIndex } from '../index/bulk-index.ts'
import { createIndex, finishIndex } from '../index/create-index.ts'
import { defineIndex, identifier, indexName, integer, nameList, prose } from '../index/index-definition.ts'
import { anyOf } from './define-clauses.ts'
import { nameRanking } from './name-ranking.ts'
import { textClause } from './text-clause.ts'

const Gene = z.object({ key: z.int(), name: z.string(), aliases: z.array(z.string()), note: z.string().nullable() })
type Gene = z.infer<typeof Gene>
const definition = defineIndex({
  hit: Gene,
  fields: {
    key: integer(),
    name: identifier({ isSearchable: true }),
    aliases: nameList({ isSearchable: true }),
    note: prose({ isSearchable: true }),
  },
  key: 'key',
  order: 'name',
})
const names = ['name', 'aliases'] as const
const fields = {
  name: (gene: Gene) => [gene.name],
  aliases: (gene: Gene) => gene.aliases,
  note: (gene: Gene) => (gene.note ? [gene.note] : []),
}

// Two letters and a blank meet often; accents, case and special characters of query languages are among them.
const character = fc.constantFrom(...'aaabbbABéß -*"\\')
const textOf = (maxLength: number) =>
  fc
    .array(character, { minLength: 1, maxLength })
    .map((characters) => characters.join('').replace(/ +/g, ' ').trim())
    .filter((text) => text !== '')
const genes: Gene[] = [
  ...fc
    .sample(fc.record({ name: textOf(8), aliases: fc.array(textOf(8), { maxLength: 3 }), note: fc.option(textOf(60)) }), {
      seed: 43,
      numRuns: 250,
    })
    .map((gene, key) => ({ key, ...gene })),
  { key: 1000, name: 'AT1G01010', aliases: ['NAC001'], note: null },
  { key: 1001, name: 'AT9G99999', aliases: ['AT1G01010-like'], note: 'Named after AT1G01010.' },
]
type Field = keyof typeof fields
const { engine, indexPrefix } = testEngine()
const index = indexName(indexPrefix, 'gene', 'ranked')

beforeAll(async () => {
  await createIndex(engine, index, definition)
  await bulkIndex(engine, index, Readable.from(genes.map((gene) => ({ id: String(gene.key), document: gene }))))
  await finishIndex(engine, index)
})

async function rankedKeys(searched: readonly string[], method: TextMethod, text: string): Promise<number[]> {
  const filter = [anyOf(searched.map((field) => textClause(definition, field, method, text)))]
  const query = { bool: { filter, must: [nameRanking(definition, { text, method, searched, names })] } }
  const { sources } = await engine.search<Gene>(index, { query, size: 1000, sort: [{ _score: 'desc' }, { key: 'asc' }] })
  return sources.map(({ key }) => key)
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
const compares: Record<TextMethod, (value: string, text: string) => boolean> = {
  contains: (value, text) => value.includes(text),
  starts_with: (value, text) => value.startsWith(text),
  exactly: (value, text) => value === text,
}

/** The rule itself, without the engine: greater is better, from the first number to the last. */
function rankOf(gene: Gene, searched: readonly Field[], method: TextMethod, given: string): number[] {
  const text = fold(given)
  const valuesOf = (field: Field) => fields[field](gene).map(fold)
  const ownNames = names.flatMap(valuesOf)
  const tiers = [Number(ownNames.includes(text)), Number(ownNames.some((name) => name.includes(text)))]
  if (method !== 'contains') return tiers
  const begins = searched.flatMap(valuesOf).some((value) => value.startsWith(text))
  // One or two characters have no position but the start.
  const places = given.length < 3 ? [] : searched.map((field) => valuesOf(field).flatMap((value) => nearness(value, text)))
  return [...tiers, Number(begins), Math.max(0, ...places.map((each) => each.reduce((sum, near) => sum + near, 0)))]
}

function nearness(value: string, text: string): number[] {
  const rank = value.indexOf(text)
  return rank < 0 ? [] : [1 / (rank + 1)]
}

// The engine counts with 24 bits, and a tier takes half of them.
const rounding = 1e-4

function compareRanks(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => Math.abs(difference) > rounding) ?? 0
}

test('[RESULTS-042] [RESULTS-043] random texts come in the order of a plain evaluation', { timeout: 60_000 }, async () => {
  const query = fc.oneof(textOf(5), fc.constantFrom(...genes.slice(0, 250).flatMap((gene) => [gene.name, ...gene.aliases])))
  const searchedFields = fc.constantFrom<Field[]>(['name', 'aliases'], ['note'])
  await fc.assert(
    fc.asyncProperty(searchedFields, fc.constantFrom(...textMethods), query, async (searched, method, given) => {
      const text = fold(given)
      const isFound = (gene: Gene) => searched.flatMap((field) => fields[field](gene)).some((value) => compares[method](fold(value), text))
      const found = await rankedKeys(searched, method, given)
      expect(found.toSorted((one, other) => one - other)).toEqual(genes.filter(isFound).map(({ key }) => key))
      const ranks = found.map((key) => ({ key, rank: rankOf(geneOf(key), searched, method, given) }))
      for (const [at, { key, rank }] of ranks.slice(1).entries()) {
        const before = ranks[at]
        const order = before ? compareRanks(before.rank, rank) : 0
        expect(order, `${text}: ${before?.key} before ${key}`).toBeGreaterThanOrEqual(0)
        // What is alike to the last bit is ordered by key.
        if (String(before?.rank) === String(rank)) expect(before?.key).toBeLessThan(key)
      }
    }),
    { seed: 43, numRuns: 200 },
  )
})

function geneOf(key: number): Gene {
  const gene = genes.find((each) => each.key === key)
  if (!gene) throw new Error(`There is no gene ${key}`)
  return gene
}

test('[RESULTS-043] AT1G01010 typed exactly stands before a gene whose other name only contains it', async () => {
  expect(await rankedKeys(names, 'contains', 'at1g01010')).toEqual([1000, 1001])
  expect(await rankedKeys(names, 'exactly', 'at1g01010')).toEqual([1000])
})

test('names come by the place of the text in them, whatever name of a list it is', async () => {
  const places = ['xxabcd', 'xabcd', 'xxxxabcd', 'xxxabcd'].map((alias, at) => ({
    key: 2000 + at,
    name: `N${at}`,
    aliases: ['other', alias],
    note: null,
  }))
  await bulkIndex(engine, index, Readable.from(places.map((gene) => ({ id: String(gene.key), document: gene }))))
  await finishIndex(engine, index)
  expect((await rankedKeys(names, 'contains', 'ABCD')).filter((key) => key >= 2000)).toEqual([2001, 2000, 2003, 2002])
})

test('the longest text stays within the clauses that the engine takes', async () => {
  expect(await rankedKeys(['name', 'aliases', 'note'], 'contains', 'abc def '.repeat(25))).toEqual([])
})
