import { type SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { BlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { buildBlastDatabases } from '@rosette/sequence-store/blast/build-blast-databases.ts'
import { buildSequences, type SequenceReport } from '@rosette/sequence-store/build-sequences.ts'
import { digestChromosomes } from '@rosette/sequence-store/digests/digest-chromosomes.ts'
import { openGenome } from '@rosette/sequence-store/genome.ts'
import { buildMotifSites } from '@rosette/sequence-store/motifs/build-motif-sites.ts'
import { packSites } from '@rosette/sequence-store/motifs/packed-sites.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { buildTracks } from '@rosette/sequence-store/tracks/build-tracks.ts'
import type { TrackReport } from '@rosette/sequence-store/tracks/track-files.ts'
import { listingsOf } from '../kind-server.ts'
import { inLanes } from '../load/in-lanes.ts'
import { inReleaseSchema, type ReleaseWork, startBuild } from '../release-work.ts'
import { shapeHash } from '../shape-hash.ts'
import type { BuildOptions } from './build-index.ts'
import { buildKind, buildListing, type KindCounts } from './build-kind.ts'
import { buildSitemaps } from './build-sitemaps.ts'
import { checkInvariants } from './check-invariants.ts'
import { checkSearchedNames } from './check-searched-names.ts'

export type BuildReport = {
  releaseId: string
  shapeHash: string
  kinds: Record<string, KindCounts>
  /** Documents of each listing. */
  listings: Record<string, number>
  /** Datasets that were made; none without a genome. */
  sequences: SequenceReport[]
  /** Tracks of the genome browser; null without a folder for sequences. */
  tracks: TrackReport | null
  /** Null if BLAST+ is not installed on the machine that builds. */
  blast: BlastManifest | null
  ms: number
}

/** Makes the documents and indices of a loaded release. What is published is not touched; a failed build can be run again. */
export async function buildRelease(options: BuildOptions): Promise<BuildReport> {
  const { db, kindServers, kinds, releaseId } = options
  const start = performance.now()
  const hash = await shapeHash(kindServers, kinds)
  const work = await startBuild(db, releaseId, hash)
  try {
    await checkInvariants(work, kindServers)
    await inReleaseSchema(work, (client) =>
      client.query(
        'truncate record_document, record_lookup, identifier, searched_name; drop index if exists record_lookup_value, identifier_name, identifier_kind_name',
      ),
    )
    const [counts, { listings, sequences, tracks, blast }] = await buildParts(options, work)
    await finishLookups(work)
    await finishIdentifiers(work)
    await checkSearchedNames(work)
    await buildSitemaps(options, work)
    await work.finish('built', Object.fromEntries(Object.entries(counts).map(([kind, { counted }]) => [kind, counted])))
    return { releaseId, shapeHash: hash, kinds: counts, listings, sequences, tracks, blast, ms: Math.round(performance.now() - start) }
  } catch (error) {
    await work.fail(error)
    throw error
  }
}

type OtherParts = Pick<BuildReport, 'listings' | 'sequences' | 'tracks' | 'blast'>

/** The kinds write with four connections and read with others, and the release holds one; what is made beside them needs room to read. */
const connectionsOfBoth = 9

/**
 * The kinds, and beside them what reads only tables: while one side waits for the engine, the other is read. The progress shown is that
 * of the kinds, and then that of what is left.
 */
async function buildParts(options: BuildOptions, work: ReleaseWork): Promise<[Record<string, KindCounts>, OtherParts]> {
  const lanes = options.db.pool.options.max >= connectionsOfBoth ? 2 : 1
  const counts: Record<string, KindCounts> = {}
  const others: OtherParts = { listings: {}, sequences: [], tracks: null, blast: null }
  let areKindsDone = false
  const quietly: BuildOptions = { ...options, onProgress: (progress) => areKindsDone && options.onProgress?.(progress) }
  async function buildKinds(): Promise<void> {
    for (const kind of Object.keys(options.kindServers)) counts[kind] = await buildKind(options, kind)
    areKindsDone = true
  }
  async function buildOthers(): Promise<void> {
    for (const [name, listing] of listingsOf(options.kindServers)) others.listings[name] = await buildListing(quietly, name, listing)
    others.sequences = await buildSequenceDatasets(quietly, work)
    await saveChromosomes(options, work)
    await buildMotifs(quietly, work)
    others.tracks = await buildGenomeTracks(quietly)
    others.blast = await buildReleaseBlast(quietly)
  }
  await inLanes([buildKinds, buildOthers], lanes, (build) => build())
  return [counts, others]
}

/** A name or accession leads to one record of its kind; where two records claim it, the build fails and says which. */
async function finishLookups(work: ReleaseWork): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    await client.query('analyze record_lookup')
    await client.query(nameByAliasSql)
    const { rows } = await client.query<{ claim: string }>(`
      select kind || ' ' || "by" || ' ''' || value || ''' (keys ' || string_agg(key::text, ', ' order by key) || ')' as claim
      from record_lookup group by kind, "by", value having count(*) > 1 order by 1 limit 5`)
    if (rows.length > 0) throw new Error(`Several records claim the same name: ${rows.map((row) => row.claim).join('; ')}`)
    await client.query('create unique index record_lookup_value on record_lookup (kind, "by", value) include (key)')
    await client.query('analyze record_document; analyze record_lookup')
  })
}

// An alias becomes a name where no record has it as its own; of several records the one with the lowest key has it.
const nameByAliasSql = `
  insert into record_lookup (kind, "by", value, key)
  select kind, 'name', value, min(key)
  from record_lookup as alias
  where "by" = 'alias'
    and not exists (
      select from record_lookup as own where own.kind = alias.kind and own."by" = 'name' and own.value = alias.value
    )
  group by kind, value;
  delete from record_lookup where "by" = 'alias'`

