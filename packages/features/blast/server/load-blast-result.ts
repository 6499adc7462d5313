import type { Database } from '@rosette/database/open-database.ts'
import { readBlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { type CostBudget, costs } from '../../access/server/cost-budget.ts'
import type { DoneRun } from '../../runs/server/find-run.ts'
import { readRunFile } from '../../runs/server/store-files.ts'
import { type BlastDatabaseId, databaseOf } from '../contract/blast-databases.ts'
import { type BlastOptions, StoredOptions } from '../contract/blast-options.ts'
import { type BlastResult, mostShownHits } from '../contract/blast-result.ts'
import { blastFiles, ResultFacts } from './blast-tool.ts'
import { findHitLoci } from './find-hit-loci.ts'
import { linesOf } from './lines-of.ts'
import { readHits, type TableHit } from './read-hits.ts'

export type ResultDependencies = {
  db: Database
  /** What the visitor may still spend. */
  budget: CostBudget
  sequenceDir: string
  /** The release that answers this request: records are linked and hits are placed by it. */
  releaseId: string
}

/** The hits of a result, or of one of its queries, as far as the page shows them. */
export async function loadBlastResult(dependencies: ResultDependencies, run: DoneRun, query: number | null): Promise<BlastResult> {
  const { db, releaseId, budget } = dependencies
  const options = StoredOptions.parse(run.options)
  const { version, queries, coverages } = await loadFacts(db, run)
  const hits: TableHit[] = []
  for await (const hit of hitsOf({ db, budget }, run, { queries, options })) {
    if (query !== null && hit.query > query) break
    if (query === null || hit.query === query) hits.push(hit)
    if (hits.length === mostShownHits) break
  }
  return {
    options,
    databases: options.databases.map((id) => {
      const share = coverages.find(({ database }) => database === id)
      return { id, label: databaseOf(id).label, coverage: share ? { held: share.held, of: share.of } : null }
    }),
    version,
    queries,
    hits: await findHitLoci(db, releaseId, hits),
    total: queries.reduce((sum, one) => sum + one.hits, 0),
    hasRelease: await hasDatabases(dependencies, run, options.databases),
  }
}

/** All hits of a result, one after the other, once the visitor's budget covers them. */
export async function* hitsOf(
  { db, budget }: Pick<ResultDependencies, 'db' | 'budget'>,
  run: DoneRun,
  { queries, options: { databases } }: { queries: ResultFacts['queries']; options: Pick<BlastOptions, 'databases'> },
): AsyncGenerator<TableHit> {
  const queryNames = queries.map(({ name }) => name)
  await budget.draw(costs.rows(queries.reduce((sum, { hits }) => sum + hits, 1)))
  yield* readHits(linesOf(readRunFile(db.community, run.resultId, blastFiles.table)), { queryNames, databases })
}

export async function loadFacts(db: Database, run: DoneRun): Promise<ResultFacts> {
  const lines: string[] = []
  for await (const line of linesOf(readRunFile(db.community, run.resultId, blastFiles.facts))) lines.push(line)
  return ResultFacts.parse(JSON.parse(lines.join('\n')))
}

/** Whether the databases that were searched are still there: they go with their release. */
export async function hasDatabases(
  { db, sequenceDir }: Pick<ResultDependencies, 'db' | 'sequenceDir'>,
  run: DoneRun,
  databases: readonly BlastDatabaseId[],
): Promise<boolean> {
  const manifest = await readBlastManifest(await sequenceFolder(db, sequenceDir, run.releaseId))
  const sources = databases.map((id) => databaseOf(id).source)
  return sources.every((source) => source !== null && manifest?.sources.includes(source))
}
