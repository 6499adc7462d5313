import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'
import { toTransposonfamilyDocument, transposonfamilyIndex, transposonfamilySearch } from './index-transposonfamily.ts'
import { loadTransposonFamilies } from './load-transposonfamily.ts'

/** The transposon kind reads the file: families are derived from their elements. */
export const transposonfamilyServer = defineKindServer<TransposonfamilyRecord>({
  tables: new URL('./transposonfamily-tables.sql', import.meta.url),
  derive: new URL('./transposonfamily-derive.sql', import.meta.url),
  derivesFrom: ['transposable_element'],
  loadsFrom: ['transposon'],
  sources: [],
  keys: { table: 'transposon_family', column: 'transposon_family_id' },
  loadRecords: loadTransposonFamilies,
  lookups: () => [],
  identifiers: ({ transposonFamilyName: name }) => ({ label: name, names: [{ type: 'name', name }] }),
  search: { index: transposonfamilyIndex, criteria: transposonfamilySearch, toDocument: toTransposonfamilyDocument },
})
