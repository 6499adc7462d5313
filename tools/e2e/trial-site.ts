import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { checkout } from '../checkout.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { runRosette } from '../processes/run-tool.ts'
import { type RunningProcess, startProcess } from '../processes/start-process.ts'
import { waitUntilAnswers } from '../processes/wait-until-answers.ts'

/** Its name is that of its database and the prefix of its indices; `env` says where both are. */
export type TrialSite = { name: string; url: string; env: Record<string, string>; close(): Promise<void> }
type Recipe = {
  name: string
  /** Arguments of the command `rosette` that load and publish its release. */
  load: readonly string[]
  services: { DATABASE_URL: string; OPENSEARCH_URL: string }
  /** Of the site, beside those that every trial has. */
  settings?: Record<string, string>
  signal: AbortSignal
}

/** The built product on a database and indices of its own, gone without a trace when closed. */
export async function openTrialSite({ name, load, services, settings = {}, signal }: Recipe): Promise<TrialSite> {
  const trial = `e2e_${name}_${randomBytes(4).toString('hex')}`
  const env = { ...services, DATABASE_URL: withDatabase(services.DATABASE_URL, trial), INDEX_PREFIX: trial }
  await onServer(services.DATABASE_URL, `create database ${trial}`)
  let api: RunningProcess | undefined
  const close = async () => {
    await api?.stop()
    await dropDatabase(services.DATABASE_URL, trial)
    await fetch(`${services.OPENSEARCH_URL}/${trial}-*`, { method: 'DELETE' }).catch(() => undefined)
  }
  try {
    await runRosette(['db', 'migrate'], env, signal)
    await runRosette(load, env, signal)
    signal.throwIfAborted()
    const { url, listening } = await findSiteAddress()
    const logFile = logFileOf(name)
    api = startProcess({ name: `${name} site`, args: ['apps/api/src/main.ts'], env: { ...env, ...listening, ...settings }, logFile })
    await waitUntilAnswers(`${url}/readyz`, api)
    return { name: trial, url, env, close }
  } catch (cause) {
    await close()
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The site with the ${name} release did not come up: ${why} (its log: .reports/e2e-${name}.log)`, { cause })
  }
}

/** A free address, and what makes a site listen there. */
export async function findSiteAddress(): Promise<{ url: string; listening: Record<string, string> }> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  // A browser under test asks faster than any person does.
  return { url, listening: { NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: url, RATE_LIMIT_PER_MINUTE: '0' } }
}

export function logFileOf(name: string): string {
  return join(checkout, '.reports', `e2e-${name}.log`)
}
