import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { VectorRecord } from '../contract/vector-record.ts'

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
