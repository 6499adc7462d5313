import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@rosette/database/migrate.ts'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { loadCommunity } from '@rosette/features/community/server/load-community.ts'
import { reindexCommunity } from '@rosette/features/community/server/reindex-community.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { buildRelease } from '@rosette/release-kit/build/build-release.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { TestProject } from 'vitest/node'
import { fixedClock } from '../fixed-clock.ts'
import { isStale, type LiveRun, runName } from './live-run.ts'
import { dropIndicesWhere, openTestEngine } from './test-engine.ts'

/** Vitest's global setup of the live tests: what they share is made once for a run, or by a process of its own for several runs. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.ROSETTE_LIVE_RUN
  if (shared) {
    project.provide('liveRun', JSON.parse(shared))
    return async () => {}
  }
  const { liveRun, clearUp } = await makeLiveRun()
  project.provide('liveRun', liveRun)
  return clearUp
}

type MadeLiveRun = { liveRun: LiveRun; clearUp(): Promise<void> }

/** Makes two template databases, one that all tests read, and the indices of the demo release. */
async function makeLiveRun(): Promise<MadeLiveRun> {
  const databaseUrl = addressOf('DATABASE_URL')
  const opensearchUrl = addressOf('OPENSEARCH_URL')
  const engine = openTestEngine(opensearchUrl)
  await requireServices(databaseUrl, engine)
  const name = runName(new Date())
  await dropAll(databaseUrl, engine, (other) => isStale(other, new Date()))

  const clearUp = async () => {
    await dropAll(databaseUrl, engine, (other) => other.startsWith(name))
    await engine.close()
  }
  try {
    return { liveRun: { databaseUrl, opensearchUrl, indexPrefix: name, ...(await makeTemplates(databaseUrl, engine, name)) }, clearUp }
  } catch (error) {
    await clearUp()
    throw error
  }
}

async function makeTemplates(databaseUrl: string, engine: Engine, name: string) {
  const templates = { empty: `${name}_empty`, demo: `${name}_demo` }
  await onServer(databaseUrl, `create database ${templates.empty}`)
  const empty = openDatabase({ url: withDatabase(databaseUrl, templates.empty), poolSize: 2 })
  await migrate(empty)
  await empty.close()
  await onServer(databaseUrl, `create database ${templates.demo} template ${templates.empty}`)
  const demo = openDatabase({ url: withDatabase(databaseUrl, templates.demo) })
  const release = await loadDemoRelease(demo, engine, name)
  await demo.close()
  const readOnlyDemo = `${name}_read_only`
  await onServer(databaseUrl, `create database ${readOnlyDemo} template ${templates.demo}`)
  await onServer(databaseUrl, `alter database ${readOnlyDemo} set default_transaction_read_only = on`)
  return { templates, readOnlyDemo, ...release }
}

const howToStart = 'Start the services with: npm run services -- start'

function addressOf(name: string): string {
  const url = process.env[name]
  if (!url) throw new Error(`${name} is not set. ${howToStart}`)
  return url
}

async function requireServices(databaseUrl: string, engine: Engine): Promise<void> {
  await onServer(databaseUrl, 'select 1').catch((cause) => {
    throw new Error(`PostgreSQL does not answer. ${howToStart}`, { cause })
  })
  if (!(await engine.ping())) throw new Error(`OpenSearch does not answer. ${howToStart}`)
}

async function dropAll(databaseUrl: string, engine: Engine, isWanted: (name: string) => boolean): Promise<void> {
  const server = openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    const { rows } = await server.pool.query<{ datname: string }>(`select datname from pg_database where datname like 'rosette\\_test\\_%'`)
    for (const { datname } of rows) if (isWanted(datname)) await dropDatabase(databaseUrl, datname)
  } finally {
    await server.close()
  }
  await dropIndicesWhere(engine, isWanted)
}

/** The demo release and its community, loaded, built and published the way an operator does it. */
async function loadDemoRelease(db: Database, engine: Engine, indexPrefix: string): Promise<{ releaseId: string; shapeHash: string }> {
  const clock = fixedClock()
  const dir = await mkdtemp(join(tmpdir(), 'rosette-demo-'))
  try {
    await writeDemoRelease(dir, { asOf: clock.now(), further: demoFilesOf(kindServers) })
    const { releaseId, shapeHash } = await loadRelease({ db, kindServers, kinds, dir, isDemo: true, clock })
    await buildRelease({ db, engine, indexPrefix, kindServers, kinds, releaseId })
    await publishRelease(db, releaseId, shapeHash)
    await loadCommunity(db, dir)
    await reindexCommunity({ db, engine, indexPrefix })
    return { releaseId, shapeHash }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

// As a process for anyone who starts Vitest several times: prints what live tests share as one line of JSON, for ROSETTE_LIVE_RUN, and clears up
// when its input ends, which it also does if the process that started it is gone.
if (import.meta.main) {
  const { liveRun, clearUp } = await makeLiveRun()
  process.stdin.once('end', () => void clearUp()).resume()
  process.stdout.write(`${JSON.stringify(liveRun)}\n`)
}
