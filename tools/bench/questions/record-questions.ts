import { systemClock } from '@rosette/contract-kit/clock.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { contentResolver } from '@rosette/features/list-contents/server/resolved-contents.ts'
import { registerMutants } from '@rosette/features/mutants/server/register-mutants.ts'
import { searchRoutes } from '@rosette/features/results/server/search-routes.ts'
import { registerSuggest } from '@rosette/features/suggest/server/suggest-routes.ts'
import { type Engine, openEngine, partsOf } from '@rosette/search-engine/engine/open-engine.ts'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Call } from '../measure/closed-loop.ts'
import type { MixedCall } from '../search-mix.ts'
import type { Stage } from '../stage.ts'

/** What the site asks of the engine or the database for one call. */
export type Question = { http: Call } | { sql: { text: string; values: unknown[] } }

export type RecordedCall = Pick<MixedCall, 'method' | 'path' | 'body'>

export type Recorded<Sent extends RecordedCall = RecordedCall> = { call: Sent; questions: Question[]; answer: string; total: number }

/**
 * Runs each call through the routes of the site in this process and records their queries: the bare side sends exactly these. Each is
 * made twice, and what the site then has in memory, as it does a list, is not requested.
 */
export async function recordQuestions<Sent extends RecordedCall>(stage: Stage, calls: readonly Sent[]): Promise<Recorded<Sent>[]> {
  const { databaseUrl: url, opensearchUrl, indexPrefix, releaseId } = stage
  const questions: Question[] = []
  const db = openDatabase({ url, poolSize: 1, statementTimeoutMs: 60_000, applicationName: 'rosette bench' })
  db.pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, given) {
        const [statement, values = statement.values ?? []] = given
        questions.push({ sql: { text: statement.text ?? statement, values } })
        return Reflect.apply(query, self, given)
      },
    })
  })
  const engine = openEngine({ url: opensearchUrl, timeoutMs: 60_000, concurrency: 1, queue: 10 })
  const heard: Engine = {
    ...engine,
    search(index, body, options) {
      const address = new URL(`${index}/_search`, `${opensearchUrl}/`)
      address.search = `filter_path=${partsOf(body, options ?? {})}`
      questions.push({ http: { method: 'POST', url: address, body: JSON.stringify(body) } })
      return engine.search(index, body, options)
    },
  }
  const app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  const resolveContent = contentResolver({ db, clock: systemClock })
  const dependencies = {
    prefix: '/api',
    clock: systemClock,
    engine: heard,
    db,
    indexPrefix,
    settings: { spellingTimeoutMs: 150 },
    resolveContentOf: () => (id: string, release: string) => resolveContent(null, id, release),
    publicUrl: stage.apiUrl,
    releaseOf: () => releaseId,
  }
  await app.register(searchRoutes, dependencies)
  await app.register(registerSuggest, dependencies)
  await app.register(registerMutants, dependencies)
  const recorded: Recorded<Sent>[] = []
  try {
    for (const call of calls) {
      const { method, path, body } = call
      const inject = () => app.inject({ method, url: path, ...(body && { payload: body }) })
      await inject()
      questions.splice(0)
      const { statusCode, payload } = await inject()
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
