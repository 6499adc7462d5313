import { curationSources } from '@rosette/release-kit/curation-sources.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { LibraryRecord } from '../contract/library-record.ts'
import { identifiersOfLibrary } from './identifiers-of-library.ts'
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
