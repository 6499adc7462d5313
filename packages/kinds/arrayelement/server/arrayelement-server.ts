import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'
import { arrayDetailSources } from './array-detail-sources.ts'
import { identifiersOfArrayelement } from './identifiers-of-arrayelement.ts'
import { arrayelementIndex, toArrayelementDocument } from './index-arrayelement.ts'
import { arrayElementSources } from './ingest-array-elements.ts'
import { ingestAffymetrixSignals, ingestAfgcSignals } from './ingest-array-signals.ts'
import { ingestAtgenexpress } from './ingest-atgenexpress.ts'
import { loadArrayelements } from './load-arrayelement.ts'
import { lookupsOfArrayelement } from './lookups-of-arrayelement.ts'
import { arrayelementSearch } from './search-arrayelement.ts'

export const arrayelementServer = defineKindServer<ArrayelementRecord>({
  tables: new URL('./arrayelement-tables.sql', import.meta.url),
  derive: new URL('./arrayelement-derive.sql', import.meta.url),
  derivesFrom: ['locus'],
  loadsFrom: ['locus', 'nucleotide_sequence'],
  sources: [ingestAffymetrixSignals, ingestAfgcSignals, ...arrayElementSources, ingestAtgenexpress, ...arrayDetailSources],
  keys: { table: 'array_element', column: 'array_element_id' },
  loadRecords: loadArrayelements,
  lookups: lookupsOfArrayelement,
  identifiers: identifiersOfArrayelement,
  search: { index: arrayelementIndex, criteria: arrayelementSearch, toDocument: toArrayelementDocument },
})
