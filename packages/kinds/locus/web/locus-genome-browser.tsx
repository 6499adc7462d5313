import { trackSetOf } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { type GenomeView, genomeBrowserPath, genomeViewPath, padPosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { GenomeFold } from '@rosette/ui-kit/genome-browser/genome-fold.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PremiumDiamond } from '@rosette/ui-kit/links/premium-diamond.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'

/** The locus on the genome (GBROW-010). */
export function LocusGenomeBrowser({ record }: { record: LocusRecord }) {
  const view = viewOf(record)
  return view && <GenomeFold view={view} subject={record.name} origin={{ locus: record.name }} />
}

/** The same place on a page of its own, from the top of the page (DETAIL-053). */
export function LocusActions({ record }: { record: LocusRecord }) {
  const view = viewOf(record)
  if (!view) return null
  return (
    <ButtonLink href={genomeViewPath(genomeBrowserPath, view, { locus: record.name })} leftSection={<PremiumDiamond />}>
      Genome browser
    </ButtonLink>
  )
}

/** DETAIL-044 to 046: where the browser opens; null for a locus that is not placed. */
export function viewOf({ span, geneModelType }: Pick<LocusRecord, 'span' | 'geneModelType'>): GenomeView | null {
  return span && { position: padPosition(span), tracks: trackSetOf(geneModelType, span.chromosome) }
}
