import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { Part } from '@rosette/ui-kit/record/define-page.ts'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { lazy } from 'react'
import { homologyTexts } from '../contract/homology-texts.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

/** Paralogs, orthologs in other plants, and the family (DLOCUS-020 to DLOCUS-026). */
export const homologyParts: readonly Part<LocusRecord>[] = [
  {
    id: 'paralogs',
    title: 'Paralogs',
    block: 'custom',
    render: lazy(async () => ({ default: (await import('./homology-lists.tsx')).ParalogList })),
    count: ({ homology }) => homology.paralogCount,
    isEmpty: ({ homology }) => homology.paralogCount === 0,
    emptyText: emptyTexts.paralogs,
  },
  {
    id: 'orthologs',
    title: 'Plant orthologs',
    block: 'custom',
    render: lazy(async () => ({ default: (await import('./homology-lists.tsx')).OrthologGroups })),
    isEmpty: ({ homology }) => homology.orthologCount === 0,
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

/** PhyloGenes shows the trees of PANTHER families. */
function PhylogenesLink({ record: { homology } }: { record: LocusRecord }) {
  if (homology.pantherFamily === null) return null
  const href = `https://www.phylogenes.org/tree/${encodeURIComponent(homology.pantherFamily.accession)}`
  return <OutsideLink href={href}>Phylogenetic tree viewer</OutsideLink>
}
