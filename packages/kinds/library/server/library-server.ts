import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { LibraryRecord } from '../contract/library-record.ts'
import { ingestLibraries } from './ingest-libraries.ts'
import { loadLibraries } from './load-library.ts'

export const libraryServer = defineKindServer<LibraryRecord>({
  tables: new URL('./library-tables.sql', import.meta.url),
  derive: new URL('./library-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: ['germplasm', 'hoststrain', 'hoststrain_taxon', 'vector'],
  sources: [ingestLibraries, ...curationSources('library')],
  keys: { table: 'library', column: 'library_id' },
  loadRecords: loadLibraries,
  lookups: () => [],
  identifiers: identifiersOfLibrary,
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
