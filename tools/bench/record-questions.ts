import { openDatabase } from '@rosette/database/open-database.ts'
import { searchRoutes } from '@rosette/features/results/server/search-routes.ts'
import { suggestRoutes } from '@rosette/features/suggest/server/suggest-routes.ts'
import { type Engine, openEngine, partsOf } from '@rosette/search-engine/engine/open-engine.ts'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Call } from './closed-loop.ts'
import type { MixedCall } from './search-mix.ts'
import type { Stage } from './stage.ts'

/** What the site asks the engine or the database to answer one call. */
export type Question = { http: Call } | { sql: { text: string; values: unknown[] } }

export type Recorded = { call: MixedCall; questions: Question[]; answer: string; total: number }

/**
 * Runs each call once through the routes of the site in this process and writes down what they ask behind them:
 * the bare side asks exactly that.
 */
export async function recordQuestions(stage: Stage, calls: readonly MixedCall[]): Promise<Recorded[]> {
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
  const needs = { prefix: '/api', engine: heard, db: { ...db, pool }, indexPrefix, releaseOf: () => releaseId }
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
