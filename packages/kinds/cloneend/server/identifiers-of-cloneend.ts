import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { CloneendRecord } from '../contract/cloneend-record.ts'

/** The accessions of its sequences belong to other records and still lead to it. */
export function identifiersOfCloneend({ name, tairObjectId, sequences }: CloneendRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairObjectId === null ? [] : [{ type: 'accession', name: `CloneEnd:${tairObjectId}` } as const]),
      ...sequences.map(({ icAccession }) => ({ type: 'alias', name: icAccession }) as const),
    ],
  }
}
