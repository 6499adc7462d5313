import { join } from 'node:path'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { migrate } from '@rosette/database/migrate.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { writeScaledRelease } from '@rosette/demo-release/scaled/write-scaled-release.ts'
import { openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import type { BenchOptions } from './bench-options.ts'
import { compareRates, type RateRound } from './measure/compare-sides.ts'
import { measureIndexing } from './measure-indexing.ts'
import { measureLoading } from './measure-loading.ts'
import { type ScratchSite, say, withScratchSite } from './scratch-site.ts'

export type IngestRounds = { load: RateRound[]; index: RateRound[]; build: RateRound[] }

/**
 * Compares loading with a bare COPY of the same rows into the same tables with the same indices, and indexing with a bare `_bulk` of the same
 * bytes at the same concurrency. `build` is the complete path from rows to index: it also reads, validates and stores every record.
 */
export async function benchIngest({ documents, rounds, isLoadOnly }: BenchOptions): Promise<object> {
  return withScratchSite(async (site) => {
    const dir = join(site.dir, 'files')
    await writeScaledRelease(dir, { asOf: new Date('2026-11-15T00:00:00Z'), documents })
    const measured = await measureAll(site, dir, { rounds, isLoadOnly })
    const about = { documents, rounds, commit: site.commit }
    const load = compareRates(measured.load)
    if (isLoadOnly) return { load, unit: { load: 'rows/s' }, ...about }
    const [index, build] = [compareRates(measured.index), compareRates(measured.build)]
    return { load, index, build, unit: { load: 'rows/s', index: 'documents/s', build: 'documents/s' }, ...about }
  })
}

type IngestOptions = Pick<BenchOptions, 'rounds' | 'isLoadOnly'>

async function measureAll(site: ScratchSite, dir: string, { rounds: count, isLoadOnly }: IngestOptions): Promise<IngestRounds> {
  const db = openDatabase({ url: site.databaseUrl, applicationName: 'rosette bench' })
  const engine = openEngine({ url: site.opensearchUrl, timeoutMs: 60_000, concurrency: 8, queue: 100 })
  const rounds: IngestRounds = { load: [], index: [], build: [] }
  try {
    await migrate(db)
    for (let number = 1; number <= count; number++) {
      const releaseId = `round_${number}`
      const load = await measureLoading(db, { releaseId, dir, scratch: site.dir })
      rounds.load.push(load)
      say(`round ${number}: load ${format(load)} rows/s (bare / ours)`)
      if (!isLoadOnly) {
        const { index, build } = await measureIndexing({ db, engine, releaseId, site })
        say(`round ${number}: index ${format(index)} · build ${format(build)} documents/s (bare / ours)`)
        rounds.index.push(index)
        rounds.build.push(build)
      }
      await db.pool.query(`drop schema release_${releaseId} cascade`)
    }
    return rounds
  } finally {
    await engine.close()
    await db.close()
  }
}

function format({ bare, ours }: RateRound): string {
  return `${formatNumber(Math.round(bare))} / ${formatNumber(Math.round(ours))}`
}