/** Adds the names that went out of use, each with what took its place in this release, and makes the index. */
async function finishIdentifiers(work: ReleaseWork): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    await client.query('create index identifier_name on identifier (name)')
    // For completion, which asks kind by kind for the first names with a beginning.
    await client.query('create index identifier_kind_name on identifier (kind, name)')
    await client.query('analyze identifier')
    await client.query(addRetiredSql)
  })
}

// A successor may have gone out of use itself, so each name is followed until names of records are reached; `union` ends circles.
const addRetiredSql = `
  insert into identifier (name, kind, type, status, label, successor_key, successor_label)
  with recursive step as (
    select kind, upper(btrim(name)) as name, btrim(name) as label, upper(btrim(successor_name)) as successor from retired_identifier
  ), way as (
    select kind, name, successor from step
    union
    select way.kind, way.name, step.successor from way join step on step.kind = way.kind and step.name = way.successor
  ), ending as (
    select distinct way.kind, way.name, record.key, record.label
    from way
    join identifier as record on record.kind = way.kind and record.name = way.successor and record.type = 'name' and record.status = 'current'
  )
  select old.name, old.kind, 'name', 'obsolete', old.label, ending.key, ending.label
  from (select kind, name, min(label) as label from step group by kind, name) as old
  left join ending using (kind, name)`

type SequenceOptions = Pick<BuildOptions, 'db' | 'releaseId' | 'sequenceDir' | 'onProgress'>

/** Makes the sets of sequences and writes down how many each holds; one that could not be made says why. */
export async function buildSequenceDatasets(
  options: SequenceOptions,
  work: Pick<ReleaseWork, 'client' | 'releaseId'>,
): Promise<SequenceReport[]> {
  const { db, releaseId, sequenceDir, onProgress } = options
  if (sequenceDir === undefined) return []
  const tell = (done: number) => onProgress?.({ step: 'build', label: 'sequences', done, total: null, unit: 'loci and gene models' })
  const dir = await sequenceFolder(db, sequenceDir, releaseId)
  const reports = await buildSequences({ db, releaseId, dir, onProgress: tell })
  const rows = sequenceDatasets.map(({ id }) => reports.find(({ dataset }) => dataset === id) ?? absent(id))
  await inReleaseSchema(work, async (client) => {
    await client.query('truncate sequence_dataset')
    await client.query('insert into sequence_dataset select * from jsonb_populate_recordset(null::sequence_dataset, $1)', [
      JSON.stringify(rows),
    ])
  })
  return reports
}

/** Digests of whole chromosomes, read once: they are facts of the release. */
async function saveChromosomes({ db, releaseId, sequenceDir }: SequenceOptions, { client }: Pick<ReleaseWork, 'client'>): Promise<void> {
  const genome = sequenceDir === undefined ? null : await openGenome(await sequenceFolder(db, sequenceDir, releaseId))
  try {
    const facts = JSON.stringify(await digestChromosomes(genome))
    await client.query('update community.release set chromosomes = $2 where id = $1', [releaseId, facts])
  } finally {
    await genome?.close()
  }
}

/** Searches the promoters for motifs; a release without either has none (MOTIF-004). */
export async function buildMotifs(
  { db, releaseId, sequenceDir, onProgress }: SequenceOptions,
  work: Pick<ReleaseWork, 'client' | 'releaseId'>,
): Promise<void> {
  const tell = (done: number) => onProgress?.({ step: 'build', label: 'motifs', done, total: null, unit: 'promoters' })
  const report =
    sequenceDir === undefined
      ? null
      : await buildMotifSites({ db, releaseId, dir: await sequenceFolder(db, sequenceDir, releaseId), onProgress: tell })
  await inReleaseSchema(work, async (client) => {
    await client.query('truncate motif_promoter, motif_search, motif_background')
    if (report === null) return
    await client.query('insert into motif_background values ($1)', [report.background])
    await client.query(
      'insert into motif_promoter select number - 1, locus from unnest($1::bigint[]) with ordinality as searched (locus, number)',
      [report.loci],
    )
    for (const { matrixId, threshold, similarIds, sites } of report.motifs) {
      const row = [matrixId, threshold, similarIds, sites.length, packSites(sites)]
      await client.query('insert into motif_search values ($1, $2, $3, $4, $5)', row)
    }
  })
}

/** The files of the genome browser, beside the sequences. */
async function buildGenomeTracks({ db, releaseId, sequenceDir, onProgress }: SequenceOptions): Promise<TrackReport | null> {
  if (sequenceDir === undefined) return null
  onProgress?.({ step: 'build', label: 'genome browser', done: 0, total: null, unit: 'tracks' })
  return buildTracks({ db, releaseId, dir: await sequenceFolder(db, sequenceDir, releaseId) })
}

/** Makes the BLAST databases of a release, also of one that was built without BLAST+: nothing else of it changes. */
export async function buildReleaseBlast({ db, releaseId, sequenceDir, onProgress }: SequenceOptions): Promise<BlastManifest | null> {
  if (sequenceDir === undefined) return null
  const tell = (done: number) => onProgress?.({ step: 'build', label: 'BLAST databases', done, total: null, unit: 'databases' })
  return buildBlastDatabases({ dir: await sequenceFolder(db, sequenceDir, releaseId), onProgress: tell })
}

function absent(dataset: SequenceDatasetId) {
  const note = dataset.startsWith('tair10_') ? 'The release has no TAIR10 sequences.' : 'The release has no genome.'
  return { dataset, records: 0, missing: 0, note }
}
