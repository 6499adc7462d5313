import { readFile } from 'node:fs/promises'
import { type Clock, systemClock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { kitTables } from '@rosette/database/release-schema.ts'
import { clearSequences } from '@rosette/sequence-store/sequence-folder.ts'
import type { KindServers, RecordKinds } from '../kind-server.ts'
import type { OnProgress } from '../progress.ts'
import { inReleaseSchema, type ReleaseWork, startLoad, sweepReleases } from '../release-work.ts'
import { shapeHash } from '../shape-hash.ts'
import { findSourceFiles, type SourceFile } from '../sources/find-source-files.ts'
import { inLanes } from './in-lanes.ts'
import { ingestSource } from './ingest-source.ts'
import { isGenomeFile, loadGenome } from './load-genome.ts'
import { joinReports, type LoadReport, readContradictions, saveSources, TooManyRejected } from './load-report.ts'
import { loadSiteTracks } from './site-tracks/load-site-tracks.ts'
import { deriveOrder, kindsByTable } from './table-lineage.ts'

export type LoadOptions = {
  db: Database
  kindServers: KindServers
  kinds: RecordKinds
  dir: string
  /** Whether the folder is the generator's own. */
  isDemo?: boolean
  /** A folder of the generator: its files are taken for those kinds that `dir` has none for. */
  demoDir?: string
  /** Chosen from the date when left out. */
  releaseId?: string
  /** Share of a file's lines that may be rejected. */
  maxRejected?: number
  /** Where sequences are kept; without it the genome stays unread. */
  sequenceDir?: string
  clock?: Clock
  onProgress?: OnProgress
}

/** Loads a folder of official files into a new release, beside whatever is published. A failed load leaves nothing behind. */
export async function loadRelease(options: LoadOptions): Promise<LoadReport> {
  const { db, kindServers, kinds, clock = systemClock } = options
  const start = performance.now()
  await sweepReleases(db)
  if (options.sequenceDir !== undefined) await clearSequences(db, options.sequenceDir)
  const { files, missing, unused, emptyKinds } = await findSourceFiles(options, kindServers)
  const genomeFiles = options.sequenceDir === undefined ? [] : unused.filter(isGenomeFile)
  const hash = await shapeHash(kindServers, kinds)
  const work = await startLoad(db, { releaseId: options.releaseId, shapeHash: hash, now: clock.now() })
  try {
    await createTables(work, kindServers)
    const { sources, editions } = await ingestAll(options, work.releaseId, files)
    sources.push(...(await loadGenome(options, work, genomeFiles)), ...(await loadSiteTracks(options, work)))
    await derive(options, work)
    await saveSources(work, sources)
    await gatherStatistics(work)
    const contradictions = await readContradictions(work)
    await work.finish('loaded')
    return {
      releaseId: work.releaseId,
      shapeHash: hash,
      sources,
      editions,
      rejected: sources.reduce((sum, source) => sum + source.rejected, 0),
      missing,
      emptyKinds,
      contradictions,
      unused: unused.filter((file) => !genomeFiles.includes(file)),
      ms: Math.round(performance.now() - start),
    }
  } catch (error) {
    await work.fail(error)
    throw error
  }
}

async function createTables(work: ReleaseWork, kindServers: KindServers): Promise<void> {
  const files = [...kitTables, ...Object.values(kindServers).flatMap((server) => server.tables)]
  await inReleaseSchema(work, async (client) => {
    for (const file of files) await client.query(await readFile(file, 'utf8'))
  })
}

/** All files are read before too many rejections end the load, so that one run tells everything that is wrong. */
async function ingestAll(
  options: LoadOptions,
  releaseId: string,
  files: readonly SourceFile[],
): Promise<Pick<LoadReport, 'sources' | 'editions'>> {
  const { db, kindServers, onProgress, maxRejected: share = 0.001 } = options
  const kindsOf = await kindsByTable(kindServers)
  const onRead = filesProgress(files, onProgress)
  const filesOf = [...Map.groupBy(files, ({ source }) => source)]
  const ingested = await inLanes(filesOf, lanesOf(db), async ([source, ofSource]) => {
    const { reports, editions } = await ingestSource(db, { source, files: ofSource, releaseId, onRead })
    for (const file of ofSource) onRead(file, { bytes: file.bytes, rows: reports.find((report) => report.file === file.file)?.rows ?? 0 })
    const recordKinds = [...new Set(Object.keys(source.tables).flatMap((table) => [...(kindsOf.get(table) ?? [])]))].sort()
    const joined = source.folder === undefined ? reports : joinReports(source.folder, reports)
    return { sources: joined.map((report) => ({ ...report, recordKinds })), editions }
  })
  const sources = ingested.flatMap((each) => each.sources)
  const wrong = sources.filter(({ rejected, lines }) => rejected > lines * share)
  if (wrong.length > 0) throw new TooManyRejected(wrong, share)
  return { sources, editions: ingested.flatMap((each) => each.editions) }
}

/** A file fills four tables at most, each on a connection of its own, and the release holds two more. */
const connectionsOfFile = 4
const connectionsOfRelease = 2

/** Two files at a time where the pool has room: while PostgreSQL ends one, the next is read. More would wait for the same core. */
function lanesOf({ pool }: Database): number {
  return Math.min(2, Math.floor((pool.options.max - connectionsOfRelease) / connectionsOfFile))
}

type Read = { bytes: number; rows: number }

/** One bar over all files: what people want to know is when the last one is in. */
function filesProgress(files: readonly SourceFile[], onProgress?: OnProgress): (file: SourceFile, read: Read) => void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const readOf = new Map<SourceFile, Read>()
  const sum = { bytes: 0, rows: 0 }
  onProgress?.({ step: 'load', label: 'files', done: 0, total, unit: 'bytes', rows: 0 })
  return (file, read) => {
    const before = readOf.get(file) ?? { bytes: 0, rows: 0 }
    sum.bytes += read.bytes - before.bytes
    sum.rows += read.rows - before.rows
    readOf.set(file, read)
    onProgress?.({ step: 'load', label: 'files', done: sum.bytes, total, unit: 'bytes', rows: sum.rows })
  }
}

/** One transaction for each kind, so that temporary tables may have the same names. */
async function derive({ kindServers, onProgress }: LoadOptions, work: ReleaseWork): Promise<void> {
  const order = await deriveOrder(kindServers)
  const total = order.length
  onProgress?.({ step: 'derive', label: 'statistics', done: 0, total, unit: 'kinds' })
  // What is derived is planned by the size of what was read.
  await gatherStatistics(work)
  for (const [done, kind] of order.entries()) {
    onProgress?.({ step: 'derive', label: kind, done, total, unit: 'kinds' })
    const texts = await Promise.all((kindServers[kind]?.derive ?? []).map((file) => readFile(file, 'utf8')))
    const { deriveFurther } = kindServers[kind] ?? {}
    await inReleaseSchema(work, async (client) => {
      if (texts.length > 0) await client.query(texts.join('\n'))
      await deriveFurther?.(client)
    })
  }
  onProgress?.({ step: 'derive', label: 'statistics', done: total, total, unit: 'kinds' })
}

/** Lets PostgreSQL look at all tables of the release, so that it plans by their true sizes. */
async function gatherStatistics(work: ReleaseWork): Promise<void> {
  await inReleaseSchema(work, (client) =>
    client.query(`
      do $$
      declare name regclass;
      begin
        for name in select oid from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' loop
          execute format('analyze %s', name);
        end loop;
      end
      $$`),
  )
}
