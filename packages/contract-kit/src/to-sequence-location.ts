import type { MapLocation, Span } from './record-parts.ts'

/** A span as a place on the sequence of its chromosome, with the record of that map where the release has one. */
export function toSequenceLocation(span: Span, mapId: number | null): MapLocation {
  const name = 'AGI'
  return { ...span, ...(mapId !== null && { map: { kind: 'map', key: mapId, label: name } }), name, mapType: 'nuc_sequence', units: 'bp' }
}
