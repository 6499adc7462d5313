import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import { identifiersOfGermplasm } from './identifiers-of-germplasm.ts'
import { germplasmIndex, toGermplasmDocument } from './index-germplasm.ts'
import { ingestGermplasmPhenotypes } from './ingest-germplasm-phenotypes.ts'
import { loadGermplasms } from './load-germplasm.ts'

export const germplasmServer = defineKindServer<GermplasmRecord>({
  tables: new URL('./germplasm-tables.sql', import.meta.url),
  derive: new URL('./germplasm-derive.sql', import.meta.url),
  sources: [ingestGermplasmPhenotypes],
  keys: { table: 'germplasm', column: 'germplasm_id' },
  loadRecords: loadGermplasms,
  lookups: () => [],
  identifiers: identifiersOfGermplasm,
  search: { index: germplasmIndex, toDocument: toGermplasmDocument },
})
