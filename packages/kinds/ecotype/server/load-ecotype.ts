import { countryOf } from '@rosette/contract-kit/vocabulary/ecotype-countries.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'

export async function loadEcotypes(db: ReleaseDb, speciesVariantIds: readonly number[]): Promise<Map<number, EcotypeRecord>> {
  const [rows, germplasms] = await Promise.all([
    ecotypeRowsQuery(db, speciesVariantIds).execute(),
    ecotypeGermplasmsQuery(db, speciesVariantIds).execute(),
  ])
  const germplasmsOf = groupedBy(germplasms, 'speciesVariantId')
  // Names are not unique, so curation refers to ecotypes by number.
  const numbers = rows.map((row) => String(row.ecotypeNumber))
  const curationOf = await loadCuration(db, 'ecotype', numbers)
  return new Map(
    rows.map((row) => {
      const { attributions, comments } = curationOf(String(row.ecotypeNumber))
      return [row.speciesVariantId, { ...toRecord(row, germplasmsOf(row.speciesVariantId)), attributions, comments }]
    }),
  )
}

type EcotypeRow = RowOf<typeof ecotypeRowsQuery>
type GermplasmRow = RowOf<typeof ecotypeGermplasmsQuery>

function toRecord(row: EcotypeRow, germplasms: readonly GermplasmRow[]): Omit<EcotypeRecord, 'attributions' | 'comments'> {
  const { collector, country, latitude, longitude, latitudeMax, longitudeMax, scientificName, ...rest } = row
  const { taxonId, genus, species, commonName, taxonomy, ...facts } = rest
  const hasTaxon = taxonId !== null && genus !== null && species !== null && scientificName !== null
  return {
    ...facts,
    collector: collector === null ? null : { name: collector, person: null },
    country: countryOf(country),
    // A single position is a range of one point.
    latitudeMin: latitude,
    latitudeMax: latitudeMax ?? latitude,
    longitudeMin: longitude,
    longitudeMax: longitudeMax ?? longitude,
    taxon: hasTaxon
      ? { record: { kind: 'species', key: taxonId, label: scientificName }, genus, species, commonName, taxonomy: taxonomy ?? [] }
      : null,
    germplasms: germplasms.map(({ germplasmId, name, description }) => ({
      germplasm: { kind: 'germplasm', key: germplasmId, label: name },
      description,
    })),
  }
}

export function ecotypeRowsQuery(db: ReleaseDb, speciesVariantIds: readonly number[]) {
  return db
    .selectFrom('ecotype')
    .innerJoin('ecotypeAccession as accession', 'accession.ecotypeNumber', 'ecotype.ecotypeNumber')
    .leftJoin('ecotypeDetail as detail', 'detail.ecotypeNumber', 'ecotype.ecotypeNumber')
    .leftJoin('species', 'species.scientificName', 'ecotype.scientificName')
    .select(['ecotype.speciesVariantId', 'ecotype.ecotypeNumber', 'ecotype.tairAccession', 'ecotype.originalName', 'ecotype.abbrName'])
    .select(['ecotype.aliases', 'ecotype.stocks', 'ecotype.location', 'ecotype.scientificName'])
    .select(['accession.country', 'accession.latitude', 'accession.longitude', 'accession.collector'])
    .select(['detail.speciesVariantType', 'detail.dateLastModified', 'detail.latitudeMax', 'detail.longitudeMax'])
    .select(['detail.altitudeMin', 'detail.altitudeMax', 'detail.numberOfPlants as numberOfPlantsCollected'])
    .select(['detail.habitat', 'detail.averageTemperature', 'detail.monthlyPrecipitation'])
    .select(['species.taxonId', 'species.genus', 'species.species', 'species.commonName', 'species.taxonomy'])
    .where('ecotype.speciesVariantId', '=', amongKeys(speciesVariantIds))
}

/** Germplasms derived from the ecotype, and its stocks: a germplasm in a stock centre is named by its stock number. */
export function ecotypeGermplasmsQuery(db: ReleaseDb, speciesVariantIds: readonly number[]) {
  // A union of two joins: a single join on either condition would compare every ecotype with every germplasm.
  return db
    .selectFrom('ecotype')
    .innerJoin('germplasmEcotype as comes', 'comes.ecotypeNumber', 'ecotype.ecotypeNumber')
    .innerJoin('germplasm', 'germplasm.germplasmId', 'comes.germplasmId')
    .select(['ecotype.speciesVariantId', 'germplasm.germplasmId', 'germplasm.name', 'germplasm.description'])
    .where('ecotype.speciesVariantId', '=', amongKeys(speciesVariantIds))
    .union((eb) =>
      eb
        .selectFrom('ecotype')
        .innerJoin('germplasm', (join) => join.on('germplasm.name', '=', (on) => on.fn.any('ecotype.stocks')))
        .select(['ecotype.speciesVariantId', 'germplasm.germplasmId', 'germplasm.name', 'germplasm.description'])
        .where('ecotype.speciesVariantId', '=', amongKeys(speciesVariantIds)),
    )
    .orderBy('speciesVariantId')
    .orderBy('name')
}
