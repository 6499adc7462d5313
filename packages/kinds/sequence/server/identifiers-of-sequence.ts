import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { SequenceRecord } from '../contract/sequence-record.ts'

/** By the accession with and without its version; the plain one leads to the version that the release has. */
export function identifiersOfSequence({ name, icAccession, tairObjectId }: SequenceRecord): RecordIdentifiers {
  const plain = icAccession?.replace(/\.\d+$/, '') ?? name
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(icAccession === null || icAccession === name ? [] : [{ type: 'accession', name: icAccession } as const]),
      ...(plain === name || plain === icAccession ? [] : [{ type: 'alias', name: plain } as const]),
      ...(tairObjectId === null ? [] : [{ type: 'accession', name: `NucleotideSequence:${tairObjectId}` } as const]),
    ],
  }
}
