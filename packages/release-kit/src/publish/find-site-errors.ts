import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { listPendingMigrations } from '@rosette/database/migrate.ts'
import { answers, type Database } from '@rosette/database/open-database.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { listIndices } from '@rosette/search-engine/index/create-index.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { findMissingSequences } from '@rosette/sequence-store/release-sequences.ts'
import { type KindServers, listingsOf } from '../kind-server.ts'
import { findReleaseError } from './find-release-error.ts'

export type SiteParts = {
  db: Database
  engine: Engine
  kindServers: KindServers
  indexPrefix: string
  sequenceDir: string
  /** The release of this code's shape that is served; null if none is. */
  releaseId: string | null
}

/** The parts that a site depends on. Without the first three nothing can be answered; without the others it is degraded. */
export const siteParts = ['database', 'migrations', 'release', 'search', 'sequences'] as const
type Part = (typeof siteParts)[number]
/** What is wrong with each part that is not as it should be. */
export type SiteErrors = Partial<Record<Part, string>>

/** Looks at everything that a site depends on: for `/readyz`, and after a backup was restored. */
export async function findSiteErrors(parts: SiteParts): Promise<SiteErrors> {
  const { db, engine, releaseId } = parts
  const [database, search] = await Promise.all([
    errorOf(async () => ((await answers(db)) ? null : 'the database does not answer')),
    errorOf(async () => ((await engine.ping()) ? null : 'the engine does not answer')),
  ])
  const release = releaseId === null ? 'no release of the shape of this code is published' : null
  if (database !== null) return compact({ database, release, search })
  const migrations = await errorOf(() => describePending(db))
  if (releaseId === null || migrations !== null) return compact({ migrations, release, search })
  const broken = await errorOf(() => findReleaseError(db, releaseId))
  return compact({
    release: broken,
    search: search ?? (await errorOf(() => describeIndices(parts, releaseId))),
    // Which sequences there should be is written in the release.
    sequences: broken === null ? await errorOf(() => describeSequences(parts, releaseId)) : null,
  })
}

async function describePending(db: Database): Promise<string | null> {
  const pending = await listPendingMigrations(db)
  return pending.length === 0 ? null : `not applied: ${pending.join(', ')}`
}

async function describeIndices({ engine, indexPrefix, kindServers }: SiteParts, releaseId: string): Promise<string | null> {
  const searched = Object.entries(kindServers).flatMap(([kind, { search }]) => (search ? [kind] : []))
  const wanted = [...searched, ...listingsOf(kindServers).map(([name]) => name)].map((name) => indexName(indexPrefix, name, releaseId))
  const found = new Set(await listIndices(engine, indexPrefix))
  const missing = wanted.filter((name) => !found.has(name))
  return missing.length === 0 ? null : `missing indices: ${missing.join(', ')}`
}

async function describeSequences({ db, sequenceDir }: SiteParts, releaseId: string): Promise<string | null> {
  const missing = await findMissingSequences(db, sequenceDir, releaseId)
  return missing.length === 0 ? null : `missing in ${sequenceDir}: ${missing.join(', ')}`
}

async function errorOf(look: () => Promise<string | null>): Promise<string | null> {
  try {
    return await look()
  } catch (error) {
    return messageOf(error)
  }
}

function compact(errors: Partial<Record<Part, string | null>>): SiteErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))
}
