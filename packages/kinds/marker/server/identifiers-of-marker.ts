import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { MarkerRecord } from '../contract/marker-record.ts'

export function identifiersOfMarker({ markerName, tairAccession, aliases }: MarkerRecord): RecordIdentifiers {
  return {
    label: markerName,
    names: [
      { type: 'name', name: markerName },
      ...(tairAccession === null ? [] : [{ type: 'accession', name: `GeneticMarker:${tairAccession}` } as const]),
      ...aliases.map((alias) => ({ type: 'alias', name: alias }) as const),
    ],
  }
}
