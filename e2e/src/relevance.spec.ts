import { type APIRequestContext, expect, test } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { withDatabase } from '@rosette/database/scratch-database.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { judgedQueries, rankEvaluation } from '@rosette/test-kit/relevance/judged-queries.ts'
import { misspeltTexts } from '@rosette/test-kit/relevance/misspelt-texts.ts'
import { type SampledIdentifier, sampleIdentifiers } from '@rosette/test-kit/relevance/sample-identifiers.ts'

const { E2E_REAL_URL: url, E2E_REAL_NAME: site = '', DATABASE_URL = '', OPENSEARCH_URL } = process.env

test.skip(!url, 'the official files are not at hand: ROSETTE_RELEASE_DIR is not set')
test.use({ baseURL: url })

const sampleSize = 2000
const callsAtOnce = 8

type Hit = { locus_tairObjectId: number; gene_name: string }
type Answer = { docs: Hit[]; total: number; didYouMean?: string | null }

async function search(request: APIRequestContext, searchText: string, pageSize: number): Promise<Answer> {
  const answer = await request.post('/api/search/general', { data: { searchText, category: 'genes', page: 1, pageSize } })
  expect(answer.status(), searchText).toBe(200)
  return answer.json()
}

async function findReleaseId(request: APIRequestContext): Promise<string> {
  return (await (await request.get('/api/release')).json()).releaseId
}

/** Why the record meant is not first, or null if it is: all loci that share a name fill the first places. */
async function missOf(request: APIRequestContext, { name, type, keys }: SampledIdentifier): Promise<string | null> {
  // Typed as people type.
  const { docs } = await search(request, name.toLowerCase(), Math.min(keys.length, 250))
  const found = new Set(docs.map((doc) => doc.locus_tairObjectId))
  if (keys.every((key) => found.has(key))) return null
  return `${type} ${name} (${keys.length} loci): ${docs.map((doc) => doc.gene_name).join(', ') || 'nothing'} instead`
}

test('the locus that an id, model, symbol, alias or UniProt accession names is the first hit', async ({ request }) => {
  const database = openDatabase({ url: withDatabase(DATABASE_URL, site) })
  const sample = await sampleIdentifiers(database.pool, await findReleaseId(request), sampleSize).finally(database.close)
  expect(sample).toHaveLength(sampleSize)
  const misses: string[] = []
  const waiting = sample.values()
  const ask = async () => {
    for (const identifier of waiting) misses.push(...[await missOf(request, identifier)].filter((miss) => miss !== null))
  }
  await Promise.all(Array.from({ length: callsAtOnce }, ask))
  test.info().annotations.push({ type: 'relevance', description: `${misses.length} of ${sampleSize} missed. ${misses.join('; ')}` })
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(sampleSize * 0.005)
})

test('what was judged by hand is among the first ten hits, by the engine’s own evaluation', async ({ request }) => {
  const database = openDatabase({ url: withDatabase(DATABASE_URL, site) })
  const releaseId = await findReleaseId(request)
  const names = judgedQueries.flatMap(({ genes }) => Object.values(genes))
  const { rows } = await database.pool
    .query<{ name: string; key: number }>(
      `select name, key from ${schemaOf(releaseId)}.identifier where kind = 'locus' and type = 'name' and name = any($1)`,
      [names],
    )
    .finally(database.close)
  const keyOf = new Map(rows.map(({ name, key }) => [name, key]))
  expect(names.filter((name) => !keyOf.has(name))).toEqual([])
  const index = indexName(site, 'locus', releaseId)
  const answer = await request.post(`${OPENSEARCH_URL}/${index}/_rank_eval`, { data: rankEvaluation(index, judgedQueries, keyOf) })
  expect(answer.status()).toBe(200)
  const { metric_score: score, details, failures } = await answer.json()
  expect(failures).toEqual({})
  expect(Object.keys(details)).toHaveLength(60)
  const missed = Object.entries<{ metric_score: number }>(details).filter(([, { metric_score }]) => metric_score < 1)
  expect(score, missed.map(([text, { metric_score }]) => `${text}: ${metric_score}`).join('\n')).toBe(1)
})

test('misspelt texts are answered with what was meant', async ({ request }) => {
  for (const { text, meant } of misspeltTexts) {
    const { total, didYouMean } = await search(request, text, 1)
    expect([text, total, didYouMean]).toEqual([text, 0, meant])
  }
})
