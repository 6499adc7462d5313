import type { CloneVector } from '@rosette/contract-kit/clone-parts.ts'
import type { SectionColumn } from './define-page.ts'
import { RecordLink } from './record-link.tsx'

/** How clones and libraries list their vectors. */
export const cloneVectorColumns: readonly SectionColumn<CloneVector>[] = [
  {
    id: 'vector',
    label: 'Vector',
    cell: ({ vector, name }) => (vector ? <RecordLink to={vector} /> : name),
    sortBy: (row) => row.name,
  },
  { id: 'type', label: 'Type', cell: (row) => row.vectorType ?? 'Unknown', sortBy: (row) => row.vectorType },
  { id: 'description', label: 'Description', cell: (row) => row.description ?? 'Unknown' },
]

export function cloneVectorKey(vector: CloneVector): string {
  return vector.name
}
