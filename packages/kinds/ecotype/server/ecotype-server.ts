import { curationSources } from '@rosette/release-kit/curation-sources.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'
import { identifiersOfEcotype } from './identifiers-of-ecotype.ts'
import { ecotypeIndex, toEcotypeDocument } from './index-ecotype.ts'
import { ingestAraphenoAccessions } from './ingest-arapheno-accessions.ts'
import { ingestEcotypeDetails } from './ingest-ecotype-details.ts'
import { ingestSequencedAccessions } from './ingest-sequenced-accessions.ts'
import { loadEcotypes } from './load-ecotype.ts'
import { ecotypeSearch } from './search-ecotype.ts'

export const ecotypeServer = defineKindServer<EcotypeRecord>({
  tables: new URL('./ecotype-tables.sql', import.meta.url),
  derive: new URL('./ecotype-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: ['germplasm', 'germplasm_ecotype', 'species'],
  sources: [ingestAraphenoAccessions, ingestSequencedAccessions, ingestEcotypeDetails, ...curationSources('ecotype')],
  keys: { table: 'ecotype', column: 'species_variant_id' },
  loadRecords: loadEcotypes,
  lookups: () => [],
  identifiers: identifiersOfEcotype,
  search: { index: ecotypeIndex, criteria: ecotypeSearch, toDocument: toEcotypeDocument },
})
