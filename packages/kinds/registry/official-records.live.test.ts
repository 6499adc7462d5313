import { schemaOf } from '@rosette/database/release-schema.ts'
import { listingsOf } from '@rosette/release-kit/kind-server.ts'
import { loadedRelease } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

// What the build does with every record of the official files, with a seeded sample of each kind: the gate loads their tables only.
const loaded = loadedRelease()
const onOfficial = test.skipIf(!loaded)
const sampleSize = 200

/** The same keys for the same release. */
async function sampleKeys({ table, column }: { table: string; column: string }): Promise<number[]> {
  const { rows } = (await loaded?.db.pool.query<{ key: number }>(
    `select distinct "${column}" as key, md5("${column}"::text) from ${schemaOf('real')}."${table}" order by 2 limit ${sampleSize}`,
  )) ?? { rows: [] }
  return rows.map(({ key }) => key)
}

onOfficial.for(Object.entries(kindServers))(
  'official records keep the contract: %s (needs ROSETTE_LOADED_SITE)',
  async ([name, server]) => {
    if (!loaded) return
    const db = loaded.db.release('real')
    const keys = await sampleKeys(server.keys)
    // Both registries have the same kinds.
    const contract = await kinds[name as keyof typeof kinds].record()
    const records = await server.loadRecords(db, keys)
    const further = await server.search?.loadFurther?.(db, keys)
    expect([...records.keys()].toSorted(), 'every key has a record').toEqual(keys.toSorted())
    for (const [key, loadedRecord] of records) {
      const { error, data } = contract.safeParse(loadedRecord)
      expect(error?.issues ?? [], `${name} ${key}`).toEqual([])
      // The record is of this kind; a list of all kinds can't say so.
      const document = { ...server.search?.toDocument(data as never), ...further?.get(key) }
      const unknown = Object.keys(document).filter((field) => server.search && !(field in server.search.index.fields))
      expect(unknown, `fields of ${name} ${key} that its index does not have`).toEqual([])
    }
  },
)

onOfficial.for(listingsOf(kindServers))('official rows keep the contract: %s (needs ROSETTE_LOADED_SITE)', async ([name, listing]) => {
  if (!loaded) return
  const rows = await listing.loadDocuments(loaded.db.release('real'), await sampleKeys(listing.keys))
  for (const [key, row] of rows) expect(listing.hit.safeParse(row).error?.issues ?? [], `${name} ${key}`).toEqual([])
})
