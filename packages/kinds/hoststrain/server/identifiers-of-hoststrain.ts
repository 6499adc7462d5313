import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { HoststrainRecord } from '../contract/hoststrain-record.ts'

export function identifiersOfHoststrain({ name, tairAccession }: HoststrainRecord): RecordIdentifiers {
  const accession = tairAccession === null ? [] : [{ type: 'accession', name: `HostStrain:${tairAccession}` } as const]
  return { label: name, names: [{ type: 'name', name }, ...accession] }
}
