import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'
import { ecotypeIndex, ecotypeSearch, toEcotypeDocument } from './index-ecotype.ts'
import { ingestAraphenoAccessions, ingestEcotypeDetails, ingestSequencedAccessions } from './ingest-ecotypes.ts'
import { loadEcotypes } from './load-ecotype.ts'

export const ecotypeServer = defineKindServer<EcotypeRecord>({
  tables: [new URL('./ecotype-tables.sql', import.meta.url)],
  derive: [new URL('./ecotype-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: ['germplasm', 'germplasm_ecotype', 'species'],
  sources: [ingestAraphenoAccessions, ingestSequencedAccessions, ingestEcotypeDetails, ...curationSources('ecotype')],
  keys: { table: 'ecotype', column: 'species_variant_id' },
  loadRecords: loadEcotypes,
  lookups: () => [],
  identifiers: identifiersOfEcotype,
  ownFacts: {
    originalName: 'Summary',
    abbrName: 'Summary',
    aliases: 'Summary',
    dateLastModified: 'Summary',
    tairAccession: 'Summary',
    ecotypeNumber: 'Summary',
    speciesVariantType: 'Summary',
    collector: 'Summary',
    country: 'Summary',
    location: 'Summary',
    latitudeMin: 'Summary',
    latitudeMax: 'Summary',
    longitudeMin: 'Summary',
    longitudeMax: 'Summary',
    altitudeMin: 'Summary',
    altitudeMax: 'Summary',
    numberOfPlantsCollected: 'Summary',
    habitat: 'Summary',
    averageTemperature: 'Summary',
    monthlyPrecipitation: 'Summary',
    taxon: 'Summary',
    places: 'Summary',
    germplasms: (lines) => ({ Germplasms: lines.map(({ germplasm }) => germplasm) }),
    stocks: 'Stocks',
    attributions: 'Attributions',
    comments: 'Comments',
    speciesVariantId: null,
    placesApartKm: null,
    nearest: null,
  },
  publicView: {
    summary: ({ originalName, location, country }) => ({
      name: originalName,
      description: [location, country].filter(Boolean).join(', ') || null,
    }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: false,
    sequences: null,
  },
  search: { index: ecotypeIndex, criteria: ecotypeSearch, toDocument: toEcotypeDocument, namesOfOthers: ['ecotype_number'] },
})

/** Without the 1001 Genomes number: a bare number in a list is ambiguous. */
export function identifiersOfEcotype({ originalName, abbrName, aliases, tairAccession, stocks }: EcotypeRecord): RecordIdentifiers {
  return {
    label: originalName,
    names: [
      { type: 'name', name: originalName },
      ...(tairAccession === null ? [] : [{ type: 'accession', name: `SpeciesVariant:${tairAccession}` } as const]),
      ...[abbrName ?? originalName, ...aliases].map((alias) => ({ type: 'alias', name: alias }) as const),
      ...stocks.map((stock) => ({ type: 'stock', name: stock }) as const),
    ],
  }
}
