import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'

export function identifiersOfArrayelement({ name, tairAccession }: ArrayelementRecord): RecordIdentifiers {
  return {
    label: name,
    names: [{ type: 'name', name }, ...(tairAccession === null ? [] : [{ type: 'accession', name: tairAccession } as const])],
  }
}
