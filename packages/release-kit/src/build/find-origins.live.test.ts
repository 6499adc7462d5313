import { rm } from 'node:fs/promises'
import { originFacet } from '@rosette/contract-kit/cards/define-search-card.ts'
import { defineIndex, identifier, integer, keyword, prose } from '@rosette/search-engine/index/index-definition.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'
import { TrialRecord, trialCriteria, trialKinds, trialServer, writeTrialFolder } from '../fixtures/trial-kind.ts'
import { loadRelease } from '../load/load-release.ts'
import { buildRelease } from './build-release.ts'

const { db } = await testDatabase('empty')
const { engine, indexPrefix } = testEngine()

const index = defineIndex({
  hit: TrialRecord,
  fields: { trialId: integer(), name: identifier(), description: prose(), origin: keyword() },
  facets: { origin: originFacet },
  key: 'trialId',
  order: 'name',
})
const kindServers = {
  trial: {
    ...trialServer,
    keys: { ...trialServer.keys, ownOnly: `name like 'Example%'` },
    search: { index, criteria: trialCriteria, toDocument: (record: unknown) => TrialRecord.parse(record) },
  },
}

type Origin = { kind: string; isDemo: boolean; recordKinds: string[] }

/** Builds three records as if the release had been loaded from these files: what is marked, and what the facet would count. */
async function built(
  releaseId: string,
  origins: readonly Origin[],
): Promise<{ marked: string[]; counted: number; facet: Record<string, number> }> {
  const dir = await writeTrialFolder(['Example 1', 'Example 2', 'AT4G18960'])
  const options = { db, engine, indexPrefix, kindServers, kinds: trialKinds, dir, releaseId }
  const { sources } = await loadRelease(options)
  await rm(dir, { recursive: true })
  const reported = origins.map((origin) => ({ ...sources[0], rejectedLines: undefined, ...origin }))
  await db.pool.query('update community.release set sources = $2 where id = $1', [releaseId, JSON.stringify(reported)])
  const { kinds } = await buildRelease(options)
  const { rows } = await db.pool.query<{ json: string }>(`select json from release_${releaseId}.record_document`)
  const records = rows.map(({ json }): { name: string; isMadeUp?: true } => JSON.parse(json))
  const count = async (q: string) => {
    const answer = await engine.request({ method: 'GET', path: `/${indexPrefix}-trial-${releaseId}/_count`, query: { q } })
    // OpenSearch defines the shape.
    return (answer as { count: number }).count
  }
  return {
    counted: kinds.trial?.counted ?? -1,
    marked: records
      .filter(({ isMadeUp }) => isMadeUp)
      .map(({ name }) => name)
      .toSorted(),
    facet: { published: await count('origin:published'), made_up: await count('origin:made_up') },
  }
}

const own = { kind: 'trial', recordKinds: ['trial'] }
const neighbours = { kind: 'other', recordKinds: ['other', 'trial'] }

test('[TRUTH-008] [TRUTH-009] [TRUTH-071] beside published files, only records that no other file names are marked and counted as made up', async () => {
  const mixed = await built('mixed', [
    { ...own, isDemo: true },
    { ...neighbours, isDemo: false },
  ])
  expect(mixed).toEqual({ marked: ['Example 1', 'Example 2'], counted: 1, facet: { published: 1, made_up: 2 } })
})

test('[TRUTH-008] [TRUTH-071] a kind that follows from made-up files alone is made up and does not count, and has nothing to leave out', async () => {
  const alone = await built('alone', [
    { ...own, isDemo: true },
    { kind: 'other', recordKinds: ['other'], isDemo: false },
  ])
  expect(alone).toEqual({ marked: ['AT4G18960', 'Example 1', 'Example 2'], counted: 0, facet: { published: 0, made_up: 0 } })
})

test('[TRUTH-008] nothing is marked in a published release, and nothing in a demonstration', async () => {
  const none = { marked: [], counted: 3, facet: { published: 0, made_up: 0 } }
  expect(
    await built('published', [
      { ...own, isDemo: false },
      { ...neighbours, isDemo: false },
    ]),
  ).toEqual(none)
  expect(
    await built('demo', [
      { ...own, isDemo: true },
      { ...neighbours, isDemo: true },
    ]),
  ).toEqual(none)
})

test('[TRUTH-065] a build fails where the search box would find a record by an identifier that lists do not resolve', async () => {
  const dir = await writeTrialFolder(['Example 1', 'AT4G18960'])
  const nameless = {
    trial: { ...kindServers.trial, identifiers: () => ({ label: 'x', names: [{ type: 'name' as const, name: 'Example 1' }] }) },
  }
  const options = { db, engine, indexPrefix, kindServers: nameless, kinds: trialKinds, dir, releaseId: 'nameless' }
  await loadRelease(options)
  await rm(dir, { recursive: true })
  await expect(buildRelease(options)).rejects.toThrow('identifiers that lists do not resolve: 1 of trial (AT4G18960)')
})
