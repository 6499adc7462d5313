import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { identifiersOfProtein } from './identifiers-of-protein.ts'
import { proteinIndex, toProteinDocument } from './index-protein.ts'
import { ingestInterproEntries } from './ingest-interpro-entries.ts'
import { ingestProteinDetails } from './ingest-protein-details.ts'
import { ingestProteinSequences } from './ingest-protein-sequences.ts'
import { ingestProteinSignatures } from './ingest-protein-signatures.ts'
import { ingestUniprotOfLocus, ingestUniprotOfName } from './ingest-uniprot.ts'
import { loadProteins } from './load-protein.ts'
import { loadProteinSearchFields } from './load-protein-search-fields.ts'
import { proteinSearch } from './search-protein.ts'

export const proteinServer = defineKindServer<ProteinRecord>({
  tables: new URL('./protein-tables.sql', import.meta.url),
  derive: new URL('./protein-derive.sql', import.meta.url),
  derivesFrom: ['gene', 'locus'],
  loadsFrom: ['gene', 'locus', 'locus_symbol'],
  sources: [
    ingestProteinSequences,
    ingestProteinSignatures,
    ingestInterproEntries,
    ingestUniprotOfName,
    ingestUniprotOfLocus,
    ingestProteinDetails,
  ],
  keys: { table: 'protein', column: 'protein_id' },
  loadRecords: loadProteins,
  lookups: () => [],
  identifiers: identifiersOfProtein,
  search: { index: proteinIndex, criteria: proteinSearch, toDocument: toProteinDocument, loadFurther: loadProteinSearchFields },
})
