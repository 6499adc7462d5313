import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { ArrayelementHit } from './arrayelement-hit.ts'
import { formatFlag } from './arrayelement-record.ts'

/** RESULTS-061: seven columns. */
export const arrayelementColumns = defineColumns<ArrayelementHit>([
  { id: 'probeName', label: 'Probe name', text: (hit) => hit.probeName, isSortable: true },
  { id: 'locus', label: 'Locus', text: (hit) => hit.locus.join('; '), isSortable: true },
  { id: 'annotation', label: 'Annotation', text: (hit) => hit.annotation ?? '', isSortable: false },
  { id: 'organism', label: 'Organism', text: (hit) => hit.organism ?? '', isSortable: true },
  { id: 'probeType', label: 'Probe type', text: (hit) => hit.probeType ?? '', isSortable: true },
  { id: 'isControl', label: 'Control', text: (hit) => formatFlag(hit.isControl) ?? '', isSortable: true },
  { id: 'isAmbiguous', label: 'Ambiguous', text: (hit) => formatFlag(hit.isAmbiguous) ?? '', isSortable: true },
])
