import type { ProteinSummary } from '@rosette/contract-kit/protein-parts.ts'
import type { SectionColumn } from './define-page.ts'
import { formatNumber } from './format-number.ts'
import { RecordLink } from './record-link.tsx'

/** How the pages of loci and genes list proteins (DGENE-008). */
export const proteinColumns: readonly SectionColumn<ProteinSummary>[] = [
  { id: 'name', label: 'Name', cell: (row) => <RecordLink to={row.protein} />, sortBy: (row) => row.protein.label },
  { id: 'length', label: 'Length (aa)', cell: (row) => formatNumber(row.length), sortBy: (row) => row.length, isNumeric: true },
  { id: 'calcMw', label: 'Calc. MW (Da)', cell: (row) => formatMass(row.calcMw), sortBy: (row) => row.calcMw, isNumeric: true },
  { id: 'calcPi', label: 'Calc. pI', cell: (row) => formatPoint(row.calcPi), sortBy: (row) => row.calcPi, isNumeric: true },
  {
    id: 'domains',
    label: 'Domains',
    cell: (row) => row.domains.map(({ interproData: { name, accession } }) => (name ? `${name} (${accession})` : accession)).join('; '),
    sortBy: (row) => row.domains.length,
  },
]

export function proteinKey(row: ProteinSummary): string {
  return String(row.protein.key)
}

/** `28,725.4`; a sequence with unknown residues has no mass. */
export function formatMass(mass: number | null): string {
  return mass === null ? 'Unknown' : formatNumber(mass)
}

export function formatPoint(point: number | null): string {
  return point === null ? 'Unknown' : point.toFixed(2)
}
