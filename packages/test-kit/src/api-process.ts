import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { complaintsAbout, failWith, siteErrorsIn } from './errors/site-errors.ts'
import type { TestDatabase } from './live/test-database.ts'

export type ApiProcess = {
  child: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  exited: Promise<unknown[]>
  /** Where it listens; fails with its output when it ends before it does. */
  address(): Promise<string>
  /** Says which errors the test provokes; any other in its log fails the test, and so does an expected one that does not come. */
  expectErrors(...patterns: RegExp[]): void
}

/** The real process on a free port, as an operator starts it; killed when the test that calls this is done, which fails if it logged an error. */
export function startApi(database: Pick<TestDatabase, 'url' | 'indexPrefix'>, env: Record<string, string> = {}): ApiProcess {
  const main = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      OPENSEARCH_URL: inject('liveRun').opensearchUrl,
      INDEX_PREFIX: database.indexPrefix,
      PORT: '0',
      ACCESS_MODE: 'open',
      // A starved test machine is not a reason to shed load.
      MAX_LOOP_DELAY_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const expected: RegExp[] = []
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await closed
    failWith(complaintsAbout(siteErrorsIn(output()), expected))
  })
  const chunks: string[] = []
  child.stdout.on('data', (chunk) => chunks.push(String(chunk)))
  child.stderr.on('data', (chunk) => chunks.push(String(chunk)))
  const output = () => chunks.join('')
  const expectErrors = (...patterns: RegExp[]) => void expected.push(...patterns)
  return { child, output, exited: once(child, 'exit'), address: () => addressOf(child, output), expectErrors }
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  while (child.exitCode === null && child.signalCode === null) {
    const found = /Server listening at (http:\/\/[\d.:]+)/.exec(output())?.[1]
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(output())
}
