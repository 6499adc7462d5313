import { findFreePort } from '../processes/find-free-port.ts'
import { type RunningProcess, startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { findSiteAddress, logFileOf, type TrialSite } from './trial-site.ts'

/** `env` tells the browser tests where the site is, where its mail is read, and which database lies below. */
export type PeopleSite = { env: Record<string, string>; close(): Promise<void> }

/** A second site on the data of a trial site: with the guard, accounts, mail and ORCID, and stand-ins for what is outside. */
export async function openPeopleSite(trial: TrialSite): Promise<PeopleSite> {
  const { url, listening } = await findSiteAddress()
  const [mailPort, doorPort, orcidPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const door = `http://127.0.0.1:${doorPort}`
  const issuer = `http://127.0.0.1:${orcidPort}`
  const env = {
    ...trial.env,
    ...listening,
    ACCESS_MODE: 'spec',
    DEMO_LOGIN: '1',
    // A test says in X-Forwarded-For from which network it comes.
    TRUST_PROXY: '127.0.0.1',
    MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
    ORCID_ISSUER: issuer,
    ORCID_CLIENT_ID: 'rosette',
    ORCID_CLIENT_SECRET: 'a-secret-of-the-stand-in',
  }
  const start = (name: string, args: readonly string[]) => startProcess({ name, args, env, logFile: logFileOf(name) })
  const mails = start('mail', ['packages/test-kit/src/people/mail-server.ts', String(mailPort), String(doorPort)])
  const orcid = start('orcid', ['packages/test-kit/src/people/orcid-stand-in.ts', String(orcidPort), `${url}/linktoorcid`])
  const api = start('people', ['apps/api/src/main.ts'])
  const worker = start('worker', ['apps/worker/src/main.ts'])
  const running: readonly RunningProcess[] = [worker, api, orcid, mails]
  const close = async () => {
    for (const process of running) await process.stop()
  }
  try {
    await waitUntilAnswers(door, mails)
    await waitUntilAnswers(`${issuer}/.well-known/openid-configuration`, orcid)
    await waitUntilAnswers(`${url}/readyz`, api)
  } catch (cause) {
    await close()
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The site with accounts did not come up: ${why} (its logs: .reports/e2e-*.log)`, { cause })
  }
  return { env: { E2E_PEOPLE_URL: url, E2E_MAIL_URL: door, E2E_PEOPLE_DATABASE_URL: trial.env.DATABASE_URL ?? '' }, close }
}
