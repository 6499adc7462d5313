import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { type RunningProcess, startProcess } from '../processes/start-process.ts'
import { waitUntilAnswers } from '../processes/wait-until-answers.ts'
import { makeTrialData, trialData } from './trial-data.ts'

/** Its name is that of its data; `env` says where they are. */
export type TrialSite = { name: string; url: string; env: Record<string, string>; close(): Promise<void> }
type Recipe = {
  name: string
  /** Arguments of the command `rosette` that load and publish its release. */
  load: readonly string[]
  services: { DATABASE_URL: string; OPENSEARCH_URL: string }
  /** Of the site, beside those that every trial has. */
  settings?: Record<string, string>
  /** The name of data with that release which others made and will remove. */
  prepared?: string | undefined
  signal: AbortSignal
}

/** The built product on data of its own, gone without a trace when closed; or on prepared data, which stay. */
export async function openTrialSite({ name, load, services, settings = {}, prepared, signal }: Recipe): Promise<TrialSite> {
  const trial = `e2e_${name}_${randomBytes(4).toString('hex')}`
  const data = prepared ? trialData(prepared, services) : await makeTrialData(trial, services, load, signal)
  let api: RunningProcess | undefined
  const close = async () => {
    await api?.stop()
    if (!prepared) await data.drop()
  }
  try {
    const { url, listening } = await findSiteAddress()
    const logFile = logFileOf(name)
    api = startProcess({ name: `${name} site`, args: ['apps/api/src/main.ts'], env: { ...data.env, ...listening, ...settings }, logFile })
    await waitUntilAnswers(`${url}/readyz`, api)
    return { name: data.name, url, env: data.env, close }
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
  return {
    url,
    listening: { NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: url, RATE_LIMIT_PER_MINUTE: '0', SPELLING_TIMEOUT_MS: '5000' },
  }
}

export function logFileOf(name: string): string {
  return join(checkout, '.reports', `e2e-${name}.log`)
}
