import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { dayAfter, dayOf } from '@rosette/contract-kit/clock.ts'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { addMember } from '@rosette/features/account/server/accounts.ts'
import { startSubscription } from '@rosette/features/subscription/server/unit-ledger.ts'
import { call, cookiesOf } from '../attack/call.ts'
import type { BenchOptions } from './bench-options.ts'
import { findAgamous, findLocus, type StoredLocus } from './find-locus.ts'
import { type Call, runClosedLoop, send } from './measure/closed-loop.ts'
import { alternate } from './measure/compare-sides.ts'
import { say } from './scratch-site.ts'
import { type Stage, withStage } from './stage.ts'

/**
 * Guarded record answers to a subscriber's session beside a bare Fastify route that sends the same bytes from memory, and answers that
 * nothing has changed beside a bare 304. Then the busiest locus of the release beside the one of middle length, per byte.
 */
export async function benchAnswers(options: BenchOptions): Promise<object> {
  return withStage(
    async (stage) => {
      const db = openDatabase({ url: stage.databaseUrl, poolSize: 1, statementTimeoutMs: 60_000, applicationName: 'rosette bench' })
      try {
        const cookie = await signIn(stage, db)
        const { sample, busiest, middle } = await chooseLoci(stage, db)
        const answers = await compare(stage, sample, { cookie }, options)
        const perByte = await compareLengths(stage, [busiest, middle], { cookie }, options)
        const { releaseId: release, commit } = stage
        return { ...answers, perByte, release, commit, clients: options.clients, seconds: options.seconds, rounds: options.rounds }
      } finally {
        await db.close()
      }
    },
    { ...options, isGuarded: true },
  )
}

/** A member whose subscription opens all records. */
async function signIn({ apiUrl }: Stage, db: Database): Promise<string> {
  const now = new Date()
  const userName = `bench${now.getTime().toString(36)}`
  const member = { userName, password: 'meristem7', email: `${userName}@example.org`, firstName: null, lastName: 'Bench', now }
  await db.community.transaction().execute(async (tx) => {
    const communityId = await addMember(tx, member)
    const { partyId } = await tx.selectFrom('party').select('partyId').where('communityId', '=', communityId).executeTakeFirstOrThrow()
    await startSubscription(tx, 'command', { partyId, startsOn: dayOf(now), endsOn: dayAfter(now, 1) })
  })
  const reply = await call(`${apiUrl}/api/auth/login`, { method: 'POST', body: { username: userName, password: member.password } })
  if (reply.status !== 200) throw new Error(`Nobody could sign in: ${reply.status} ${reply.text}`)
  return Object.entries(cookiesOf(reply))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}

/** AGAMOUS, the longest record and the one in the middle. */
async function chooseLoci({ releaseId }: Stage, db: Database) {
  const half = `(select percentile_disc(0.5) within group (order by length(json)) from ${schemaOf(releaseId)}.record_document where kind = 'locus')`
  return {
    sample: await findAgamous(db, releaseId),
    busiest: await findLocus(db, releaseId, 'length(json) desc'),
    middle: await findLocus(db, releaseId, `abs(length(json) - ${half}), key`),
  }
}

type Headers = Readonly<Record<string, string>>

async function compare(stage: Stage, locus: StoredLocus, headers: Headers, options: BenchOptions) {
  const etag = `"${stage.releaseId}-${locus.etag}"`
  return withBareServer(locus.json, etag, async (bareUrl) => {
    const whole = (url: URL): Call => ({ method: 'GET', url, body: null, headers })
    const unchanged = (url: URL): Call => ({ ...whole(url), headers: { ...headers, 'if-none-match': etag }, status: 304 })
    if ((await send(whole(urlOf(stage, locus)))) !== locus.json) throw new Error('The API does not send the stored text.')
    const sides = (of: (url: URL) => Call) =>
      alternate(
        {
          bare: (seconds) => runClosedLoop([of(bareUrl)], options.clients, seconds),
          ours: (seconds) => runClosedLoop([of(urlOf(stage, locus))], options.clients, seconds),
        },
        options,
      )
    say('whole answers')
    const record = await sides(whole)
    say('answers that nothing has changed')
    return { key: locus.key, bytes: Buffer.byteLength(locus.json), record, unchanged: await sides(unchanged) }
  })
}

/** Time per byte of the first, divided by that of the second. */
async function compareLengths(
  stage: Stage,
  loci: readonly [StoredLocus, StoredLocus],
  headers: Headers,
  { clients, seconds }: BenchOptions,
) {
  const measured = []
  for (const locus of loci) {
    const bytes = Buffer.byteLength(locus.json)
    const { p50Ms } = await runClosedLoop([{ method: 'GET', url: urlOf(stage, locus), body: null, headers }], clients, seconds)
    measured.push({ key: locus.key, bytes, p50Ms, microsecondsPerKilobyte: (p50Ms * 1e6) / bytes })
  }
  const [busiest, middle] = measured
  return { busiest, middle, ratio: (busiest?.microsecondsPerKilobyte ?? Number.NaN) / (middle?.microsecondsPerKilobyte ?? Number.NaN) }
}

function urlOf({ apiUrl }: Stage, { key }: StoredLocus): URL {
  return new URL(`/api/detail/locus?key=${key}`, apiUrl)
}

/** A process of its own, like the API. */
async function withBareServer<Result>(json: string, etag: string, use: (url: URL) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-bare-'))
  const file = join(dir, 'record.json')
  await writeFile(file, json)
  const server = spawn(process.execPath, [join(import.meta.dirname, 'measure/bare-server.ts'), file, etag], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(createInterface({ input: server.stdout }), 'line', { signal: AbortSignal.timeout(20_000) })
    return await use(new URL(String(line)))
  } finally {
    server.kill()
    await rm(dir, { recursive: true })
  }
}
