import { execFile, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '@rosette/database/open-database.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { shapeHash } from '@rosette/release-kit/shape-hash.ts'
import { checkout } from '../checkout.ts'
import { ensureServices } from '../services/start-services.ts'
import type { BenchOptions } from './bench-options.ts'
import { makeScaledRelease } from './make-scaled-release.ts'
import { say, withScratchSite } from './scratch-site.ts'

const run = promisify(execFile)

/** A site to measure: services, a published release, and one API process as in production. */
export type Stage = {
  databaseUrl: string
  opensearchUrl: string
  indexPrefix: string
  releaseId: string
  apiUrl: string
  apiPid: number
  /** Of this checkout, for the record of what was measured. */
  commit: string
}

/**
 * Measures the published release if there is one, otherwise the demo release or a release of the given size built for it;
 * stops and removes what it created.
 */
export async function withStage<Result>(use: (stage: Stage) => Promise<Result>, options?: StageOptions): Promise<Result> {
  if (options?.isSized) {
    return withScratchSite(async (site) => {
      await makeScaledRelease(site, options.documents, options.isIndexOnly)
      const place = { DATABASE_URL: site.databaseUrl, OPENSEARCH_URL: site.opensearchUrl, INDEX_PREFIX: site.indexPrefix }
      return withApi(place, use, options)
    })
  }
  const services = await ensureServices(say)
  return withApi({ ...services, INDEX_PREFIX: process.env.INDEX_PREFIX || 'rosette' }, use, options)
}

export type StageOptions = Pick<BenchOptions, 'isSized' | 'documents' | 'isIndexOnly'> & {
  /** Whether records are guarded, which few benchmarks measure. */
  isGuarded?: boolean
  /** Of the API, beside those of the environment. */
  settings?: Readonly<Record<string, string>>
}

type Place = { DATABASE_URL: string; OPENSEARCH_URL: string; INDEX_PREFIX: string }

async function withApi<Result>(place: Place, use: (stage: Stage) => Promise<Result>, options?: StageOptions): Promise<Result> {
  const env = { ...process.env, ...place, NODE_ENV: 'production', ACCESS_MODE: options?.isGuarded ? 'spec' : 'open', ...options?.settings }
  const releaseId = await findOrMakeRelease(env)
  const { stdout: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout })
  const api = await startApi(env)
  try {
    say(`release ${releaseId}, API at ${api.url}`)
    return await use({
      databaseUrl: env.DATABASE_URL,
      opensearchUrl: env.OPENSEARCH_URL,
      indexPrefix: env.INDEX_PREFIX,
      releaseId,
      apiUrl: api.url,
      apiPid: api.pid,
      commit: commit.trim(),
    })
  } finally {
    await api.stop()
  }
}

type Env = NodeJS.ProcessEnv & Place

async function findOrMakeRelease(env: Env): Promise<string> {
  const cli = join(checkout, 'apps/cli/src/main.ts')
  await run(process.execPath, [cli, 'db', 'migrate'], { env })
  const published = await findPublished(env.DATABASE_URL)
  if (published !== null) return published
  say('no release is published; building the demo release')
  await run(process.execPath, [cli, 'demo'], { env })
  const demo = await findPublished(env.DATABASE_URL)
  if (demo === null) throw new Error('The demo release was made but is not published.')
  return demo
}

async function findPublished(url: string): Promise<string | null> {
  const db = openDatabase({ url, poolSize: 1, statementTimeoutMs: 5000, applicationName: 'rosette bench' })
  try {
    const shape = await shapeHash(kindServers, kinds)
    return (await listReleases(db)).find((release) => release.isPublished && release.shapeHash === shape)?.id ?? null
  } finally {
    await db.close()
  }
}

async function startApi(env: Env): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(checkout, 'apps/api/src/main.ts')], {
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '0', COST_PER_MINUTE: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    const isGone = await Promise.race([ended.then(() => true), sleep(15_000, false, { ref: false })])
    if (!isGone) child.kill('SIGKILL')
  }
  const deadline = performance.now() + 30_000
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The API ended with code ${child.exitCode} before it was ready.`)
    if (performance.now() > deadline) {
      await stop()
      throw new Error('The API was not ready within 30 seconds.')
    }
    await sleep(100)
  }
  return { url, pid: child.pid ?? 0, stop }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
