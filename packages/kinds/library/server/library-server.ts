import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { LibraryRecord } from '../contract/library-record.ts'
import { loadLibraries } from './load-library.ts'

export const ingestLibraries = detailSource({
  title: 'Libraries',
  file: 'rosette_library',
  table: 'library_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    aliases: cells.text,
    abbreviation: cells.text,
    description: cells.text,
    insert_type: cells.text,
    insert_size_range: cells.text,
    restriction_enzymes: enzymeList,
    vectors: cells.text,
    host_strains: cells.text,
    germplasms: cells.text,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

/** Names separated by bars, each with its number if it has one: EcoRI=12|HindIII */
function enzymeList(text: string): string | undefined {
  return text.split('|').every((enzyme) => /^[^=]+(=\d{1,15})?$/.test(enzyme)) ? text : undefined
}

export const libraryServer = defineKindServer<LibraryRecord>({
  tables: [new URL('./library-tables.sql', import.meta.url)],
  derive: [new URL('./library-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: ['germplasm', 'hoststrain', 'hoststrain_taxon', 'vector'],
  sources: [ingestLibraries, ...curationSources('library')],
  keys: { table: 'library', column: 'library_id' },
  loadRecords: loadLibraries,
  lookups: () => [],
  identifiers: identifiersOfLibrary,
  ownFacts: {
    name: 'Summary',
    dateLastModified: 'Summary',
    tairAccession: 'Summary',
    aliases: 'Summary',
    description: 'Summary',
    abbreviation: 'Summary',
    insertType: 'Summary',
    insertSizeRange: 'Summary',
    restrictionEnzymes: 'Summary',
    vector: 'Vectors',
    hostStrains: 'Host Strains',
    stocks: 'Stocks',
    germplasms: 'Germplasms',
    attributions: 'Attributions',
    comments: 'Comments',
    libraryId: null,
  },
  publicView: {
    summary: () => null,
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: false,
    sequences: null,
  },
  search: null,
})

export function identifiersOfLibrary({ name, tairAccession, aliases, abbreviation, stocks }: LibraryRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairAccession === null ? [] : [{ type: 'accession', name: `Library:${tairAccession}` } as const]),
      ...stocks.map((stock) => ({ type: 'stock', name: stock.name }) as const),
      ...[...aliases, ...(abbreviation === null ? [] : [abbreviation])].map((alias) => ({ type: 'alias', name: alias }) as const),
    ],
  }
}
