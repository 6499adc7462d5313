import pg from 'pg'
import { type Client, formatRequest, runClients, runClosedLoop, send, sendRequest } from '../measure/closed-loop.ts'
import type { Measure } from '../measure/compare-sides.ts'
import { openConnection } from '../measure/open-connection.ts'
import { apiCall } from '../search-mix.ts'
import type { Stage } from '../stage.ts'
import type { Question, Recorded } from './record-questions.ts'

/** The calls through the API, and what they ask put to OpenSearch and PostgreSQL directly. */
export function sidesOf(stage: Stage, mix: readonly Recorded[], clients: number) {
  const ours = mix.map(({ call }) => apiCall(call, stage.apiUrl))
  return {
    bare: (seconds: number) => askQuestions(stage, mix, clients, seconds),
    ours: (seconds: number) => runClosedLoop(ours, clients, seconds),
  }
}

/** The measured process must answer like the routes whose requests were recorded. */
export async function checkSameAnswers(stage: Stage, found: readonly Recorded[]): Promise<void> {
  for (const { answer, call } of found) {
    if ((await send(apiCall(call, stage.apiUrl))) === answer) continue
    throw new Error(`The two sides answer differently: ${call.path} ${JSON.stringify(call.body)}`)
  }
}

async function askQuestions(
  { opensearchUrl, databaseUrl }: Stage,
  mix: readonly Recorded[],
  clients: number,
  seconds: number,
): Promise<Measure> {
  const request = mix.map(({ questions }) => questions.map(prepare))
  const open = async (): Promise<Client> => {
    const engine = await openConnection(new URL(opensearchUrl))
    const database = new pg.Client({ connectionString: databaseUrl })
    await database.connect()
    return {
      async ask(index) {
        for (const question of request[index] ?? []) {
          if ('request' in question) await sendRequest(engine, question.request)
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
