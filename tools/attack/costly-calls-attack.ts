import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, asInstalled, type Finding, formatMs, onSite, percentile, withoutLimits } from './attack.ts'
import { call, untilRefused } from './call.ts'

const manyIds = Array.from({ length: 100_000 }, (_, index) => `AT${1 + (index % 5)}G${String(index).padStart(5, '0')}`)
const clients = 4
const maxSeconds = 120

/** One network resolves 100,000 ids at a time, and saves the largest searches, until it is refused. */
export const costlyCallsAttack: Attack = async (stage) => [
  ...(await onSite(stage, { ...asInstalled, MAX_LOOP_DELAY_MS: '0' }, ({ url }) => resolveUntilRefused(url))),
  ...(await onSite(stage, withoutLimits, ({ url }) => saveUntilRefused(url))),
]

async function resolveUntilRefused(url: string): Promise<Finding[]> {
  const resolve = (from = '127.0.0.1') => call(`${url}/api/resolve`, { method: 'POST', body: { ids: manyIds }, from })
  const start = performance.now()
  let answered = 0
  let retryAfter: number | null = null
  const attack = async () => {
    while (retryAfter === null && performance.now() - start < maxSeconds * 1000) {
      const { status, headers } = await resolve()
      if (status === 200) answered++
      else retryAfter ??= Number(headers['retry-after'] ?? 0)
    }
  }
  await Promise.all(Array.from({ length: clients }, attack))
  const tookMs = performance.now() - start
  const search = () =>
    call(`${url}/api/search/general`, { method: 'POST', body: { searchText: 'agamous', category: 'genes', pageSize: 25 } })
  const cheap = [await search(), await search(), await search()]
  const elsewhere = await resolve('127.0.0.9')
  await sleep((retryAfter ?? 0) * 1000 + 100)
  const again = await resolve()
  return [
    {
      what: `Lists of 100,000 ids from one network, ${clients} at a time`,
      figure:
        retryAfter === null
          ? `${answered} answered, none refused`
          : `${answered} answered in ${formatMs(tookMs)}, then 429 with Retry-After ${retryAfter}`,
      goal: `refused within ${maxSeconds} s`,
      isHeld: Number(retryAfter) > 0,
    },
    {
      what: 'Meanwhile: searches from there, a list from elsewhere, a list from there after Retry-After',
      figure: `${cheap.map(({ status }) => status).join(', ')} (${formatMs(
        percentile(
          cheap.map(({ ms }) => ms),
          0.5,
        ),
      )}); ${elsewhere.status}; ${again.status}`,
      goal: 'all 200',
      isHeld: [...cheap, elsewhere, again].every(({ status }) => status === 200),
    },
  ]
}

async function saveUntilRefused(url: string): Promise<Finding[]> {
  const save = (index: number, from = '127.0.0.1') => {
    const body = { category: 'genes', searchText: 'AG', only: Array.from({ length: 10_000 }, (_, key) => 1 + index * 10_000 + key) }
    return call(`${url}/api/searches`, { method: 'POST', body, from })
  }
  const { answered, others, refusal } = await untilRefused(300, save)
  const elsewhere = await save(1000, '127.0.0.9')
  return [
    {
      what: 'Saved searches of 10,000 keys from one network, without a limit of requests',
      figure: `${answered} saved, ${others} otherwise, ${refusal ? `then 429 with Retry-After ${refusal.headers['retry-after']}` : 'none refused'}; from elsewhere ${elsewhere.status}`,
      goal: 'refused; 200 from elsewhere',
      isHeld: Number(refusal?.headers['retry-after']) > 0 && elsewhere.status === 200,
    },
  ]
}
