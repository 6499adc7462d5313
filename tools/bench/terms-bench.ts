import { join } from 'node:path'
import { migrate } from '@rosette/database/migrate.ts'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { writeScaledRelease } from '@rosette/demo-release/scaled/write-scaled-release.ts'
import { termsNamed } from '@rosette/features/results/server/terms-named.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { fillIndex, readKeyed } from '@rosette/release-kit/build/build-index.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { type Engine, openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { type IndexDefinition, indexName } from '@rosette/search-engine/index/index-definition.ts'
import { valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { groupClause } from '@rosette/search-engine/query/text-clause.ts'
import { z } from 'zod'
import type { BenchOptions } from './bench-options.ts'
import { runClients } from './measure/closed-loop.ts'
import { say, withScratchSite } from './scratch-site.ts'

const { locus, keyword } = kindServers
if (!locus.search || !keyword.search) throw new Error('Loci and keywords are searched')
const [locusSearch, keywordSearch] = [locus.search, keyword.search]

type Bench = { db: Database; engine: Engine; indexPrefix: string; releaseId: string }
/** A way to find the loci below a term: what their annotations hold, and the ids to ask for. */
type Way = { name: string; definition: IndexDefinition; field: string; idsOf(bench: Bench, asked: Asked): Promise<readonly string[]> }
type Asked = { name: string; id: string } | { name: string; text: string }

/**
 * Compares the ancestors of each annotation in the index with terms that are resolved to all below them before each search (decision
 * 0036): indexing, size, and the time of a whole search, for at most --rows loci. Of a release of its own with --size, or else the one that
 * BENCH_RELEASE names.
 */
export async function benchTerms({ documents, isSized, rows, clients, seconds, rounds }: BenchOptions): Promise<object> {
  return withScratchSite(async (site) => {
    const releaseId = isSized ? 'scaled' : (process.env.BENCH_RELEASE ?? 'real')
    const url = isSized ? site.databaseUrl : (process.env.DATABASE_URL ?? site.databaseUrl)
    const db = openDatabase({ url, applicationName: 'rosette bench' })
    const engine = openEngine({ url: site.opensearchUrl, timeoutMs: 60_000, concurrency: 16, queue: 64 })
    const bench = { db, engine, indexPrefix: site.indexPrefix, releaseId }
    try {
      if (isSized) await loadScaled(db, join(site.dir, 'files'), documents)
      const loci = await loadAnnotated(bench, rows)
      await fillIndex(bench, 'keyword', keywordSearch.index, documentsOf(await loadTerms(bench), 'kwId'))
      const filled: Record<string, object> = {}
      for (const way of ways) filled[way.name] = await fill(bench, way, loci)
      const searches = await measure(bench, await chooseTerms(bench), { clients, seconds, rounds })
      return {
        release: releaseId,
        loci: loci.length,
        annotations: sum(loci.map((each) => each.annotations.length)),
        filled,
        searches,
        clients,
        seconds,
        rounds,
        commit: site.commit,
      }
    } finally {
      await engine.close()
      await db.close()
    }
  })
}

async function loadScaled(db: Database, dir: string, documents: number): Promise<void> {
  await writeScaledRelease(dir, { asOf: new Date('2026-11-15T00:00:00Z'), documents })
  await migrate(db)
  say('loading the release')
  await loadRelease({ db, kindServers, kinds, dir, releaseId: 'scaled' })
}

const Further = z.object({ annotations: z.array(z.record(z.string(), z.unknown())) })
type Annotated = z.infer<typeof Further> & { locus_tairObjectId: number; gene_name: string }

/** All loci with nothing but their annotations, which are what differs. */
async function loadAnnotated(bench: Bench, rows: number): Promise<Annotated[]> {
  const start = performance.now()
  const loci: Annotated[] = []
  const load = locusSearch.loadFurther
  if (!load) throw new Error('Loci have no fields of their own for searches')
  for await (const [key, further] of readKeyed(bench, { keys: locus.keys, load })) {
    loci.push({ locus_tairObjectId: key, gene_name: `locus ${key}`, ...Further.parse(further) })
    if (loci.length === rows) break
  }
  say(`${loci.length} loci read in ${Math.round(performance.now() - start)} ms`)
  return loci
}

async function loadTerms({ db, releaseId }: Bench): Promise<Record<string, unknown>[]> {
  const { rows } = await db.pool.query(`
    select keyword_id as "kwId", name as "kwName", external_id as "gopoId", category as "kwCategory",
      locus_count as "lociCount", total_locus_count as "childLociCount"
    from ${schemaOf(releaseId)}.ontology_term join ${schemaOf(releaseId)}.keyword_count using (keyword_id)`)
  return rows
}

async function* documentsOf(documents: Iterable<object>, key: string) {
  for (const document of documents) yield { id: String(Object.entries(document).find(([name]) => name === key)?.[1]), document }
}

const { annotations } = locusSearch.index.fields
const withoutAncestors = Object.fromEntries(Object.entries(annotations?.group ?? {}).filter(([name]) => name !== 'terms'))

const ways: readonly Way[] = [
  {
    name: 'ancestors',
    definition: locusSearch.index,
    field: 'annotations.terms',
    idsOf: async (bench, asked) => ('id' in asked ? [asked.id] : termsNamed(bench, asked.text)),
  },
  {
    name: 'resolved',
    definition: {
      ...locusSearch.index,
      fields: { ...locusSearch.index.fields, ...(annotations && { annotations: { ...annotations, group: withoutAncestors } }) },
    },
    field: 'annotations.term',
    idsOf: async (bench, asked) => idsBelow(bench, 'id' in asked ? [asked.id] : await termsNamed(bench, asked.text)),
  },
]

/** The terms and all below them, as far as loci are annotated to them. */
async function idsBelow({ db, releaseId }: Bench, ids: readonly string[]): Promise<string[]> {
  const release = schemaOf(releaseId)
  const { rows } = await db.pool.query<{ id: string }>(
    `with asked as (select keyword_id from ${release}.ontology_term where lower(natural_key) = any($1)),
      meant as (select keyword_id from asked union select descendant_id from asked join ${release}.ontology_closure on ancestor_id = keyword_id)
     select external_id as id from meant join ${release}.keyword_count using (keyword_id) join ${release}.ontology_term using (keyword_id)
     where locus_count > 0`,
    // The engine counts ids in the form in which it compares them.
    [ids.map((id) => id.toLowerCase())],
  )
  return rows.map(({ id }) => id)
}

async function fill(bench: Bench, { name, definition }: Way, loci: readonly Annotated[]): Promise<object> {
  const hasAncestors = Object.hasOwn(definition.fields.annotations?.group ?? {}, 'terms')
  const stored = loci.map((locus) => ({
    ...locus,
    annotations: locus.annotations.map(({ terms, ...rest }) => (hasAncestors ? { ...rest, terms } : rest)),
  }))
  const start = performance.now()
  await fillIndex(bench, name, definition, documentsOf(stored, 'locus_tairObjectId'))
  const ms = Math.round(performance.now() - start)
  const index = indexName(bench.indexPrefix, name, bench.releaseId)
  // Segments that were merged into others weigh on the disk until then.
  await bench.engine.request({ method: 'POST', path: `/${index}/_flush` }, { timeoutMs: 60_000 })
  // OpenSearch defines the shape of the answer.
  const [row] = (await bench.engine.request({
    method: 'GET',
    path: `/_cat/indices/${index}`,
    query: { format: 'json', h: 'pri.store.size', bytes: 'kb' },
  })) as { 'pri.store.size': string }[]
  const result = { fillMs: ms, megabytes: Math.round(Number(row?.['pri.store.size']) / 100) / 10 }
  say(`${name}: ${JSON.stringify(result)}`)
  return result
}

/** The term with the most loci below it, one of a few, and texts in the names of many terms and of few. */
async function chooseTerms({ db, releaseId }: Bench): Promise<Asked[]> {
  const { rows } = await db.pool.query<{ id: string; name: string }>(`
    select external_id as id, name from ${schemaOf(releaseId)}.ontology_term join ${schemaOf(releaseId)}.keyword_count using (keyword_id)
    where external_id is not null and total_locus_count >= 20 order by total_locus_count desc, external_id`)
  const [broad, narrow] = [rows[0], rows.at(-1)]
  if (!broad || !narrow) throw new Error('No term of the release has loci below it')
  return [
    { name: `broad id: ${broad.name}`, id: broad.id },
    { name: `narrow id: ${narrow.name}`, id: narrow.id },
    { name: `broad text: a`, text: 'a' },
    { name: `text: ${commonWord(rows)}`, text: commonWord(rows) },
    { name: `narrow text: ${narrow.name}`, text: narrow.name },
  ]
}

/** The word of four letters and more in most names. */
function commonWord(terms: readonly { name: string }[]): string {
  const counts = new Map<string, number>()
  for (const { name } of terms) for (const word of name.match(/[a-z]{4,}/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'development'
}

type Loop = Pick<BenchOptions, 'clients' | 'seconds' | 'rounds'>

async function measure(bench: Bench, asked: readonly Asked[], { clients, seconds, rounds }: Loop): Promise<object[]> {
  const results: object[] = []
  for (const each of asked) {
    const found = await Promise.all(ways.map((way) => search(bench, way, each)))
    const [first, second] = found.map(({ total }) => total)
    if (first !== second) throw new Error(`${each.name}: ${first} loci by ancestors, ${second} by resolved terms`)
    const p50s = ways.map((): number[] => [])
    // In turns: other load on the machine affects both alike.
    for (let round = 0; round < rounds; round++) {
      for (const [place, way] of ways.entries()) {
        const client = { ask: async () => void (await search(bench, way, each)), close: () => {} }
        const { p50Ms } = await runClients(
          Array.from({ length: clients }, () => client),
          1,
          seconds,
        )
        p50s[place]?.push(p50Ms)
      }
    }
    const p50Of = (place: number) => Math.round((p50s[place]?.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0) * 10) / 10
    const result = { ...each, loci: first, ids: found.map(({ ids }) => ids), p50Ms: ways.map((_, place) => p50Of(place)) }
    say(JSON.stringify(result))
    results.push(result)
  }
  return results
}

/** One page of rows, sorted by name, as the results page requests it. */
async function search(bench: Bench, way: Way, asked: Asked): Promise<{ total: number; ids: number }> {
  const ids = await way.idsOf(bench, asked)
  const query = { bool: { filter: [groupClause(way.definition, 'annotations', [valueClause(way.field, ids)])] } }
  const body = { query, size: 20, track_total_hits: true, sort: [{ gene_name: 'asc' }] }
  const { total } = await bench.engine.search(indexName(bench.indexPrefix, way.name, bench.releaseId), body)
  return { total, ids: ids.length }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
