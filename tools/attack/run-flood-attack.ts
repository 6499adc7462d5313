import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@rosette/database/open-database.ts'
import { RunStatus, StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { type Attack, type Finding, formatMs, onSite, withoutLimits } from './attack.ts'
import { type CallOptions, call, cookiesOf, type Reply } from './call.ts'
import { madeUpWord, seeded } from './made-up-loci.ts'
import { makeMember } from './make-member.ts'
import { withRunWorker } from './with-run-worker.ts'

const subscriber = { username: 'flooded', password: 'kx9Qf2' }
const networks = Array.from({ length: 40 }, (_, index) => `127.0.2.${index + 1}`)
const tries = 10
const graceMs = 2000

/** Visitors without an account start runs of every tool as fast as they can, while a subscriber searches with BLAST. */
export const runFloodAttack: Attack = (stage) =>
  // Everybody may run every tool, which is the worst case.
  onSite(stage, { ...withoutLimits, PREMIUM_TOOLS: 'mark' }, async (site) => {
    await makeMember(site.env.DATABASE_OWNER_URL ?? '', subscriber, { isSubscribed: true })
    const login = await call(`${site.url}/api/auth/login`, { method: 'POST', body: subscriber })
    return withRunWorker(site, async () => {
      const flood = startFlood(site.url)
      await flood.untilRefused
      const waits: number[] = []
      let refused = 0
      for (let nth = 0; nth < tries; nth++) {
        const reply = await blast(site.url, { cookies: cookiesOf(login) })
        if (reply.status === 201) waits.push(await timeUntilStarted(site.url, reply))
        else refused++
      }
      await flood.stop()
      const longestMs = await endFlood(site.env.DATABASE_URL ?? '')
      const enrichments = await requestRuns(site.url)
      return [
        {
          what: `${tries} BLAST searches of a subscriber while ${networks.length} networks flood BLAST and the pattern search`,
          figure: `${refused} refused; began after ${formatMs(Math.max(...waits))} at most; longest run ${formatMs(longestMs)}; of the others ${flood.accepted()} accepted, ${flood.refused()} refused`,
          goal: `none refused; ≤ longest run + ${formatMs(graceMs)}`,
          isHeld: refused === 0 && Math.max(...waits) <= longestMs + graceMs,
        },
        {
          what: '40 enrichments that want a run at once (Prefer: respond-async, wait=0)',
          figure: `${enrichments.answered} answered, ${enrichments.runs} runs`,
          goal: 'all answered, no run',
          isHeld: enrichments.runs === 0 && enrichments.answered === networks.length,
        },
      ] satisfies Finding[]
    })
  })

const draw = seeded(43)
const letters = (count: number) => Array.from({ length: count }, () => 'ACGT'[Math.floor(draw() * 4)]).join('')

function blast(url: string, options: CallOptions): Promise<Reply> {
  const body = { Algorithm: 'blastn', BlastTargetSet: 'Araport11_3_utr_20220914', textbox: 'seq', QueryText: letters(2000) }
  return call(`${url}/api/services/blast`, { ...options, method: 'POST', body })
}

function searchPattern(url: string, options: CallOptions): Promise<Reply> {
  const body = { pattern: letters(12), dataset: 'araport11_upstream_500' }
  return call(`${url}/api/services/patmatch`, { ...options, method: 'POST', body })
}

/** Goes on until it is stopped; both tools refuse at some time. */
function startFlood(url: string) {
  let isStopped = false
  const counts = { accepted: 0, refused: 0 }
  const full = Promise.withResolvers<void>()
  const ends = [blast, searchPattern].map(async (submit) => {
    for (let nth = 0; !isStopped; nth++) {
      const { status } = await submit(url, { from: networks[nth % networks.length] ?? '' })
      if (status === 201) counts.accepted++
      else counts.refused++
      if (status !== 201 && status !== 429) full.reject(new Error(`The flood was answered with ${status}`))
      if (counts.refused > networks.length) full.resolve()
    }
  })
  return {
    untilRefused: full.promise,
    accepted: () => counts.accepted,
    refused: () => counts.refused,
    async stop() {
      isStopped = true
      await Promise.all(ends)
    },
  }
}

async function timeUntilStarted(url: string, reply: Reply): Promise<number> {
  const start = performance.now()
  const { token } = StartedRun.parse(JSON.parse(reply.text))
  for (;;) {
    const { startedAt } = RunStatus.parse(JSON.parse((await call(`${url}/api/runs/${token}`)).text))
    if (startedAt !== null) return performance.now() - start
    await sleep(50)
  }
}

/** Cancels what still waits, for the attacks that follow, and says how long the longest run took. */
async function endFlood(databaseUrl: string): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    await db.pool.query(`update community.run set state = 'cancelled' where state = 'waiting'`)
    const { rows } = await db.pool.query<{ ms: number }>(
      'select coalesce(max(extract(epoch from finished_at - started_at)), 0)::float8 * 1000 as ms from community.run',
    )
    return rows[0]?.ms ?? 0
  } finally {
    await db.close()
  }
}

async function requestRuns(url: string): Promise<{ answered: number; runs: number }> {
  const found = { answered: 0, runs: 0 }
  for (const from of networks) {
    const items = `AT4G18960,AT5G10140,AT1G65480,${madeUpWord(draw)}`
    const { status } = await call(`${url}/api/enrichment?items=${items}&min=1`, { from, headers: { prefer: 'respond-async, wait=0' } })
    if (status === 200) found.answered++
    if (status === 202) found.runs++
  }
  return found
}
