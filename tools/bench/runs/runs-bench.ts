import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@rosette/database/open-database.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import type { BenchOptions } from '../bench-options.ts'
import { say } from '../scratch-site.ts'
import { withStage } from '../stage.ts'
import { type BareBlast, bareBlast } from './bare-blast.ts'
import { type SiteRuns, withSiteRuns } from './site-runs.ts'

/** Runs that wait at the same time, and how many of them a worker and `xargs` do at once. */
const queued = 20
const slots = 2

/** The goal for long searches is about those that take the bare command longer than this. */
const longMs = 5000

/**
 * BLAST searches of proteins from submission to the stored result beside the bare command: a short one, a long one and 20 that are sent at
 * once.
 */
export async function benchRuns(options: BenchOptions): Promise<object> {
  return withStage(
    async (stage) => {
      const db = openDatabase({ url: stage.databaseUrl, poolSize: 2, applicationName: 'rosette bench' })
      const scratch = await mkdtemp(join(tmpdir(), 'rosette-bench-runs-'))
      try {
        const sequenceDir = await sequenceFolder(db, readSettings(process.env).sequenceDir, stage.releaseId)
        const bare = await bareBlast({ sequenceDir, scratch })
        const searches = await withSiteRuns({ stage, db, slots }, (site) => compareSearches(bare, site, options))
        const { releaseId: release, commit } = stage
        return { ...searches, proteins: bare.proteins, release, commit, rounds: options.rounds }
      } finally {
        await rm(scratch, { recursive: true })
        await db.close()
      }
    },
    { ...options, settings: { PREMIUM_TOOLS: 'mark' } },
  )
}

async function compareSearches(bare: BareBlast, site: SiteRuns, { rounds }: BenchOptions) {
  // Neither side reads databases from the disk in what is measured.
  const first = bare.queriesOf(1)
  await bare.search(first)
  await site.search(first)
  say('short searches')
  const short = await alternate(rounds, async () => sidesOf(bare, site, 1))
  const count = await findLongCount(bare)
  say(`searches of ${count} proteins`)
  const long = await alternate(rounds, async () => sidesOf(bare, site, count))
  say(`${queued} queued searches`)
  const queue = await alternate(rounds, async () => {
    const texts = Array.from({ length: queued }, () => bare.queriesOf(4))
    return { bare: await bare.searchAll(texts, slots), ours: await site.searchAll(texts) }
  })
  return {
    short: { ...short, isReached: short.oursMs <= 1.05 * short.bareMs + 500 },
    long: { ...long, queries: count, isLong: long.bareMs > longMs, isReached: long.oursMs <= 1.05 * long.bareMs + 300 },
    queue: { ...queue, runs: queued, slots, isReached: queue.ratio <= 1.1 },
  }
}

async function sidesOf(bare: BareBlast, site: SiteRuns, count: number): Promise<Sides> {
  const text = bare.queriesOf(count)
  return { bare: await bare.search(text), ours: await site.search(text) }
}

/** As many proteins as take the bare command longer than a long search takes, or as many as a run may have. */
async function findLongCount(bare: BareBlast): Promise<number> {
  const most = 100
  const some = 5
  const perProtein = (await bare.search(bare.queriesOf(some))) / some
  return Math.min(most, Math.ceil((longMs * 1.4) / perProtein))
}

type Sides = { bare: number; ours: number }

/** Milliseconds of both sides and their ratio, medians over the rounds. */
async function alternate(rounds: number, compare: () => Promise<Sides>) {
  const measured: Sides[] = []
  for (let round = 1; round <= rounds; round++) {
    const sides = await compare()
    measured.push(sides)
    say(`round ${round}: bare ${Math.round(sides.bare)} ms · ours ${Math.round(sides.ours)} ms`)
  }
  return {
    bareMs: Math.round(median(measured.map(({ bare }) => bare))),
    oursMs: Math.round(median(measured.map(({ ours }) => ours))),
    moreMs: Math.round(median(measured.map(({ bare, ours }) => ours - bare))),
    ratio: Math.round(median(measured.map(({ bare, ours }) => ours / bare)) * 1000) / 1000,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
