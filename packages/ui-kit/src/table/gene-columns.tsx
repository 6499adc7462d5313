import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import type { ProteinSummary } from '@rosette/contract-kit/records/protein-parts.ts'
import type { GermplasmLine } from '@rosette/contract-kit/records/record-parts.ts'
import { RecordLink } from '../links/record-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'
import { formatNumber } from '../text/format-number.ts'
import { PubmedLink } from './publication-columns.tsx'

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

/** `28,725.37`; a sequence with unknown residues has no mass. */
export function formatMass(mass: number | null): string {
  return mass === null ? 'Unknown' : formatNumber(mass)
}

export function formatPoint(point: number | null): string {
  return point === null ? 'Unknown' : point.toFixed(2)
}

/** A polymorphism as other records list it; each adds what it knows about the position. */
type PolymorphismLine = { polymorphism: RecordRef; polymorphismType: string | null }

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

export const germplasmColumns: readonly SectionColumn<GermplasmLine>[] = [
  { id: 'germplasm', label: 'Germplasm', cell: (row) => <RecordLink to={row.germplasm} />, sortBy: (row) => row.germplasm.label },
  {
    id: 'phenotypes',
    label: 'Phenotypes',
    cell: (row) => <Phenotypes line={row} />,
    sortBy: (row) => row.phenotypes[0]?.phenotype ?? null,
  },
]

export function germplasmKey(row: GermplasmLine): string {
  return String(row.germplasm.key)
}

function Phenotypes({ line: { phenotypes } }: { line: GermplasmLine }) {
  if (phenotypes.length === 0) return 'Unknown'
  return phenotypes.map(({ phenotype, pubmedId }) => (
    <div key={`${pubmedId} ${phenotype}`}>
      {phenotype ?? 'Unknown'} {pubmedId === null ? null : <PubmedLink pubmedId={pubmedId} />}
    </div>
  ))
}

/** The part of a gene that a polymorphism lies in: the files write UTR3 and UTR5. */
export function formatGeneRegion(region: string | null): string | null {
  return region?.replace(/^UTR([35])$/, '$1′ UTR') ?? null
}
