import { countryOf } from '@rosette/contract-kit/country-of.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'

export async function loadEcotypes(db: ReleaseDb, speciesVariantIds: readonly number[]): Promise<Map<number, EcotypeRecord>> {
  const [rows, germplasms] = await Promise.all([
    ecotypeRowsQuery(db, speciesVariantIds).execute(),
    ecotypeGermplasmsQuery(db, speciesVariantIds).execute(),
  ])
  const germplasmsOf = Map.groupBy(germplasms, (germplasm) => germplasm.speciesVariantId)
  // Names repeat, so what people add to an ecotype names its number.
  const numbers = rows.map((row) => String(row.ecotypeNumber))
  const curationOf = await loadCuration(db, 'ecotype', numbers)
  return new Map(
    rows.map((row) => {
      const { attributions, comments } = curationOf(String(row.ecotypeNumber))
      return [row.speciesVariantId, { ...toRecord(row, germplasmsOf.get(row.speciesVariantId) ?? []), attributions, comments }]
    }),
  )
}

type EcotypeRow = Awaited<ReturnType<ReturnType<typeof ecotypeRowsQuery>['execute']>>[number]
type GermplasmRow = Awaited<ReturnType<ReturnType<typeof ecotypeGermplasmsQuery>['execute']>>[number]

function toRecord(row: EcotypeRow, germplasms: readonly GermplasmRow[]): Omit<EcotypeRecord, 'attributions' | 'comments'> {
  const { collector, country, latitude, longitude, latitudeMax, longitudeMax, scientificName, ...rest } = row
  const { taxonId, genus, species, commonName, taxonomy, ...facts } = rest
  const hasTaxon = taxonId !== null && genus !== null && species !== null && scientificName !== null
  return {
    ...facts,
    collector: collector === null ? null : { name: collector, person: null },
    country: countryOf(country),
    // A place that is not given as a range is a range of one point.
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
    .where('ecotype.speciesVariantId', '=', (eb) => eb.fn.any(sql.val(speciesVariantIds)))
}

/** Germplasms that come from the ecotype, and its stocks: a germplasm is named by its stock number where a stock centre holds it. */
export function ecotypeGermplasmsQuery(db: ReleaseDb, speciesVariantIds: readonly number[]) {
  return db
    .selectFrom('ecotype')
    .innerJoin('germplasm', (join) =>
      join.on((eb) =>
        eb.or([
          eb('germplasm.name', '=', eb.fn.any('ecotype.stocks')),
          eb('germplasm.germplasmId', 'in', (inner) =>
            inner
              .selectFrom('germplasmEcotype as comes')
              .select('comes.germplasmId')
              .whereRef('comes.ecotypeNumber', '=', 'ecotype.ecotypeNumber'),
          ),
        ]),
      ),
    )
    .select(['ecotype.speciesVariantId', 'germplasm.germplasmId', 'germplasm.name', 'germplasm.description'])
    .where('ecotype.speciesVariantId', '=', (eb) => eb.fn.any(sql.val(speciesVariantIds)))
    .orderBy('ecotype.speciesVariantId')
    .orderBy('germplasm.name')
}
