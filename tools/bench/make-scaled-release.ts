import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { checkout } from '../checkout.ts'
import { toolEnvironment } from '../processes/run-tool.ts'
import { watchMemory } from './measure/watch-memory.ts'
import { type ScratchSite, say } from './scratch-site.ts'

const CommandAnswer = z.object({
  ok: z.boolean(),
  error: z.string().optional(),
  steps: z.array(z.object({ step: z.string(), ms: z.number() })),
})

export type ScaledRelease = { steps: { step: string; ms: number }[]; ms: number; residentBytes: number }

/** Makes, loads, builds and publishes a release of so many search documents, with the command a person uses. */
export async function makeScaledRelease(site: ScratchSite, documents: number, isIndexOnly: boolean): Promise<ScaledRelease> {
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
  return { steps: answer.steps, ms: performance.now() - began, residentBytes }
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
