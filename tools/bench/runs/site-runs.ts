import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@rosette/database/open-database.ts'
import { RunStatus, StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { findFreePort } from '../../processes/find-free-port.ts'
import { startProcess, waitUntilAnswers } from '../../processes/start-process.ts'
import { send } from '../measure/closed-loop.ts'
import type { Stage } from '../stage.ts'

/** BLAST searches of proteins by runs of the site, from the first byte of the submission until the result is stored, in milliseconds. */
export type SiteRuns = {
  search(queries: string): Promise<number>
  /** All of them sent at once. */
  searchAll(queries: readonly string[]): Promise<number>
  workerPid: number
}

type Site = { stage: Stage; db: Database; slots: number }

/** Starts a worker beside the API, and removes it and all runs afterwards. */
export async function withSiteRuns<Result>({ stage, db, slots }: Site, use: (runs: SiteRuns) => Promise<Result>): Promise<Result> {
  const tokens: string[] = []
  const runDir = await mkdtemp(join(tmpdir(), 'rosette-bench-work-'))
  const port = await findFreePort()
  const { databaseUrl, opensearchUrl, indexPrefix } = stage
  const worker = startProcess({
    name: 'worker',
    args: ['apps/worker/src/main.ts'],
    logFile: '/dev/null',
    env: {
      DATABASE_URL: databaseUrl,
      OPENSEARCH_URL: opensearchUrl,
      INDEX_PREFIX: indexPrefix,
      NODE_ENV: 'production',
      RUN_DIR: runDir,
      RUN_CONCURRENCY: String(slots),
      METRICS_PORT: String(port),
    },
  })
  const searchAll = async (texts: readonly string[]) => {
    const start = performance.now()
    const started = await Promise.all(texts.map((queries) => submit(stage, queries)))
    tokens.push(...started)
    // One after the other: asking for all of them all the time would take the processor from what is measured.
    for (const token of started) await untilDone(stage, token)
    return performance.now() - start
  }
  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}/readyz`, worker)
    return await use({ search: (queries) => searchAll([queries]), searchAll, workerPid: worker.pid })
  } finally {
    await worker.stop()
    await rm(runDir, { recursive: true })
    await removeRuns(db, tokens)
  }
}

async function submit({ apiUrl }: Stage, QueryText: string): Promise<string> {
  const fields = { Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep_20220914', textbox: 'seq', QueryText }
  const answer = await send({ method: 'POST', url: new URL('/api/services/blast', apiUrl), body: JSON.stringify(fields) })
  const { token, state } = StartedRun.parse(JSON.parse(answer))
  if (state !== 'waiting') throw new Error('A stored result answered, which is not measured here.')
  return token
}

/** A page asks every 700 ms. Asking every 20 ms takes the API a tenth of a core. */
const lookMs = 100

async function untilDone({ apiUrl }: Stage, token: string): Promise<void> {
  const url = new URL(`/api/runs/${token}`, apiUrl)
  for (;;) {
    const { state, fault: error } = RunStatus.parse(JSON.parse(await send({ method: 'GET', url, body: null })))
    if (state === 'done') return
    if (state !== 'waiting' && state !== 'running') throw new Error(`A run is ${state}: ${error}`)
    await sleep(lookMs)
  }
}

async function removeRuns({ community }: Database, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return
  const removed = await community.deleteFrom('run').where('token', 'in', tokens).returning('resultId').execute()
  const results = removed.flatMap(({ resultId }) => (resultId === null ? [] : [resultId]))
  if (results.length > 0) await community.deleteFrom('runResult').where('resultId', 'in', results).execute()
}
