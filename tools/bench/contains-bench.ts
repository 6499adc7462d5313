import { type Engine, openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { dropIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { defineIndex, type IndexDefinition, identifier, integer, toIndexBody } from '@rosette/search-engine/index/index-definition.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { z } from 'zod'
import { ensureServices } from '../services/start-services.ts'
import type { BenchOptions } from './bench-options.ts'
import { makeNames, makeTexts } from './contains-names.ts'
import { type Call, runClosedLoop, send } from './measure/closed-loop.ts'
import type { Measure } from './measure/compare-sides.ts'

const nameCount = 600_000
const textLengths = [1, 2, 3, 5, 12]
const textsOfALength = 40
const say = (line: string) => process.stderr.write(`bench: ${line}\n`)

type WayResult = { docsPerSecond: number; megabytes: number; wrong: string[]; byLength: Record<string, Measure> }

/** Compares ways to index names for `contains` searches: size, indexing time, response time, and correctness. */
export async function benchContains({ clients, seconds }: BenchOptions): Promise<object> {
  const { OPENSEARCH_URL: url } = await ensureServices(say)
  const engine = openEngine({ url, timeoutMs: 60_000, concurrency: 16, queue: 64 })
  const names = makeNames(nameCount)
  const texts = textLengths.map((length) => ({ length, texts: makeTexts(names, length, textsOfALength) }))
  const truth = countMatches(names, [...oddTexts, ...texts.flatMap((each) => each.texts)])
  const results: Record<string, WayResult> = {}
  try {
    for (const way of ways) results[way.name] = await measureWay({ engine, url, way, names, texts, truth, clients, seconds })
  } finally {
    await engine.close()
  }
  return { names: nameCount, textsOfALength, clients, seconds, ways: results }
}

const oddTexts = ['*', '?', '\\', '"', '\\*', 'A*', '?s', 'É', 'é', 'MULLER', 'müller', 'NAIVE', 'cs1', '.X', ' a']

type Measured = {
  engine: Engine
  url: string
  way: Way
  names: readonly string[]
  texts: { length: number; texts: string[] }[]
  truth: Map<string, number>
  clients: number
  seconds: number
}

async function measureWay({ engine, url, way, names, texts, truth, clients, seconds }: Measured): Promise<WayResult> {
  const index = `bench-contains-${way.name}`
  await dropIndex(engine, index)
  try {
    const docsPerSecond = await fill(engine, index, way, names)
    say(`${way.name}: ${docsPerSecond} documents a second`)
    const call = (text: string): Call => ({ method: 'POST', url: new URL(`${index}/_search`, `${url}/`), body: bodyOf(way, text) })
    const wrong: string[] = []
    for (const [text, count] of truth) if ((await totalOf(call(text))) !== count) wrong.push(text)
    const byLength: Record<string, Measure> = {}
    for (const { length, texts: some } of texts) {
      const calls = some.map(call)
      await runClosedLoop(calls, clients, 1)
      byLength[length] = rounded(await runClosedLoop(calls, clients, seconds))
      say(`${way.name}, ${length} characters: ${JSON.stringify(byLength[length])}`)
    }
    return { docsPerSecond, megabytes: await megabytesOf(engine, index), wrong, byLength }
  } finally {
    await dropIndex(engine, index)
  }
}

async function fill(engine: Engine, index: string, way: Way, names: readonly string[]): Promise<number> {
  await engine.request({ method: 'PUT', path: `/${index}`, body: way.body })
  const start = performance.now()
  await bulkIndex(engine, index, documentsOf(names))
  const docsPerSecond = Math.round(names.length / ((performance.now() - start) / 1000))
  await engine.request({ method: 'POST', path: `/${index}/_forcemerge`, query: { max_num_segments: 1 } }, { timeoutMs: 600_000 })
  await finishIndex(engine, index)
  return docsPerSecond
}

async function* documentsOf(names: readonly string[]) {
  for (const [key, name] of names.entries()) yield { id: String(key), document: { key, name } }
}

/** One page of rows sorted by name, as the results page requests it. */
function bodyOf(way: Way, text: string): string {
  return JSON.stringify({
    query: { bool: { filter: [way.clause(text)] } },
    size: 20,
    track_total_hits: true,
    sort: [{ name: 'asc' }, { key: 'asc' }],
  })
}

async function totalOf(call: Call): Promise<number> {
  return JSON.parse(await send(call)).hits.total.value
}

async function megabytesOf(engine: Engine, index: string): Promise<number> {
  const path = `/_cat/indices/${index}`
  // OpenSearch defines the shape of the answer.
  const rows = (await engine.request({ method: 'GET', path, query: { format: 'json', h: 'pri.store.size', bytes: 'kb' } })) as {
    'pri.store.size': string
  }[]
  return Math.round(Number(rows[0]?.['pri.store.size']) / 1000)
}

/** How many names contain each text, by comparing them all. */
function countMatches(names: readonly string[], texts: readonly string[]): Map<string, number> {
  const folded = names.map(fold)
  return new Map(texts.map((text) => [text, folded.filter((name) => name.includes(fold(text).trim())).length]))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function rounded({ p50Ms, p99Ms, rps }: Measure): Measure {
  const tenth = (value: number) => Math.round(value * 10) / 10
  return { p50Ms: tenth(p50Ms), p99Ms: tenth(p99Ms), rps: tenth(rps) }
}

/** A way to find names that contain a text: how they are indexed, and the query. */
type Way = { name: string; body: object; clause(text: string): object }

const Hit = z.object({ key: z.int(), name: z.string() })
const defined = (isAsked: boolean) =>
  defineIndex({ hit: Hit, fields: { key: integer(), name: identifier({ isAsked }) }, key: 'key', order: 'name' })

const plain = toIndexBody(defined(false))

/** Our trigrams, the engine's wildcard field, and the baseline: a pattern compared with every term of the dictionary. */
const ways: readonly Way[] = [
  { name: 'trigrams', body: toIndexBody(defined(true)), clause: (text) => textClause(defined(true), 'name', 'contains', text) },
  { name: 'wildcard', body: withWildcardField(defined(false)), clause: (text) => wildcard('name.wildcard', text) },
  { name: 'scan', body: plain, clause: (text) => wildcard('name', text) },
]

function wildcard(field: string, text: string): object {
  return { wildcard: { [field]: { value: `*${text.replace(/[*?\\]/g, '\\$&')}*` } } }
}

function withWildcardField(definition: IndexDefinition): object {
  const name = definition.fields.name
  if (!name) throw new Error('There is no name')
  // The functions of index-definition.ts only ever put an object there.
  const further = name.mapping.fields as object
  // Candidates are compared with the stored value; without doc values, the whole document would be read.
  const fields = { ...further, wildcard: { type: 'wildcard', normalizer: 'name', doc_values: true } }
  return toIndexBody({ ...definition, fields: { ...definition.fields, name: { ...name, mapping: { ...name.mapping, fields } } } })
}
