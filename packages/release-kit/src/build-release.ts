import type { Database } from '@rosette/database/open-database.ts'
import type { Engine } from '@rosette/search-engine/open-engine.ts'
import { buildKind, type KindCounts } from './build-kind.ts'
import { finishLookups } from './finish-lookups.ts'
import type { KindServers } from './kind-server.ts'
import type { OnProgress } from './progress.ts'
import type { RecordKinds } from './record-kinds.ts'
import { inReleaseSchema } from './release-schema-session.ts'
import { startBuild } from './release-work.ts'
import { shapeHash } from './shape-hash.ts'

export type BuildOptions = {
  db: Database
  engine: Engine
  indexPrefix: string
  kindServers: KindServers
  kinds: RecordKinds
  releaseId: string
  onProgress?: OnProgress
}

export type BuildReport = {
  releaseId: string
  shapeHash: string
  kinds: Record<string, KindCounts>
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
      client.query('truncate record_document, record_lookup; drop index if exists record_lookup_value'),
    )
    const counts: Record<string, KindCounts> = {}
    for (const kind of Object.keys(kindServers)) counts[kind] = await buildKind(options, kind)
    await finishLookups(work)
    await work.finish('built', Object.fromEntries(Object.entries(counts).map(([kind, { records }]) => [kind, records])))
    return { releaseId, shapeHash: hash, kinds: counts, ms: Math.round(performance.now() - start) }
  } catch (error) {
    await work.fail(error)
    throw error
  }
}
