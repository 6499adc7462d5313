import type { Database } from '@rosette/database/open-database.ts'
import { readBlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { type CostBudget, costs } from '../../access/server/cost-budget.ts'
import type { DoneRun } from '../../runs/server/find-run.ts'
import { readRunFile } from '../../runs/server/store-files.ts'
import { databaseOf } from '../contract/blast-databases.ts'
import { BlastOptions } from '../contract/blast-options.ts'
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
  const options = BlastOptions.parse(run.options)
  const { version, queries } = await loadFacts(db, run)
  const hits: TableHit[] = []
  for await (const hit of hitsOf({ db, budget }, run, queries)) {
    if (query !== null && hit.query > query) break
    if (query === null || hit.query === query) hits.push(hit)
    if (hits.length === mostShownHits) break
  }
  const { id, label, source } = databaseOf(options.database)
  return {
    options,
    database: { id, label },
    version,
    queries,
    hits: await findHitLoci(db, { releaseId, source }, hits),
    total: queries.reduce((sum, one) => sum + one.hits, 0),
    hasRelease: await hasDatabase(dependencies, run, source),
  }
}

/** All hits of a result, one after the other, once the visitor's budget covers them. */
export async function* hitsOf(
  { db, budget }: Pick<ResultDependencies, 'db' | 'budget'>,
  run: DoneRun,
  queries: ResultFacts['queries'],
): AsyncGenerator<TableHit> {
  const names = queries.map(({ name }) => name)
  await budget.draw(costs.rows(queries.reduce((sum, { hits }) => sum + hits, 1)))
  yield* readHits(linesOf(readRunFile(db.community, run.resultId, blastFiles.table)), names)
}

export async function loadFacts(db: Database, run: DoneRun): Promise<ResultFacts> {
  const lines: string[] = []
  for await (const line of linesOf(readRunFile(db.community, run.resultId, blastFiles.facts))) lines.push(line)
  return ResultFacts.parse(JSON.parse(lines.join('\n')))
}

/** Whether the database that was searched is still there: it goes with its release. */
export async function hasDatabase(
  { db, sequenceDir }: Pick<ResultDependencies, 'db' | 'sequenceDir'>,
  run: DoneRun,
  source: string | null,
): Promise<boolean> {
  const manifest = await readBlastManifest(await sequenceFolder(db, sequenceDir, run.releaseId))
  return manifest?.sources.some((one) => one === source) ?? false
}
