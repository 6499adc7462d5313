import { setTimeout as sleep } from 'node:timers/promises'
import { silentProxy } from '@rosette/database/silent-proxy.ts'
import { type Attack, type AttackStage, type Finding, formatMs, onSite } from './attack.ts'
import { call, type Reply } from './call.ts'

const visitors = 30
const statementTimeoutMs = 5000
const silentSeconds = 20
const recoveryMs = 5000

/** PostgreSQL stops answering for a while and closes no connection, as after a failover. */
export const silentDatabaseAttack: Attack = async (stage) => {
  // The proxy needs the address of the database, which a site with nothing else to do tells.
  const proxy = await onSite(stage, {}, ({ env }) => silentProxy(env.DATABASE_URL ?? ''))
  try {
    return await attack(stage, proxy)
  } finally {
    proxy.close()
  }
}

function attack(stage: AttackStage, proxy: Awaited<ReturnType<typeof silentProxy>>): Promise<Finding[]> {
  const settings = { DATABASE_URL: proxy.url, STATEMENT_TIMEOUT_MS: String(statementTimeoutMs) }
  return onSite(stage, settings, async ({ url }) => {
    const record = () => call(`${url}/api/detail/locus?name=AT4G18960`)
    await Promise.all(Array.from({ length: visitors }, record))
    proxy.silence()
    const end = performance.now() + silentSeconds * 1000
    const answers: Reply[] = []
    while (performance.now() < end) answers.push(...(await Promise.all(Array.from({ length: visitors }, record))))
    const search = await call(`${url}/api/search/general`, { method: 'POST', body: { searchText: 'AG', category: 'genes', pageSize: 25 } })
    const [alive, ready] = [await call(`${url}/healthz`), await call(`${url}/readyz`)]
    proxy.speak()
    const recoveredMs = await timeUntil(async () => (await record()).status === 200)
    const right = answers.filter(({ status, headers }) => status === 503 && Number(headers['retry-after']) > 0).length
    const longestMs = Math.max(...answers.map(({ ms }) => ms))
    return [
      {
        what: `PostgreSQL silent for ${silentSeconds} s, ${visitors} visitors ask for a record`,
        figure: `${right} of ${answers.length} answered 503 with Retry-After, the slowest after ${formatMs(longestMs)}`,
        goal: `all, within 2 × STATEMENT_TIMEOUT_MS (${formatMs(statementTimeoutMs)})`,
        isHeld: right === answers.length && longestMs < 2 * statementTimeoutMs + 1000,
      },
      {
        what: 'Meanwhile: a search, /healthz, /readyz',
        figure: [search, alive, ready].map(({ status }) => status).join(', '),
        goal: '200, 200, 503',
        isHeld: search.status === 200 && alive.status === 200 && ready.status === 503,
      },
      {
        what: 'PostgreSQL answers again: the first record',
        figure: `after ${formatMs(recoveredMs)}`,
        goal: `≤ ${formatMs(recoveryMs)}`,
        isHeld: recoveredMs <= recoveryMs,
      },
    ]
  })
}

async function timeUntil(isReached: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await isReached())) {
    if (performance.now() - start > 60_000) return Number.POSITIVE_INFINITY
    await sleep(100)
  }
  return performance.now() - start
}
