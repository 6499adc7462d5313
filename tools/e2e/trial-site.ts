import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { checkout } from '../checkout.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { runRosette } from '../processes/run-tool.ts'
import { type RunningProcess, startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { servingEnvironment } from '../services/service-addresses.ts'

/** Its name is that of its data; `env` says where they are. */
export type TrialSite = { name: string; url: string; env: Record<string, string>; logFile: string; close(): Promise<void> }
export type Recipe = {
  name: string
  /** Arguments of the command `rosette` that load and publish its release. */
  load: readonly string[]
  services: { DATABASE_URL: string; OPENSEARCH_URL: string }
  /** Of the site, beside those that every trial has. */
  settings?: Record<string, string>
  /** Whether runs of tools are carried out. */
  hasWorker?: boolean | undefined
  /** Called when the data are there and nothing is connected to them. */
  whenLoaded?: ((data: Pick<TrialSite, 'name' | 'env'>) => Promise<void>) | undefined
  /** The name of data with that release which others made and will remove. */
  prepared?: string | undefined
  signal: AbortSignal
}

/** The built product on data of its own, gone without a trace when closed; or on prepared data, which stay. */
export async function openTrialSite({
  name,
  load,
  services,
  settings = {},
  hasWorker,
  whenLoaded,
  prepared,
  signal,
}: Recipe): Promise<TrialSite> {
  const trial = `e2e_${name}_${randomBytes(4).toString('hex')}`
  const data = prepared ? trialData(prepared, services) : await makeTrialData(trial, services, load, signal)
  const running: RunningProcess[] = []
  const close = async () => {
    for (const process of running.toReversed()) await process.stop()
    if (!prepared) await data.drop()
  }
  try {
    await whenLoaded?.(data)
    const { url, listening } = await findSiteAddress()
    const logFile = logFileOf(name)
    const env = { ...data.env, ...listening, ...settings, DATABASE_OWNER_URL: '' }
    const api = startProcess({ name: `${name} site`, args: ['apps/api/src/main.ts'], env, logFile })
    running.push(api)
    if (hasWorker)
      running.push(
        startProcess({ name: `${name} worker`, args: ['apps/worker/src/main.ts'], env: data.env, logFile: logFileOf(`${name}-worker`) }),
      )
    await waitUntilAnswers(`${url}/readyz`, api)
    return { name: data.name, url, env: data.env, logFile, close }
  } catch (cause) {
    await close()
    const why = messageOf(cause)
    throw new Error(`The site with the ${name} release did not come up: ${why} (its log: .reports/e2e-${name}.log)`, { cause })
  }
}

/** A free address, and what makes a site listen there. */
export async function findSiteAddress(): Promise<{ url: string; listening: Record<string, string> }> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  // A browser under test asks faster than any person does.
  return {
    url,
    listening: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      RATE_LIMIT_PER_MINUTE: '0',
      COST_PER_MINUTE: '0',
      // A busy test machine must not look like an overloaded site.
      SEARCH_TIMEOUT_MS: '10000',
      SPELLING_TIMEOUT_MS: '5000',
      MAX_LOOP_DELAY_MS: '0',
    },
  }
}

export function logFileOf(name: string): string {
  return join(checkout, '.reports', `e2e-${name}.log`)
}

type Services = { DATABASE_URL: string; OPENSEARCH_URL: string }

/** A release in a database, indices and folders of files that all have the same name; `env` says where they are. */
type TrialData = { name: string; env: Record<string, string>; drop(): Promise<void> }

/** Names the data; nothing is made. */
export function trialData(name: string, services: Services): TrialData {
  const sequenceDir = join(tmpdir(), name)
  return {
    name,
    env: {
      ...services,
      ...servingEnvironment(withDatabase(services.DATABASE_URL, name)),
      INDEX_PREFIX: name,
      SEQUENCE_DIR: sequenceDir,
      RUN_DIR: `${sequenceDir}-runs`,
      DOWNLOAD_DIR: `${sequenceDir}-downloads`,
    },
    async drop() {
      await dropDatabase(services.DATABASE_URL, name)
      await fetch(`${services.OPENSEARCH_URL}/${name}-*`, { method: 'DELETE' }).catch(() => undefined)
      for (const dir of [sequenceDir, `${sequenceDir}-runs`, `${sequenceDir}-downloads`]) await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Makes the data with arguments of the command `rosette` that load and publish a release. What failed is removed. */
export async function makeTrialData(name: string, services: Services, load: readonly string[], signal: AbortSignal): Promise<TrialData> {
  const data = trialData(name, services)
  await onServer(services.DATABASE_URL, `create database ${name}`)
  try {
    await runRosette(['db', 'migrate'], data.env, signal)
    await runRosette(load, data.env, signal)
    signal.throwIfAborted()
    return data
  } catch (error) {
    await data.drop()
    throw error
  }
}

/** Arguments of `rosette` that load a folder of official files into the tables of a release; tests know the release by this id. */
export function loadOfficialTables(dir: string): string[] {
  return ['release', 'load', dir, '--id', 'real']
}

/** The same with documents, indices, sequences and BLAST databases, published. */
export function loadOfficialFiles(dir: string): string[] {
  return [...loadOfficialTables(dir), '--build', '--publish']
}
