import type { Database } from '@rosette/database/open-database.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { openReleaseSequences } from '@rosette/sequence-store/release-sequences.ts'
import type { FastifyInstance } from 'fastify'

/** Finds the sequences of a release. They are opened on first use and closed with the server: it serves few releases in its life. */
export function sequenceStores(app: FastifyInstance, db: Database, sequenceDir: string): (releaseId: string) => Promise<SequenceStore> {
  const stores = new Map<string, Promise<SequenceStore>>()
  app.addHook('onClose', async () => {
    for (const store of stores.values()) await (await store).close()
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
