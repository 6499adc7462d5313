import { OutsideLink } from '@rosette/ui-kit/links/outside-link.tsx'
import type { Part } from '@rosette/ui-kit/record/define-page.ts'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { homologyTexts } from '../contract/locus-homology.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { LocusOrthologs } from './locus-orthologs.tsx'
import { LocusParalogs } from './locus-paralogs.tsx'

/** Relatives within the plant, in other plants, and the family (DLOCUS-020 to DLOCUS-026). */
export const homologyParts: readonly Part<LocusRecord>[] = [
  {
    id: 'paralogs',
    title: 'Paralogs',
    block: 'custom',
    render: LocusParalogs,
    count: ({ homology }) => homology.paralogs.length,
    isEmpty: ({ homology }) => homology.paralogs.length === 0,
    emptyText: emptyTexts.paralogs,
  },
  {
    id: 'orthologs',
    title: 'Plant orthologs',
    block: 'custom',
    render: LocusOrthologs,
    isEmpty: ({ homology }) => homology.orthologs.length === 0,
    emptyText: homologyTexts.orthologs,
  },
  {
    id: 'panther',
    title: 'PANTHER family',
    block: 'custom',
    render: PantherFamily,
    isEmpty: ({ homology }) => homology.pantherFamily === null,
    emptyText: homologyTexts.family,
  },
  {
    id: 'phylogenes',
    title: 'Phylogenetic tree',
    block: 'custom',
    render: PhylogenesLink,
    isEmpty: ({ homology }) => !homology.hasPhylogenesPage || homology.pantherFamily === null,
  },
]

function PantherFamily({ record: { homology } }: { record: LocusRecord }) {
  const family = homology.pantherFamily
  if (family === null) return null
  const href = `https://www.pantherdb.org/panther/family.do?clsAccession=${encodeURIComponent(family.accession)}`
  return (
    <>
      <OutsideLink href={href}>{family.accession}</OutsideLink> {family.name}
    </>
  )
}

/** The trees of PhyloGenes are those of PANTHER's families. */
function PhylogenesLink({ record: { homology } }: { record: LocusRecord }) {
  if (homology.pantherFamily === null) return null
  const href = `https://www.phylogenes.org/tree/${encodeURIComponent(homology.pantherFamily.accession)}`
  return <OutsideLink href={href}>Phylogenetic tree viewer</OutsideLink>
}
