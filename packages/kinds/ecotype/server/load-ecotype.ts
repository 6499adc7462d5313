import { distanceKm } from '@rosette/contract-kit/records/distance-km.ts'
import { countryOf } from '@rosette/contract-kit/vocabulary/ecotype-countries.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'
import { accessionIndex, type Near, type Placed } from './near-accessions.ts'

export async function loadEcotypes(db: ReleaseDb, speciesVariantIds: readonly number[]): Promise<Map<number, EcotypeRecord>> {
  const [rows, germplasms, placed] = await Promise.all([
    ecotypeRowsQuery(db, speciesVariantIds).execute(),
    ecotypeGermplasmsQuery(db, speciesVariantIds).execute(),
    placedAccessionsQuery(db).execute(),
  ])
  const nearTo = accessionIndex(placed)
  const germplasmsOf = groupedBy(germplasms, 'speciesVariantId')
  // Names are not unique, so curation refers to ecotypes by number.
  const numbers = rows.map((row) => String(row.ecotypeNumber))
  const curationOf = await loadCuration(db, 'ecotype', numbers)
  return new Map(
    rows.map((row) => {
      const { attributions, comments } = curationOf(String(row.ecotypeNumber))
      return [
        row.speciesVariantId,
        { ...toRecord(row, germplasmsOf(row.speciesVariantId)), attributions, comments, ...toPlaces(row, nearTo) },
      ]
    }),
  )
}

type EcotypeRow = RowOf<typeof ecotypeRowsQuery>
type GermplasmRow = RowOf<typeof ecotypeGermplasmsQuery>

function toRecord(row: EcotypeRow, germplasms: readonly GermplasmRow[]): Omit<EcotypeRecord, 'attributions' | 'comments' | keyof Places> {
  const { collector, country, latitudeMax, longitudeMax, scientificName, sequencedLatitude, sequencedLongitude, ...rest } = row
  const latitude = row.latitude ?? sequencedLatitude
  const longitude = row.longitude ?? sequencedLongitude
  const { latitude: _north, longitude: _east, taxonId, genus, species, commonName, taxonomy, ...facts } = rest
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

type Places = Pick<EcotypeRecord, 'places' | 'placesApartKm' | 'nearest'>
type NearRow = Near<RowOf<typeof placedAccessionsQuery>>

/** Where the sources put it, and what else was collected near the first of these places. */
function toPlaces(row: EcotypeRow, nearTo: (here: Placed) => NearRow[]): Places {
  const places = [
    { source: 'AraPheno', latitude: row.latitude, longitude: row.longitude },
    { source: '1001 Genomes', latitude: row.sequencedLatitude, longitude: row.sequencedLongitude },
  ].flatMap(({ source, latitude, longitude }) => (latitude === null || longitude === null ? [] : [{ source, latitude, longitude }]))
  const [first, second] = places
  if (!first) return { places, placesApartKm: null, nearest: [] }
  return {
    places,
    placesApartKm: second ? distanceKm(first, second) : null,
    nearest: nearTo({ ...row, ...first }).map(({ speciesVariantId, originalName, country, admixtureGroup, ...near }) => ({
      ...near,
      ecotype: { kind: 'ecotype', key: speciesVariantId, label: originalName },
      country: countryOf(country),
      group: admixtureGroup,
    })),
  }
}

export function ecotypeRowsQuery(db: ReleaseDb, speciesVariantIds: readonly number[]) {
  return db
    .selectFrom('ecotype')
    .innerJoin('ecotypeAccession as accession', 'accession.ecotypeNumber', 'ecotype.ecotypeNumber')
    .leftJoin('ecotypeDetail as detail', 'detail.ecotypeNumber', 'ecotype.ecotypeNumber')
    .leftJoin('sequencedAccession as sequenced', 'sequenced.ecotypeNumber', 'ecotype.ecotypeNumber')
    .leftJoin('species', 'species.scientificName', 'ecotype.scientificName')
    .select(['ecotype.speciesVariantId', 'ecotype.ecotypeNumber', 'ecotype.tairAccession', 'ecotype.originalName', 'ecotype.abbrName'])
    .select(['ecotype.aliases', 'ecotype.stocks', 'ecotype.location', 'ecotype.scientificName'])
    .select(['accession.country', 'accession.latitude', 'accession.longitude', 'accession.collector'])
    .select(['sequenced.latitude as sequencedLatitude', 'sequenced.longitude as sequencedLongitude'])
    .select(['detail.speciesVariantType', 'detail.dateLastModified', 'detail.latitudeMax', 'detail.longitudeMax'])
    .select(['detail.altitudeMin', 'detail.altitudeMax', 'detail.numberOfPlants as numberOfPlantsCollected'])
    .select(['detail.habitat', 'detail.averageTemperature', 'detail.monthlyPrecipitation'])
    .select(['species.taxonId', 'species.genus', 'species.species', 'species.commonName', 'species.taxonomy'])
    .where('ecotype.speciesVariantId', '=', amongKeys(speciesVariantIds))
}

/** All accessions with a position, in the order of their numbers: of those at the same place, the first is the nearest. */
export function placedAccessionsQuery(db: ReleaseDb) {
  return db
    .selectFrom('ecotype')
    .innerJoin('ecotypeAccession as accession', 'accession.ecotypeNumber', 'ecotype.ecotypeNumber')
    .leftJoin('sequencedAccession as sequenced', 'sequenced.ecotypeNumber', 'ecotype.ecotypeNumber')
    .distinctOn('ecotype.ecotypeNumber')
    .select(['ecotype.speciesVariantId', 'ecotype.ecotypeNumber', 'ecotype.originalName', 'accession.country', 'sequenced.admixtureGroup'])
    .select((eb) => eb.fn.coalesce('accession.latitude', 'sequenced.latitude').$notNull().as('latitude'))
    .select((eb) => eb.fn.coalesce('accession.longitude', 'sequenced.longitude').$notNull().as('longitude'))
    .where((eb) => eb(eb.fn.coalesce('accession.latitude', 'sequenced.latitude'), 'is not', null))
    .where((eb) => eb(eb.fn.coalesce('accession.longitude', 'sequenced.longitude'), 'is not', null))
    .orderBy('ecotype.ecotypeNumber')
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
