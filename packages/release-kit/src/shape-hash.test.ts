import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineIndex, identifier, integer, keyword } from '@rosette/search-engine/index/index-definition.ts'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { TrialRecord, trialCriteria, trialKinds, trialServer, trialServers, trialWords } from './fixtures/trial-kind.ts'
import { shapeHash } from './shape-hash.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-shape-'))
afterAll(() => rm(dir, { recursive: true }))
const shape = await shapeHash(trialServers, trialKinds)

async function withTables(change: (sql: string) => string): Promise<string> {
  const file = join(dir, 'tables.sql')
  const texts = await Promise.all(trialServer.tables.map((table) => readFile(table, 'utf8')))
  await writeFile(file, change(texts.join('')))
  return shapeHash({ trial: { ...trialServer, tables: [pathToFileURL(file)] } }, trialKinds)
}

test('the same code has the same shape', async () => {
  expect(await shapeHash(trialServers, trialKinds)).toBe(shape)
  expect(shape).toMatch(/^[0-9a-f]{64}$/)
})

test('another column is another shape; a comment, a blank line or an indent is not', async () => {
  expect(await withTables((sql) => sql.replace('description text\n', 'description text,\n  extra text\n'))).not.toBe(shape)
  expect(await withTables((sql) => `-- Said otherwise.\n\n${sql.replaceAll('  ', '    ')}`)).toBe(shape)
})

test('another record contract is another shape; another order of its fields is not', async () => {
  const { trialId, name, description } = TrialRecord.shape
  expect(await shapeHash(trialServers, { trial: { path: 'trial', record: async () => z.object({ trialId, name }) } })).not.toBe(shape)
  expect(await shapeHash(trialServers, { trial: { path: 'trial', record: async () => z.object({ name, description, trialId }) } })).toBe(
    shape,
  )
})

test('another index is another shape', async () => {
  const fields = { trialId: integer(), name: identifier(), description: keyword() }
  const index = defineIndex({ hit: TrialRecord, fields, key: 'trialId', order: 'name' })
  expect(
    await shapeHash({ trial: { ...trialServer, search: { index, criteria: trialCriteria, toDocument: () => ({}) } } }, trialKinds),
  ).not.toBe(shape)
  expect(await shapeHash({ trial: { ...trialServer, search: null } }, trialKinds)).not.toBe(shape)
})

test('another listing is another shape; one that is called like a kind is refused', async () => {
  expect(await shapeHash({ trial: { ...trialServer, listings: {} } }, trialKinds)).not.toBe(shape)
  expect(await shapeHash({ trial: { ...trialServer, listings: { others: trialWords } } }, trialKinds)).not.toBe(shape)
  await expect(shapeHash({ trial: { ...trialServer, listings: { trial: trialWords } } }, trialKinds)).rejects.toThrow(
    'Two indices are called trial',
  )
})
