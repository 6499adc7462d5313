import { trackSetOf } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { type GenomeView, padPosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { GenomeFold } from '@rosette/ui-kit/genome-browser/genome-fold.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'

/** The locus on the genome (GBROW-010). */
export function LocusGenomeBrowser({ record }: { record: LocusRecord }) {
  const view = viewOf(record)
  return view && <GenomeFold view={view} subject={record.name} origin={{ locus: record.name }} />
}

/** DETAIL-044 to 046: where the browser opens; null for a locus that is not placed. */
export function viewOf({ span, geneModelType }: Pick<LocusRecord, 'span' | 'geneModelType'>): GenomeView | null {
  return span && { position: padPosition(span), tracks: trackSetOf(geneModelType, span.chromosome) }
}
