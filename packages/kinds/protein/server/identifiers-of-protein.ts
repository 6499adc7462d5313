import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'

export function identifiersOfProtein({ name, externalIdsList }: ProteinRecord): RecordIdentifiers {
  const uniprotIds = externalIdsList.flatMap((ids) => ids.uniprotId ?? [])
  return { label: name, names: [{ type: 'name', name }, ...uniprotIds.map((each) => ({ type: 'uniprot', name: each }) as const)] }
}
