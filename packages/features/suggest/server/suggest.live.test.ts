import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { Suggestion } from '@rosette/contract-kit/search/suggestion.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'

const { db, releaseId } = demoDatabase()
const kinds = ['locus', 'germplasm', 'keyword', 'gene', 'protein']

test('[EVERY-012] the record that is named whole comes first, in any case, and says by which name; a gene has symbol and full name', async () => {
  for (const text of ['AG', ' ag ']) {
    const [first, ...others] = await suggest(db, releaseId, text, { kinds: ['locus'] })
    expect(first).toEqual({
      record: expect.objectContaining({ kind: 'locus', label: 'AT4G18960' }),
      name: 'AG',
      by: 'symbol',
      isExact: true,
      symbol: 'AG',
      fullName: 'AGAMOUS',
    })
    for (const other of others) expect(other.name.startsWith('AG')).toBe(true)
    expect(others.length).toBeGreaterThan(0)
  }
})

test('the wanted kind comes before the others, and a whole name of another kind before all beginnings', async () => {
  const order = (found: Suggestion[]) => [...new Set(found.map(({ record }) => record.kind))]
  expect(order(await suggest(db, releaseId, 'AT4G1896', { kinds: ['gene', 'locus'], limit: 4 }))[0]).toBe('gene')
  expect(order(await suggest(db, releaseId, 'AT4G18960', { kinds: ['gene', 'locus'], limit: 4 }))[0]).toBe('locus')
})

test('special characters are matched literally, and an empty text suggests nothing', async () => {
  for (const text of ['', ' \n', '%', '_', "'; drop table locus; --", '\u0000', '\ud800', '🌱', '\\'])
    expect(await suggest(db, releaseId, text, { kinds })).toEqual([])
  expect(await suggest(db, releaseId, 'AG', { kinds: [] })).toEqual([])
})

test('any beginning of any name suggests only names that begin so, each record once, the named one among them', async () => {
  const { rows } = await db.pool.query<{ name: string; kind: string; key: number }>(
    `select name, kind, key from ${schemaOf(releaseId)}.identifier where status = 'current' order by name, kind, key`,
  )
  const wanted = rows.filter(({ kind }) => kinds.includes(kind))
  const sample = fc.tuple(fc.constantFrom(...wanted), fc.integer({ min: 1, max: 12 }))
  await fc.assert(
    fc.asyncProperty(sample, async ([identifier, length]) => {
      const text = identifier.name.slice(0, length)
      const beginning = normaliseIdentifier(text)
      const matching = wanted.filter(({ name }) => name.startsWith(beginning))
      const records = new Set(matching.map(({ kind, key }) => `${kind} ${key}`))
      const found = await suggest(db, releaseId, text, { kinds, limit: 5 })
      expect(found.map((suggestion) => Suggestion.parse(suggestion).name.startsWith(beginning))).not.toContain(false)
      expect(new Set(found.map(({ record }) => `${record.kind} ${record.key}`)).size).toBe(found.length)
      expect(found.length).toBe(Math.min(5, records.size))
      const exact = new Set(matching.filter(({ name }) => name === beginning).map(({ kind, key }) => `${kind} ${key}`))
      expect(found.filter(({ isExact }) => isExact).length).toBe(Math.min(5, exact.size))
      expect(found.map(({ isExact }) => isExact)).toEqual(found.map(({ isExact }) => isExact).toSorted((a, b) => Number(b) - Number(a)))
    }),
    { seed: 31, numRuns: 150 },
  )
})

test('[GENERAL-033] what was found otherwise fills the places of the first kind once, after exact names and before others', async () => {
  const term = (key: number): Suggestion => ({
    record: { kind: 'keyword', key, label: `term ${key}` },
    name: 'term',
    by: 'name',
    isExact: false,
  })
  const foundOtherwise = [1, 1, 2, 3, 4, 5, 6, 7].map(term)
  const found = await suggest(db, releaseId, 'AG', { kinds: ['keyword', 'locus'], foundOtherwise })
  expect(found[0]).toMatchObject({ record: { label: 'AT4G18960' }, isExact: true })
  // One term of the release begins so.
  expect(found[1]).toMatchObject({ record: { kind: 'keyword' }, name: expect.stringMatching(/^AG/) })
  expect(found.slice(2, 5)).toEqual([1, 2, 3].map(term))
  expect(found.slice(5).map(({ record }) => record.kind)).toEqual(['locus', 'locus', 'locus'])
})
