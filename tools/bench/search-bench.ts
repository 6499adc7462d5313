import { systemClock } from '@rosette/contract-kit/clock.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { searchRoutes } from '@rosette/features/results/server/search-routes.ts'
import { suggestRoutes } from '@rosette/features/suggest/server/suggest-routes.ts'
import { kindOfSearch, type SearchCategory } from '@rosette/kinds/registry/search-entries.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { type Engine, openEngine, partsOf } from '@rosette/search-engine/engine/open-engine.ts'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import pg from 'pg'
import type { BenchOptions } from './bench-options.ts'
import { earlierGeneralQuery } from './earlier-general-query.ts'
import { askFor, type Call, type Client, formatRequest, runClients, runClosedLoop, send } from './measure/closed-loop.ts'
import { alternate, type Measure } from './measure/compare-sides.ts'
import { openConnection } from './measure/kept-connection.ts'
import { apiCall, type MixedCall, mixedCalls, mixOf } from './search-mix.ts'
import { type Stage, withStage } from './stage.ts'

/** Typical searches: through the API, and directly against OpenSearch and PostgreSQL with the same bodies and statements. */
export async function benchSearch(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const recorded = await recordQuestions(stage, mixedCalls())
    // If nothing is found, the API also looks for other spellings, which is not part of the mix.
    const found = recorded.filter(({ total, questions }) => total > 0 && questions.length > 0)
    await checkSameAnswers(stage, found)
    const mix = mixOf(found)
    const ours = mix.map(({ call }) => apiCall(call, stage.apiUrl))
    const { attempt, ...comparison } = await alternate(
      {
        bare: (seconds) => runBare(stage, mix, options.clients, seconds),
        ours: (seconds) => runClosedLoop(ours, options.clients, seconds),
      },
      options,
    )
    const { attempt: _, ...engine } = await alternate(
      {
        bare: (seconds) => runBare(stage, mix.map(beforeConnections), options.clients, seconds),
        ours: (seconds) => runBare(stage, mix, options.clients, seconds),
      },
      options,
    )
    const { seconds, rounds, clients } = options
    const { releaseId: release, commit } = stage
    // `engine` is the engine alone: `bare` with the bodies before the general search knew terms, `ours` with those of today.
    return { ...comparison, engine, release, commit, mix: mix.length, calls: found.length, clients, seconds, rounds, attempt }
  }, options)
}

/** The same call with the query of the general search as it was earlier; other calls as they are. */
function beforeConnections(recorded: Recorded): Recorded {
  if (recorded.call.sort !== 'general') return recorded
  // The mix writes the bodies of its general searches so.
  const { category, searchText } = recorded.call.body as { category: SearchCategory; searchText: string }
  const kind = kindOfSearch(category)
  const definition = Object.entries(kindServers).find(([name]) => name === kind)?.[1].search?.index
  if (!definition) return recorded
  const query = earlierGeneralQuery(definition, searchText)
  const questions = recorded.questions.map((question) =>
    'http' in question && question.http.body
      ? { http: { ...question.http, body: JSON.stringify({ ...JSON.parse(question.http.body), query }) } }
      : question,
  )
  return { ...recorded, questions }
}

/** The measured process must answer like the routes whose requests were recorded. */
async function checkSameAnswers(stage: Stage, found: readonly Recorded[]): Promise<void> {
  for (const { answer, call } of found) {
    if ((await send(apiCall(call, stage.apiUrl))) === answer) continue
    throw new Error(`The two sides answer differently: ${call.path} ${JSON.stringify(call.body)}`)
  }
}

async function runBare(
  { opensearchUrl, databaseUrl }: Stage,
  mix: readonly Recorded[],
  clients: number,
  seconds: number,
): Promise<Measure> {
  const asked = mix.map(({ questions }) => questions.map(prepare))
  const open = async (): Promise<Client> => {
    const engine = await openConnection(new URL(opensearchUrl))
    const database = new pg.Client({ connectionString: databaseUrl })
    await database.connect()
    return {
      async ask(place) {
        for (const question of asked[place] ?? []) {
          if ('request' in question) await askFor(engine, question.request)
          else await database.query(question)
        }
      },
      close() {
        engine.close()
        database.end().catch(() => {})
      },
    }
  }
  return runClients(await Promise.all(Array.from({ length: clients }, open)), mix.length, seconds)
}

function prepare(question: Question): { request: string } | { text: string; values: unknown[] } {
  return 'http' in question ? { request: formatRequest(question.http) } : question.sql
}

/** What the site asks of the engine or the database for one call. */
type Question = { http: Call } | { sql: { text: string; values: unknown[] } }

type Recorded = { call: MixedCall; questions: Question[]; answer: string; total: number }

/**
 * Runs each call once through the routes of the site in this process and records their queries: the bare side sends exactly
 * these.
 */
async function recordQuestions(stage: Stage, calls: readonly MixedCall[]): Promise<Recorded[]> {
  const { databaseUrl: url, opensearchUrl, indexPrefix, releaseId } = stage
  const db = openDatabase({ url, poolSize: 1, statementTimeoutMs: 60_000, applicationName: 'rosette bench' })
  const engine = openEngine({ url: opensearchUrl, timeoutMs: 60_000, concurrency: 1, queue: 10 })
  const questions: Question[] = []
  const heard: Engine = {
    ...engine,
    search(index, body, options) {
      const address = new URL(`${index}/_search`, `${opensearchUrl}/`)
      address.search = `filter_path=${partsOf(body, options ?? {})}`
      questions.push({ http: { method: 'POST', url: address, body: JSON.stringify(body) } })
      return engine.search(index, body, options)
    },
  }
  const pool = new Proxy(db.pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name)
      return (text: string, values: unknown[]) => {
        questions.push({ sql: { text, values } })
        return target.query(text, values)
      }
    },
  })
  const app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  const needs = {
    prefix: '/api',
    clock: systemClock,
    engine: heard,
    db: { ...db, pool },
    indexPrefix,
    spellingTimeoutMs: 150,
    releaseOf: () => releaseId,
  }
  await app.register(searchRoutes, needs)
  await app.register(suggestRoutes, needs)
  const recorded: Recorded[] = []
  try {
    for (const call of calls) {
      const { method, path, body } = call
      const { statusCode, payload } = await app.inject({ method, url: path, ...(body && { payload: body }) })
      if (statusCode !== 200) throw new Error(`${path} ${JSON.stringify(body)} answered ${statusCode}: ${payload.slice(0, 300)}`)
      const { total, suggestions } = JSON.parse(payload)
      recorded.push({ call, questions: questions.splice(0), answer: payload, total: total ?? suggestions.length })
    }
  } finally {
    await app.close()
    await engine.close()
    await db.close()
  }
  return recorded
}
