import type { Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { openReleaseSequences } from '@rosette/sequence-store/release-sequences.ts'
import type { FastifyInstance } from 'fastify'

type SequenceStoresOptions = { db: Database; sequenceDir: string; releases: Pick<PublishedReleases, 'onUnused'> }

/** Finds the sequences of a release. They are opened on first use, and closed when this process no longer reads the release (OPER-023). */
export function sequenceStores(
  app: FastifyInstance,
  { db, sequenceDir, releases }: SequenceStoresOptions,
): (releaseId: string) => Promise<SequenceStore> {
  const stores = new Map<string, Promise<SequenceStore>>()
  app.addHook('onClose', async () => {
    for (const store of stores.values()) await (await store).close()
  })
  releases.onUnused((releaseId) => {
    const store = stores.get(releaseId)
    stores.delete(releaseId)
    store?.then((opened) => opened.close()).catch((err: unknown) => app.log.warn({ err, releaseId }, 'sequences were not closed'))
  })

  return (releaseId) => {
    const known = stores.get(releaseId)
    if (known) return known
    const store = openReleaseSequences(db, sequenceDir, releaseId)
    stores.set(releaseId, store)
    // What failed is tried again by the next request.
    store.catch(() => stores.delete(releaseId))
    return store
  }
}
