import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { VectorRecord } from '../contract/vector-record.ts'
import { toVectorDocument, vectorIndex, vectorSearch } from './index-vector.ts'
import { ingestVectors } from './ingest-vectors.ts'
import { loadVectors } from './load-vector.ts'

export const vectorServer = defineKindServer<VectorRecord>({
  tables: new URL('./vector-tables.sql', import.meta.url),
  derive: new URL('./vector-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: ['hoststrain', 'hoststrain_taxon', 'library', 'library_vector'],
  sources: [ingestVectors, ...curationSources('vector')],
  keys: { table: 'vector', column: 'vector_id' },
  loadRecords: loadVectors,
  lookups: () => [],
  identifiers: identifiersOfVector,
  search: { index: vectorIndex, criteria: vectorSearch, toDocument: toVectorDocument },
})

export function identifiersOfVector({ name, tairObjectId, aliases, stockDetails }: VectorRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairObjectId === null ? [] : [{ type: 'accession', name: `Vector:${tairObjectId}` } as const]),
      ...stockDetails.map((stock) => ({ type: 'stock', name: stock.name }) as const),
      ...aliases.map((alias) => ({ type: 'alias', name: alias }) as const),
    ],
  }
}
