import { randomBytes } from 'node:crypto'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { type RunningProcess, startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { servingEnvironment } from '../services/service-addresses.ts'
import { findSiteAddress, logFileOf, type TrialSite } from './trial-site.ts'

/** `env` tells the browser tests where the site is, where its mail is read, and which database lies below. */
export type PeopleSite = { env: Record<string, string>; logFiles: readonly string[]; close(): Promise<void> }

/** Copies the database of a trial site for `openPeopleSite`; nothing may be connected to it. */
export async function copyForPeople({ env, name }: Pick<TrialSite, 'env' | 'name'>): Promise<void> {
  const url = env.DATABASE_OWNER_URL ?? ''
  await onServer(url, `create database ${peopleDatabaseOf(name)} template ${name}`)
  // Tests register and change accounts, which a demo site refuses: in the copy, the demo people are people like others.
  await onServer(withDatabase(url, peopleDatabaseOf(name)), 'update community.account set is_demo = false')
}

const peopleDatabaseOf = (name: string) => `${name}_people`

/**
 * A second site on a copy of a trial site's data, with the guard, accounts, mail and ORCID, and stand-ins for what is outside; and on the
 * data themselves a site in demo mode.
 */
export async function openPeopleSite(trial: TrialSite): Promise<PeopleSite> {
  const { url, listening } = await findSiteAddress()
  const demo = await findSiteAddress()
  const [mailPort, doorPort, orcidPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const door = `http://127.0.0.1:${doorPort}`
  const issuer = `http://127.0.0.1:${orcidPort}`
  const ownerUrl = withDatabase(trial.env.DATABASE_OWNER_URL ?? '', peopleDatabaseOf(trial.name))
  const env = {
    ...trial.env,
    ...servingEnvironment(ownerUrl),
    ...listening,
    ACCESS_MODE: 'spec',
    // A test says in X-Forwarded-For from which network it comes.
    TRUST_PROXY: '127.0.0.1',
    MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
    SECOND_FACTOR_KEY: randomBytes(32).toString('base64'),
    ORCID_ISSUER: issuer,
    ORCID_CLIENT_ID: 'rosette',
    ORCID_CLIENT_SECRET: 'a-secret-of-the-stand-in',
  }
  const start = (name: string, args: readonly string[]) => startProcess({ name, args, env, logFile: logFileOf(name) })
  const mails = start('mail', ['packages/test-kit/src/people/mail-server.ts', String(mailPort), String(doorPort)])
  const orcid = start('orcid', ['packages/test-kit/src/people/orcid-stand-in.ts', String(orcidPort), `${url}/linktoorcid`])
  const api = start('people', ['apps/api/src/main.ts'])
  const worker = start('worker', ['apps/worker/src/main.ts'])
  const demoEnv = { ...trial.env, ...demo.listening, ACCESS_MODE: 'spec', DEMO_LOGIN: '1' }
  const demoApi = startProcess({ name: 'demo', args: ['apps/api/src/main.ts'], env: demoEnv, logFile: logFileOf('demo-mode') })
  const running: readonly RunningProcess[] = [demoApi, worker, api, orcid, mails]
  const close = async () => {
    for (const process of running) await process.stop()
    await dropDatabase(trial.env.DATABASE_OWNER_URL ?? '', peopleDatabaseOf(trial.name))
  }
  try {
    await waitUntilAnswers(door, mails)
    await waitUntilAnswers(`${issuer}/.well-known/openid-configuration`, orcid)
    await waitUntilAnswers(`${url}/readyz`, api)
    await waitUntilAnswers(`${demo.url}/readyz`, demoApi)
  } catch (cause) {
    await close()
    const why = messageOf(cause)
    throw new Error(`The site with accounts did not come up: ${why} (its logs: .reports/e2e-*.log)`, { cause })
  }
  const addresses = { E2E_PEOPLE_URL: url, E2E_MAIL_URL: door, E2E_DEMO_MODE_URL: demo.url }
  const logFiles = ['people', 'worker', 'demo-mode'].map(logFileOf)
  return { env: { ...addresses, E2E_PEOPLE_DATABASE_URL: ownerUrl }, logFiles, close }
}
