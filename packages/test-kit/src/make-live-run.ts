import { migrate } from '@rosette/database/migrate.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { isStale, type LiveRun, runName } from './live/live-run.ts'
import { loadDemoRelease } from './live/load-demo-release.ts'
import { dropIndicesWhere, openTestEngine } from './live/test-engine.ts'

export type MadeLiveRun = { liveRun: LiveRun; clearUp(): Promise<void> }

/** Makes two template databases and the indices of the demo release. */
export async function makeLiveRun(): Promise<MadeLiveRun> {
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
  return { templates, ...release }
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
