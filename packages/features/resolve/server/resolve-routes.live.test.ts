import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ResolveAnswer, resolveBuckets } from '../contract/resolve-call.ts'
import { resolveIdentifiers } from './resolve-identifiers.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { as } = await testApp(database)

async function resolve(ids: string | readonly string[], kind?: string): Promise<ResolveAnswer> {
  const { status, body } = await as('anonymous').post('/api/resolve', { ids, ...(kind && { kind }) })
  expect(status).toBe(200)
  // The route does not check its answer; this does.
  return ResolveAnswer.parse(body)
}

test('every bucket: own name, accession, symbol, full name, gene model, shared symbol, old name, repetition, nobody', async () => {
  await db.pool.query(`insert into ${schemaOf(releaseId)}.identifier
    select 'SHARED', kind, 'symbol', 'current', key, label, null, null from ${schemaOf(releaseId)}.identifier
    where kind = 'locus' and name in ('AT4G18960', 'AT5G10140')`)
  const { lines, counts, recordCount } = await resolve(
    'at4g18960, locus:2117144; FLC\t"flowering locus c"\r\nAT4G18960.1 Shared AT1G99910 AT1G99920 AT1G99930 AT1G99940 AT4g18960 nobody',
  )
  const locus = (label: string) => expect.objectContaining({ kind: 'locus', label })
  expect(lines).toEqual([
    { input: 'at4g18960', bucket: 'matched', by: 'name', record: locus('AT4G18960') },
    { input: 'locus:2117144', bucket: 'matched', by: 'accession', record: locus('AT4G18960') },
    { input: 'FLC', bucket: 'alias', by: 'symbol', record: locus('AT5G10140') },
    { input: 'flowering locus c', bucket: 'alias', by: 'full_name', record: locus('AT5G10140') },
    { input: 'AT4G18960.1', bucket: 'converted', by: 'gene_model', record: locus('AT4G18960') },
    { input: 'Shared', bucket: 'ambiguous', candidates: [locus('AT4G18960'), locus('AT5G10140')] },
    { input: 'AT1G99910', bucket: 'obsolete', record: null, successors: [locus('AT1G90010')] },
    { input: 'AT1G99920', bucket: 'obsolete', record: null, successors: [locus('AT1G90010'), locus('AT1G90020')] },
    // Its successor is gone too, so the answer is what happened to that.
    { input: 'AT1G99930', bucket: 'obsolete', record: null, successors: [locus('AT1G90010')] },
    { input: 'AT1G99940', bucket: 'obsolete', record: null, successors: [] },
    { input: 'AT4g18960', bucket: 'duplicate', ofLine: 1 },
    { input: 'nobody', bucket: 'unknown' },
  ])
  expect(counts).toEqual({ matched: 2, alias: 2, converted: 1, ambiguous: 1, obsolete: 4, duplicate: 1, unknown: 1 })
  expect(recordCount).toBe(2)
})

test('asked for one kind, ids lead to records of that kind only', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select name from ${schemaOf(releaseId)}.germplasm where name ~ '^CS[0-9]+$' limit 1`,
  )
  const stock = rows[0]?.name ?? ''
  expect((await resolve(stock.toLowerCase())).lines).toMatchObject([{ bucket: 'matched', record: { kind: 'germplasm', label: stock } }])
  expect((await resolve([stock, 'AG'], 'germplasm')).counts).toMatchObject({ matched: 1, unknown: 1 })
  expect((await resolve([stock, 'AG'], 'locus')).counts).toMatchObject({ alias: 1, unknown: 1 })
})

test('an empty list is answered with nothing; characters that PostgreSQL or COPY treat in their own way do no harm', async () => {
  expect(await resolve(' \n')).toMatchObject({ lines: [], recordCount: 0 })
  const odd = ['\\N', '\\.', 'a\tb', 'c\nd', "'; drop table locus; --", '\u0000AG', '🌱', '%', '']
  expect((await resolve(odd)).lines.map(({ bucket }) => bucket)).toEqual([
    ...Array(5).fill('unknown'),
    'alias',
    ...Array(2).fill('unknown'),
  ])
})

test('too many ids, too long a body, another kind or no ids are refused with a problem', async () => {
  const refused = (body: unknown) => as('anonymous').post('/api/resolve', body)
  expect(await refused({ ids: 'x '.repeat(100_001) })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', message: expect.stringContaining('100,001') },
  })
  for (const body of [{ ids: 'x'.repeat(2 * 1024 * 1024) }, { ids: 'AG', kind: 'nothing' }, {}, { ids: 7 }]) {
    expect(await refused(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  }
})

test('every line of any list is in exactly one bucket, in any case and with any separator', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select name from ${schemaOf(releaseId)}.identifier where name ~ '^[A-Z0-9.:_-]+$'`,
  )
  const known = fc.constantFrom(...rows.map(({ name }) => name))
  const cased = fc.tuple(known, fc.boolean()).map(([name, isLower]) => (isLower ? name.toLowerCase() : name))
  const id = fc.oneof(cased, fc.stringMatching(/^[A-Za-z0-9.]{1,12}$/))
  const separator = fc.constantFrom('\n', '\r\n', '\t', ',', ';', ' ', ', ', '\n\n')
  await fc.assert(
    fc.asyncProperty(fc.array(id, { maxLength: 60 }), separator, async (ids, between) => {
      const { lines, counts } = await resolveIdentifiers(db, releaseId, { ids: `\uFEFF${ids.join(between)}` })
      expect(lines.map(({ input }) => input)).toEqual(ids)
      for (const bucket of resolveBuckets) expect(counts[bucket]).toBe(lines.filter((line) => line.bucket === bucket).length)
      expect(ids.length - counts.duplicate).toBe(new Set(ids.map(normaliseIdentifier)).size)
    }),
    { seed: 3702, numRuns: 40 },
  )
})

test('100,000 mixed ids: every name of the release, noise and repetitions', async () => {
  const { rows } = await db.pool.query<{ name: string }>(`select distinct name from ${schemaOf(releaseId)}.identifier`)
  const names = rows.map(({ name }) => name.toLowerCase())
  const noise = Array.from({ length: 90_000 - names.length }, (_, at) => `nobody-${at}`)
  const ids = [...names, ...noise, ...Array.from({ length: 10_000 }, (_, at) => noise[at * 3] ?? '')]
  const { lines, counts } = await resolve(ids)
  expect(lines).toHaveLength(100_000)
  expect(counts).toMatchObject({ unknown: noise.length, duplicate: 10_000 })
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(100_000)
  expect(lines.slice(0, names.length).filter(({ bucket }) => bucket === 'unknown' || bucket === 'duplicate')).toEqual([])
})
