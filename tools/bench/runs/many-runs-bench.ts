import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import type { BenchOptions } from '../bench-options.ts'
import { watchMemory } from '../measure/watch-memory.ts'
import { say } from '../scratch-site.ts'
import { withStage } from '../stage.ts'
import { bareBlast } from './bare-blast.ts'
import { withSiteRuns } from './site-runs.ts'

const submissions = 200
const slots = 2

/** 200 BLAST searches that are sent at once: whether all are done, each once, and how much memory API and worker need meanwhile. */
export async function benchManyRuns(options: BenchOptions): Promise<object> {
  const settings = { PREMIUM_TOOLS: 'mark', RUN_QUEUE: '1000', RUN_QUEUE_PER_OWNER: '1000' }
  return withStage(
    async (stage) => {
      const db = openDatabase({ url: stage.databaseUrl, poolSize: 2, applicationName: 'rosette bench' })
      const scratch = await mkdtemp(join(tmpdir(), 'rosette-bench-many-'))
      try {
        const bare = await bareBlast({
          sequenceDir: await sequenceFolder(db, readSettings(process.env).sequenceDir, stage.releaseId),
          scratch,
        })
        const found = await withSiteRuns({ stage, db, slots }, async (site) => {
          await site.search(bare.queriesOf(1))
          const since = await lastRun(db)
          const watches = { api: watchMemory(stage.apiPid), worker: watchMemory(site.workerPid) }
          say(`${submissions} searches at once`)
          const ms = await site.searchAll(Array.from({ length: submissions }, () => bare.queriesOf(1)))
          const memory = Object.fromEntries(
            Object.entries(watches).map(([name, watch]) => [name, { beforeMb: toMb(watch.first), mostMb: toMb(watch.stop()) }]),
          )
          return { seconds: Math.round(ms / 1000), memory, ...(await countRuns(db, since)) }
        })
        return { submissions, slots, ...found, release: stage.releaseId, commit: stage.commit }
      } finally {
        await rm(scratch, { recursive: true })
        await db.close()
      }
    },
    { ...options, settings },
  )
}

function toMb(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

async function lastRun({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(run_id), 0) as last from community.run')
  return rows[0]?.last ?? 0
}

/** Runs of one owner are fair if they begin in the order in which they were sent; two slots may change neighbours. */
async function countRuns({ pool }: Database, since: number): Promise<object> {
  const { rows } = await pool.query(
    `select count(*) filter (where state = 'done') as done, max(attempts) as "mostAttempts", count(distinct result_id) as results,
       max(abs(place - begun)) as "mostOutOfOrder"
     from (
       select *, rank() over (order by turn, run_id) as place, rank() over (order by started_at) as begun
       from community.run where run_id > $1
     ) as sent`,
    [since],
  )
  return rows[0] ?? {}
}
