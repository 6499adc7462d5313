import pg from 'pg'
import { alternate } from './alternate.ts'
import type { BenchOptions } from './bench-options.ts'
import { askFor, type Client, formatRequest, runClients, runClosedLoop, send } from './closed-loop.ts'
import type { Measure } from './compare-sides.ts'
import { openConnection } from './kept-connection.ts'
import { type Question, type Recorded, recordQuestions } from './record-questions.ts'
import { apiCall, mixedCalls, mixOf } from './search-mix.ts'
import { type Stage, withStage } from './stage.ts'

/** What visitors search for: through the API, and straight at OpenSearch and PostgreSQL with the same bodies and statements. */
export async function benchSearch(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const recorded = await recordQuestions(stage, mixedCalls())
    // Where nothing is found the API looks for other spellings too, which is no part of the mix.
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
    const { seconds, rounds, clients } = options
    const { releaseId: release, commit } = stage
    return { ...comparison, release, commit, mix: mix.length, calls: found.length, clients, seconds, rounds, attempt }
  }, options)
}

/** The process that is measured must answer as the routes did whose questions were written down. */
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
