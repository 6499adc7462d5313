import type { SequenceReport } from '@rosette/sequence-store/build-sequences.ts'
import { buildKind, type KindCounts } from './build-kind.ts'
import { buildListing } from './build-listing.ts'
import type { BuildOptions } from './build-options.ts'
import { buildSequenceDatasets } from './build-sequence-datasets.ts'
import { finishIdentifiers } from './finish-identifiers.ts'
import { finishLookups } from './finish-lookups.ts'
import { listingsOf } from './kind-server.ts'
import { inReleaseSchema } from './release-schema-session.ts'
import { startBuild } from './release-work.ts'
import { shapeHash } from './shape-hash.ts'

export type BuildReport = {
  releaseId: string
  shapeHash: string
  kinds: Record<string, KindCounts>
  /** Documents of each listing. */
  listings: Record<string, number>
  /** Datasets that were made; none without a genome. */
  sequences: SequenceReport[]
  ms: number
}

/** Makes the documents and indices of a loaded release. What is published is not touched; a failed build can be run again. */
export async function buildRelease(options: BuildOptions): Promise<BuildReport> {
  const { db, kindServers, kinds, releaseId } = options
  const start = performance.now()
  const hash = await shapeHash(kindServers, kinds)
  const work = await startBuild(db, releaseId, hash)
  try {
    await inReleaseSchema(work, (client) =>
      client.query(
        'truncate record_document, record_lookup, identifier; drop index if exists record_lookup_value, identifier_name, identifier_kind_name',
      ),
    )
    const counts: Record<string, KindCounts> = {}
    for (const kind of Object.keys(kindServers)) counts[kind] = await buildKind(options, kind)
    const listings: Record<string, number> = {}
    for (const [name, listing] of listingsOf(kindServers)) listings[name] = await buildListing(options, name, listing)
    await finishLookups(work)
    await finishIdentifiers(work)
    const sequences = await buildSequenceDatasets(options, work)
    await work.finish('built', Object.fromEntries(Object.entries(counts).map(([kind, { records }]) => [kind, records])))
    return { releaseId, shapeHash: hash, kinds: counts, listings, sequences, ms: Math.round(performance.now() - start) }
  } catch (error) {
    await work.fail(error)
    throw error
  }
}
