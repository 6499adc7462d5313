import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { MarkerHit } from './marker-hit.ts'

export const markerColumns = defineColumns<MarkerHit>([
  { id: 'marker_name', label: 'Marker', text: (hit) => hit.marker_name, isSortable: true },
  { id: 'aliases', label: 'Aliases', text: (hit) => hit.aliases.join('; '), isSortable: true },
  { id: 'type', label: 'Type', text: (hit) => hit.type ?? '', isSortable: true },
  { id: 'chrom', label: 'Chromosome', text: (hit) => hit.chrom ?? '', isSortable: true },
  { id: 'start_position', label: 'Start', text: (hit) => String(hit.start_position ?? ''), isSortable: true },
  { id: 'end_position', label: 'End', text: (hit) => String(hit.end_position ?? ''), isSortable: true },
])
