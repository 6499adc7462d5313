import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { HoststrainRecord, HoststrainTaxon } from '../contract/hoststrain-record.ts'

export async function loadHoststrains(db: ReleaseDb, hostStrainIds: readonly number[]): Promise<Map<number, HoststrainRecord>> {
  const [rows, taxons] = await Promise.all([
    hoststrainRowsQuery(db, hostStrainIds).execute(),
    hoststrainTaxonsQuery(db, hostStrainIds).execute(),
  ])
  const names = rows.map((row) => row.name)
  const curationOf = await loadCuration(db, 'hoststrain', names)
  const taxonsOf = groupedBy(taxons, 'hostStrainId')
  return new Map(
    rows.map((row) => {
      const { attributions, comments } = curationOf(row.name)
      return [row.hostStrainId, { ...row, taxons: taxonsOf(row.hostStrainId).map(toTaxon), attributions, comments }]
    }),
  )
}

type TaxonRow = RowOf<typeof hoststrainTaxonsQuery>

function toTaxon({ genus, species, scientificName, taxonId }: TaxonRow): HoststrainTaxon {
  return { genus, species, taxon: taxonId === null ? null : { kind: 'species', key: taxonId, label: scientificName } }
}

export function hoststrainRowsQuery(db: ReleaseDb, hostStrainIds: readonly number[]) {
  return db
    .selectFrom('hoststrain')
    .select(['hostStrainId', 'name', 'tairAccession', 'media', 'genotype', 'dateLastModified'])
    .where('hostStrainId', '=', amongKeys(hostStrainIds))
}

/** The release may have no record of the species. */
export function hoststrainTaxonsQuery(db: ReleaseDb, hostStrainIds: readonly number[]) {
  return db
    .selectFrom('hoststrainTaxon as taxon')
    .leftJoin('species', 'species.scientificName', 'taxon.scientificName')
    .select(['taxon.hostStrainId', 'taxon.scientificName', 'taxon.genus', 'taxon.species', 'species.taxonId'])
    .where('taxon.hostStrainId', '=', amongKeys(hostStrainIds))
    .orderBy('taxon.hostStrainId')
    .orderBy('taxon.rank')
}
