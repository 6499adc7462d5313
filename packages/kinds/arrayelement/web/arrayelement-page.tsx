import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, type Part } from '@rosette/ui-kit/record/define-page.ts'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatMean, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ArrayelementRecord, formatFlag } from '../contract/arrayelement-record.ts'
import { ArrayelementOverview, arrayelementCards } from './arrayelement-overview.tsx'
import { designTable, experimentTable, locusTable, slideTable } from './arrayelement-tables.tsx'

const summaryParts: readonly Part<ArrayelementRecord>[] = [
  { id: 'note', block: 'custom', render: ArrayelementNote },
  {
    id: 'facts',
    block: 'facts',
    facts: [
      { label: 'Name', value: ({ name }) => name },
      { label: 'TAIR accession', value: ({ tairAccession }) => tairAccession },
      { label: 'Type', value: ({ type }) => type },
      { label: 'Control', value: ({ isControl }) => formatFlag(isControl) },
      { label: 'Ambiguous', value: ({ isAmbiguous }) => formatFlag(isAmbiguous) },
      { label: 'Organism', value: ({ organism }) => organism },
      { label: 'Description', value: ({ description }) => description },
      { label: 'Sequence', value: ({ sequence }) => sequence && <RecordLink to={sequence} /> },
      { label: 'Average intensity', value: (element) => formatMean(element.avgIntensity, element.avgIntensityStdError) },
      { label: 'Average log ratio', value: (element) => formatMean(element.avgLogRatio, element.avgLogRatioStdError) },
      {
        label: 'Average signal percentile',
        value: (element) => formatMean(element.avgSignalPercentile, element.avgSignalPercentileStdError),
      },
    ],
  },
  { id: 'loci', title: 'Loci', block: 'table', table: locusTable, emptyText: emptyTexts.data },
  { id: 'same-name', title: 'Elements with the Same Name', block: 'links', links: ({ sameName }) => sameName, emptyText: emptyTexts.data },
]

/** DARRAY-001: all four sections are always shown, in this order. */
export const page = definePage<ArrayelementRecord>({
  identifier: ({ name }) => name,
  lead: ({ name }) => name,
  keyFacts: ({ type, isControl, locus, avgIntensity }) => [
    { label: 'Type', value: type },
    { label: 'Control', value: formatFlag(isControl) },
    { label: 'Loci', value: formatNumber(locus.length) },
    { label: 'Average intensity', value: formatMean(avgIntensity, null) },
  ],
  overview: ArrayelementOverview,
  overviewCards: arrayelementCards,
  sections: [
    { id: 'summary', title: 'Summary', block: 'parts', count: () => 0, parts: summaryParts },
    { id: 'slides', title: 'Slides', block: 'table', table: slideTable, emptyText: emptyTexts.data },
    { id: 'experiments', title: 'Experiments', block: 'table', table: experimentTable, emptyText: emptyTexts.data },
    { id: 'array-designs', title: 'Array Designs', block: 'table', table: designTable, emptyText: emptyTexts.data },
  ],
})

/** DARRAY-004: the data are old; says where to find newer ones. */
function ArrayelementNote() {
  return (
    <p>
      Microarray data have not been added since June 2005. Newer data are available from public expression repositories such as{' '}
      <OutsideLink href="https://www.ncbi.nlm.nih.gov/geo/">Gene Expression Omnibus</OutsideLink> and{' '}
      <OutsideLink href="https://www.ebi.ac.uk/biostudies/arrayexpress">ArrayExpress</OutsideLink>.
    </p>
  )
}
