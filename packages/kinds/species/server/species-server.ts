import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { SpeciesRecord } from '../contract/species-record.ts'

export const speciesServer = defineKindServer<SpeciesRecord>({
  tables: [new URL('./species-tables.sql', import.meta.url)],
  derive: [new URL('./species-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: [],
  sources: [],
  keys: { table: 'species', column: 'taxon_id' },
  loadRecords: loadSpecies,
  lookups: () => [],
  ownFacts: {
    scientificName: 'Summary',
    genus: 'Summary',
    species: 'Summary',
    commonName: 'Summary',
    taxonomy: 'Summary',
    taxonId: null,
  },
  publicView: {
    summary: () => null,
    schemaOrg: {
      type: 'Taxon',
      ofRecord: ({ taxonId, scientificName, commonName, taxonomy }) => ({
        name: scientificName,
        alternateName: commonName ?? undefined,
        parentTaxon: taxonomy.at(-1),
        sameAs: `https://identifiers.org/taxonomy:${taxonId}`,
      }),
    },
    isInSitemap: false,
    sequences: null,
  },
  search: null,
})

export async function loadSpecies(db: ReleaseDb, taxonIds: readonly number[]): Promise<Map<number, SpeciesRecord>> {
  const rows = await speciesRowsQuery(db, taxonIds).execute()
  return new Map(rows.map((row) => [row.taxonId, row]))
}

export function speciesRowsQuery(db: ReleaseDb, taxonIds: readonly number[]) {
  return db
    .selectFrom('species')
    .select(['taxonId', 'scientificName', 'genus', 'species', 'commonName', 'taxonomy'])
    .where('taxonId', '=', amongKeys(taxonIds))
}
