import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openDatabase } from '@rosette/database/open-database.ts'
import { scaleSizes } from '@rosette/demo-release/scaled/scale-plan.ts'
import { z } from 'zod'
import { checkout } from '../checkout.ts'
import { toolEnvironment } from '../processes/tool-environment.ts'
import type { BenchOptions } from './bench-options.ts'
import { addScaleRow, type ScaleRow } from './scale-table.ts'
import { type ScratchSite, say, withScratchSite } from './scratch-site.ts'
import { watchMemory } from './watch-memory.ts'

const CommandAnswer = z.object({
  ok: z.boolean(),
  error: z.string().optional(),
  steps: z.array(z.object({ step: z.string(), ms: z.number() })),
})
type CommandAnswer = z.infer<typeof CommandAnswer>
type Run = { answer: CommandAnswer; ms: number; residentBytes: number }

/** Makes, loads, builds and publishes a release of a given size with the command a person uses, and enters what it took into docs/scale.md. */
export async function benchScale({ documents, isIndexOnly }: BenchOptions): Promise<object> {
  const row = await withScratchSite(async (site): Promise<ScaleRow> => {
    const run = await runDemo(site, documents, isIndexOnly)
    const { count, bytes } = await measureIndices(site)
    return {
      date: new Date().toISOString().slice(0, 10),
      commit: site.commit,
      size: sizeOf(documents),
      isIndexOnly,
      documents: count,
      minutes: run.ms / 60_000,
      steps: formatSteps(run.answer.steps),
      postgresBytes: await measureDatabase(site),
      opensearchBytes: bytes,
      residentBytes: run.residentBytes,
    }
  })
  const page = join(checkout, 'docs/scale.md')
  await writeFile(page, addScaleRow(await readFile(page, 'utf8'), row))
  return row
}

function sizeOf(documents: number): string {
  return Object.entries(scaleSizes).find(([, size]) => size === documents)?.[0] ?? documents.toLocaleString('en')
}

async function runDemo(site: ScratchSite, documents: number, isIndexOnly: boolean): Promise<Run> {
  const args = ['apps/cli/src/main.ts', 'demo', '--scale', String(documents), '--json', ...(isIndexOnly ? ['--index-only'] : [])]
  const files = join(site.dir, 'files')
  await mkdir(files)
  const env = {
    DATABASE_URL: site.databaseUrl,
    OPENSEARCH_URL: site.opensearchUrl,
    INDEX_PREFIX: site.indexPrefix,
    SEQUENCE_DIR: join(site.dir, 'sequences'),
    TMPDIR: files,
  }
  say(`rosette demo --scale ${documents}${isIndexOnly ? ' --index-only' : ''}`)
  const began = performance.now()
  const child = spawn(process.execPath, args, { cwd: checkout, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'inherit'] })
  const memory = watchMemory(child.pid ?? 0)
  const [output] = await Promise.all([text(child.stdout), endOf(child, limitMs(documents))])
  const residentBytes = memory.stop()
  const answer = CommandAnswer.parse(JSON.parse(output))
  if (!answer.ok) throw new Error(`The release was not made: ${answer.error}`)
  return { answer, ms: performance.now() - began, residentBytes }
}

/** An hour, and three milliseconds for each document: a run that takes longer is stuck. */
function limitMs(documents: number): number {
  return 3_600_000 + documents * 3
}

/** Waits for the end; a run that is stuck or not wanted any more is ended, so that its database and indices can go. */
async function endOf(child: ChildProcess, limit: number): Promise<void> {
  const stop = () => child.kill('SIGKILL')
  const timer = setTimeout(stop, limit)
  process.once('SIGINT', stop).once('SIGTERM', stop)
  await new Promise((resolve) => child.once('exit', resolve))
  clearTimeout(timer)
  process.off('SIGINT', stop).off('SIGTERM', stop)
}

const Count = z.object({ count: z.number() })
const IndexRows = z.array(z.object({ 'store.size': z.coerce.number() }))

async function measureIndices({ opensearchUrl, indexPrefix }: ScratchSite): Promise<{ count: number; bytes: number }> {
  const indices = `${indexPrefix}-*`
  // What is still in memory weighs nothing on disk.
  await fetch(`${opensearchUrl}/${indices}/_flush`, { method: 'POST' })
  // The list of indices counts parts of documents too, so the documents are asked for.
  const { count } = Count.parse(await (await fetch(`${opensearchUrl}/${indices}/_count`)).json())
  const rows = IndexRows.parse(await (await fetch(`${opensearchUrl}/_cat/indices/${indices}?format=json&bytes=b`)).json())
  return { count, bytes: rows.reduce((sum, row) => sum + row['store.size'], 0) }
}

async function measureDatabase({ databaseUrl }: ScratchSite): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'rosette bench' })
  try {
    const { rows } = await db.pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
    return rows[0]?.bytes ?? 0
  } finally {
    await db.close()
  }
}

/** 'load 0.5 · derive 0.2 · build 4.1', in minutes. */
function formatSteps(steps: CommandAnswer['steps']): string {
  const msOf = new Map<string, number>()
  for (const { step, ms } of steps) msOf.set(step, (msOf.get(step) ?? 0) + ms)
  return [...msOf].map(([step, ms]) => `${step} ${(ms / 60_000).toFixed(1)}`).join(' · ')
}
