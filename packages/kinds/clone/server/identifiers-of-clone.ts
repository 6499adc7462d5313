import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { CloneRecord } from '../contract/clone-record.ts'

/** The accessions of its sequences belong to other records and still lead to it. */
export function identifiersOfClone({ name, tairObjectId, aliases, stockDetails, sequences }: CloneRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairObjectId === null ? [] : [{ type: 'accession', name: `Clone:${tairObjectId}` } as const]),
      ...stockDetails.map((stock) => ({ type: 'stock', name: stock.name }) as const),
      ...[...aliases, ...sequences.map(({ icAccession }) => icAccession)].map((alias) => ({ type: 'alias', name: alias }) as const),
    ],
  }
}
