import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { RunStatus, StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { type Attack, type Finding, formatMs, onSite, withoutLimits } from './attack.ts'
import { type CallOptions, call, cookiesOf, type Reply, untilRefused } from './call.ts'
import { seeded } from './made-up-loci.ts'
import { makeMember } from './make-member.ts'
import { withRunWorker } from './with-run-worker.ts'

const hoarder = { username: 'hoarder', password: 'kx9Qf2' }
const megabyte = 1024 * 1024
/** What one account and one network may store on a day. */
const [accountMb, networkMb] = [100, 50]

/** One network and one member store as much as they can, by runs, repeats of a run and what a list leaves over; then all of it is downloaded. */
export const storageAttack: Attack = (stage) =>
  onSite(stage, { ...withoutLimits, PREMIUM_TOOLS: 'mark' }, async (site) => {
    const { url, env } = site
    const db = openDatabase({ url: env.DATABASE_URL ?? '', poolSize: 1 })
    try {
      await makeMember(env.DATABASE_URL ?? '', hoarder)
      const cookies = cookiesOf(await call(`${url}/api/auth/login`, { method: 'POST', body: hoarder }))
      return [
        await submitUntilRefused(url, db),
        await withRunWorker(site, () => repeatStoredRun(url, db)),
        await leaveOverUntilRefused(url, db, cookies),
        await downloadAll(url, cookies),
      ]
    } finally {
      await db.close()
    }
  })

async function submitUntilRefused(url: string, db: Database): Promise<Finding> {
  const { grownBytes, result } = await measure(db, () => untilRefused(400, () => blast(url, longQuery(), { from: '127.0.3.1' })))
  // Their results would count as growth by what follows.
  await db.pool.query(`update community.run set state = 'cancelled' where state = 'waiting'`)
  return {
    what: 'BLAST searches of 200,000 residues from one network, none of which has begun',
    figure: `${formatStored(result.answered, grownBytes)}, ${formatRefusal(result.refusal)}`,
    goal: `refused; ≤ ${networkMb} MB`,
    isHeld: result.answered > 0 && result.refusal !== null && grownBytes <= networkMb * megabyte,
  }
}

async function repeatStoredRun(url: string, db: Database): Promise<Finding> {
  const query = longQuery()
  const from = '127.0.3.2'
  const { token } = StartedRun.parse(JSON.parse((await blast(url, query, { from })).text))
  const stateOf = async () => RunStatus.parse(JSON.parse((await call(`${url}/api/runs/${token}`)).text)).state
  while (['waiting', 'running'].includes(await stateOf())) await sleep(200)
  const repeats = 30
  const { grownBytes, result } = await measure(db, () => untilRefused(repeats, () => blast(url, query, { from })))
  return {
    what: `${repeats} repeats of a stored run of 200,000 residues (${await stateOf()})`,
    figure: formatStored(result.answered, grownBytes),
    goal: '≤ 0.2 MB',
    isHeld: result.answered === repeats && grownBytes <= 0.2 * megabyte,
  }
}

async function leaveOverUntilRefused(url: string, db: Database, cookies: Record<string, string>): Promise<Finding> {
  const content = await call(`${url}/api/list-contents`, { method: 'POST', body: { kind: 'locus', items: ['AT4G18960'] }, cookies })
  const { id: contentId } = JSON.parse(content.text)
  const leftover = Array.from({ length: 9000 }, (_, nth) => `${nth}-${letters(190)}`)
  const { grownBytes, result } = await measure(db, () =>
    untilRefused(150, (nth) =>
      call(`${url}/api/record-lists`, {
        method: 'POST',
        body: { name: `Leftovers ${nth}`, contentId, leftover, origin: { by: 'pasted' } },
        cookies,
      }),
    ),
  )
  return {
    what: 'Lists of a member with 1.8 MB left over each',
    figure: `${formatStored(result.answered, grownBytes)}, ${formatRefusal(result.refusal)}`,
    goal: `refused; about ${accountMb} MB at most`,
    isHeld: result.refusal !== null && grownBytes <= 1.2 * accountMb * megabyte,
  }
}

async function downloadAll(url: string, cookies: Record<string, string>): Promise<Finding> {
  let isDone = false
  const delays: number[] = []
  const watch = async () => {
    while (!isDone) {
      delays.push((await call(`${url}/api/release`, { from: '127.0.3.9' })).ms)
      await sleep(20)
    }
  }
  const watching = watch()
  const file = await call(`${url}/api/user/personal-data`, { cookies })
  isDone = true
  await watching
  const slowest = Math.max(...delays)
  return {
    what: 'The file of their personal data, and the slowest answer to another visitor meanwhile',
    figure: `${file.status}, ${formatMb(file.text.length)} in ${formatMs(file.ms)}; ${formatMs(slowest)}`,
    goal: '200; ≤ 500 ms',
    isHeld: file.status === 200 && slowest <= 500,
  }
}

const draw = seeded(44)

function letters(count: number): string {
  let text = ''
  while (text.length < count) text += 'ACGT'[Math.floor(draw() * 4)]
  return text
}

const longQuery = () => letters(199_000)

function blast(url: string, QueryText: string, options: CallOptions): Promise<Reply> {
  const body = { Algorithm: 'blastn', BlastTargetSet: 'Araport11_3_utr_20220914', textbox: 'seq', QueryText }
  return call(`${url}/api/services/blast`, { ...options, method: 'POST', body })
}

/** How much the tables of runs and lists grow while something is done. */
async function measure<Result>(db: Database, work: () => Promise<Result>): Promise<{ grownBytes: number; result: Result }> {
  const size = async () => {
    const { rows } = await db.pool.query<{ bytes: number }>(
      `select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
        where relnamespace = 'community'::regnamespace and relkind = 'r' and relname ~ '^(run|list|record_list)'`,
    )
    return rows[0]?.bytes ?? 0
  }
  const before = await size()
  const result = await work()
  return { grownBytes: (await size()) - before, result }
}

const formatMb = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`
const formatStored = (answered: number, bytes: number) => `${answered} accepted, ${formatMb(bytes)} stored`
const formatRefusal = (refusal: Reply | null) =>
  refusal === null ? 'none refused' : `then 429 with Retry-After ${refusal.headers['retry-after']}`
