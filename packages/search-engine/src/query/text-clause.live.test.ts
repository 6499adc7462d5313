import { Readable } from 'node:stream'
import { type TextMethod, textMethods } from '@rosette/contract-kit/search/criteria-parts.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bulkIndex } from '../index/bulk-index.ts'
import { createIndex, finishIndex } from '../index/create-index.ts'
import { defineIndex, group, identifier, indexName, integer, keyword, nameList, prose } from '../index/index-definition.ts'
import { groupClause, textClause } from './text-clause.ts'

const Thing = z.object({ key: z.int(), name: z.string(), aliases: z.array(z.string()), note: z.string().nullable() })
type Thing = z.infer<typeof Thing>
const definition = defineIndex({
  hit: Thing,
  fields: {
    key: integer(),
    name: identifier({ isSearchable: true }),
    aliases: nameList({ isSearchable: true }),
    note: prose({ isSearchable: true }),
    annotations: group({ term: prose({ isSearchable: true }), evidence: keyword() }),
  },
  key: 'key',
  order: 'name',
})

// Few letters, so that texts meet; every character that means something in a query language.
const character = fc.constantFrom(...'aAbBéÉüU1 *?\\"\'()[]{}~^:/+-&|!<>=.,_%$@#🌱')
const value = fc
  .array(character, { minLength: 1, maxLength: 14 })
  .map((characters) => characters.join('').replace(/ +/g, ' ').trim())
  .filter((text) => text !== '')
const things: Thing[] = fc
  .sample(fc.record({ name: value, aliases: fc.array(value, { maxLength: 3 }), note: fc.option(value) }), { seed: 715, numRuns: 300 })
  .map((thing, key) => ({ key, ...thing }))
const { engine, indexPrefix } = testEngine()
const index = indexName(indexPrefix, 'thing', 'texts')

const hard = [
  { name: 'Straße', aliases: ['AG', 'AGL'], note: `Müller’s  Æther\nof\u00a0the ${'naïve '.repeat(4000)}end` },
  {
    name: 'abc',
    aliases: ['xab', 'cyz'],
    note: null,
    annotations: [
      { term: 'flower development', evidence: 'IEA' },
      { term: 'leaf shape', evidence: 'IMP' },
    ],
  },
]

beforeAll(async () => {
  await createIndex(engine, index, definition)
  const all = [...things, ...hard.map((thing, at) => ({ key: 1000 + at, ...thing }))]
  await bulkIndex(engine, index, Readable.from(all.map((thing) => ({ id: String(thing.key), document: thing }))))
  await finishIndex(engine, index)
})

async function keysOf(field: string, method: TextMethod, text: string): Promise<number[]> {
  const body = { query: textClause(definition, field, method, text), size: 1000, sort: [{ key: 'asc' }] }
  return (await engine.search<Thing>(index, body)).sources.map(({ key }) => key)
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const compares: Record<TextMethod, (value: string, text: string) => boolean> = {
  contains: (value, text) => value.includes(text),
  starts_with: (value, text) => value.startsWith(text),
  exactly: (value, text) => value === text,
}

test('random texts, half of them pieces of values, find just what comparing all values finds', { timeout: 60_000 }, async () => {
  const piece = fc.tuple(fc.constantFrom(...things), fc.nat(12), fc.integer({ min: 1, max: 14 })).map(([thing, start, length]) =>
    Array.from(thing.aliases[0] ?? thing.name)
      .slice(start, start + length)
      .join('')
      .trim(),
  )
  const text = fc.oneof(value, piece).filter((some) => some !== '')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('name', 'aliases', 'note'), fc.constantFrom(...textMethods), text, async (field, method, query) => {
      const matches = things.filter((thing) => {
        const values = { name: [thing.name], aliases: thing.aliases, note: thing.note === null ? [] : [thing.note] }[field] ?? []
        return values.some((each) => compares[method](fold(each), fold(query)))
      })
      const found = (await keysOf(field, method, query)).filter((key) => key < 1000)
      expect(found).toEqual(matches.map(({ key }) => key))
    }),
    { seed: 300, numRuns: 300 },
  )
})

test.each([
  ['name', 'contains', 'ASSE', [1000]],
  ['name', 'contains', 'ß', [1000]],
  ['name', 'exactly', 'strasse', [1000]],
  ['aliases', 'exactly', 'ag', [1000]],
  ['aliases', 'starts_with', 'Ag', [1000]],
  ['aliases', 'exactly', 'agl ag', []],
  // Two values are not one text.
  ['aliases', 'contains', 'abc', []],
  ['note', 'contains', 'MULLER’S aether of the naive', [1000]],
  ['note', 'contains', 'naïve end', [1000]],
  ['note', 'starts_with', 'aether', []],
  ['note', 'exactly', 'end', []],
] as const)('%s %s %j', async (field, method, text, keys) => {
  expect((await keysOf(field, method, text)).filter((key) => key >= 1000)).toEqual(keys)
})

test.each(['*', '?', '\\', '"', 'a*', '?b', '\\*', '.*', '(a|b)', 'a~', '"a"'])('%j is only text', async (text) => {
  const found = await keysOf('name', 'contains', text)
  expect(found).toEqual(things.filter(({ name }) => fold(name).includes(text)).map(({ key }) => key))
})

test.each([
  ['flower', 'IEA', [1001]],
  ['flower', 'IMP', []],
  ['leaf', 'IMP', [1001]],
] as const)('the term %s with the evidence %s: both of one entry', async (text, evidence, keys) => {
  const clauses = [
    textClause(definition, 'annotations.term', 'starts_with', text),
    { term: { 'annotations.evidence': { value: evidence } } },
  ]
  const { sources } = await engine.search<Thing>(index, { query: groupClause(definition, 'annotations', clauses) })
  expect(sources.map(({ key }) => key)).toEqual(keys)
})
