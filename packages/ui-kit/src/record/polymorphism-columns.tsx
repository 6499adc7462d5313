import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import type { SectionColumn } from './define-page.ts'
import { RecordLink } from './record-link.tsx'

/** A polymorphism as other records list it; each adds what it knows of the place. */
export type PolymorphismLine = { polymorphism: RecordRef; polymorphismType: string | null }

export const polymorphismColumns: readonly SectionColumn<PolymorphismLine>[] = [
  {
    id: 'polymorphism',
    label: 'Polymorphism',
    cell: (row) => <RecordLink to={row.polymorphism} />,
    sortBy: (row) => row.polymorphism.label,
  },
  {
    id: 'type',
    label: 'Type',
    cell: (row) => row.polymorphismType?.replaceAll('_', ' ') ?? 'Unknown',
    sortBy: (row) => row.polymorphismType,
  },
]

export function polymorphismKey(row: PolymorphismLine): string {
  return String(row.polymorphism.key)
}
