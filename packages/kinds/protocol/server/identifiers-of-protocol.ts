import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { ProtocolRecord } from '../contract/protocol-record.ts'

export function identifiersOfProtocol({ name, tairAccession }: ProtocolRecord): RecordIdentifiers {
  return {
    label: name,
    names: [{ type: 'name', name }, ...(tairAccession === null ? [] : [{ type: 'accession', name: tairAccession } as const])],
  }
}
