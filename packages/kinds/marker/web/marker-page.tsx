import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { genomePart, isOnSequence, LocationsPicture } from '@rosette/ui-kit/pictures/genome/genome-part.tsx'
import { definePage, type Part } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { FactList, formatFlag } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { MarkerRecord } from '../contract/marker-record.ts'
import { digestTable, mapLocationTable, productLengthTable, publicationTable } from './marker-tables.tsx'

const summaryParts: readonly Part<MarkerRecord>[] = [
  {
    id: 'facts',
    block: 'facts',
    facts: [
      { label: 'Name', value: (marker) => marker.markerName },
      { label: 'Aliases', value: ({ aliases }) => (aliases.length > 0 ? aliases.join(', ') : emptyTexts.alias) },
      { label: 'TAIR accession', value: ({ tairAccession }) => tairAccession && `GeneticMarker:${tairAccession}` },
      { label: 'Type', value: (marker) => marker.markerType },
      { label: 'PCR marker', value: ({ isPCRMarker }) => formatFlag(isPCRMarker) },
      { label: 'Length', value: ({ length }) => (length === null ? null : `${formatNumber(length)} bp`) },
      { label: 'Chromosome', value: (marker) => marker.chromosome?.slice(3) ?? null },
      { label: 'Special conditions', value: (marker) => marker.specialConditions },
      { label: 'Date last modified', value: (marker) => marker.dateLastModified },
    ],
  },
  {
    id: 'associated-genes',
    title: 'Associated Genes',
    block: 'links',
    links: (marker) => marker.associatedLoci,
    emptyText: emptyTexts.associatedGenes,
  },
  {
    id: 'made-from',
    title: 'Made From',
    block: 'custom',
    render: MarkerMadeFrom,
    isEmpty: (marker) => marker.madeFrom === null,
    emptyText: emptyTexts.madeFrom,
  },
  {
    ...genomePart,
    render: ({ record: { markerId, markerName, globalAssignments } }) => (
      <LocationsPicture self={{ kind: 'marker', key: markerId, label: markerName }} locations={globalAssignments} />
    ),
    isEmpty: (marker) => !marker.globalAssignments.some(isOnSequence),
  },
  { id: 'map-locations', title: 'Map Locations', block: 'table', table: mapLocationTable, emptyText: emptyTexts.mapLocations },
  ...curationParts<MarkerRecord>(emptyTexts.attributions),
]

/** DMARK-003: four sections, always all shown, in this order. */
export const page = definePage<MarkerRecord>({
  identifier: (marker) => marker.markerName,
  keyFacts: (marker) => [
    { label: 'Type', value: marker.markerType },
    { label: 'Chromosome', value: marker.chromosome?.slice(3) },
    { label: 'Map locations', value: formatNumber(marker.globalAssignments.length) },
    { label: 'Publications', value: formatNumber(marker.publications.length) },
  ],
  files: () => import('./marker-files.ts'),
  sections: [
    { id: 'summary', title: 'Summary', block: 'parts', count: () => 0, parts: summaryParts },
    {
      id: 'polymorphisms',
      title: 'Associated Polymorphisms',
      block: 'parts',
      parts: [
        {
          id: 'product-lengths',
          title: 'PCR Product Lengths',
          block: 'table',
          table: productLengthTable,
          emptyText: emptyTexts.associatedPolymorphisms,
        },
        { id: 'digest-patterns', title: 'Digest Patterns', block: 'table', table: digestTable, emptyText: emptyTexts.data },
      ],
    },
    {
      id: 'sequences',
      title: 'Associated Nucleotide Sequences',
      block: 'custom',
      render: MarkerFlanks,
      isEmpty: (marker) => marker.flankSequence === null,
      emptyText: emptyTexts.flankingSequences,
    },
    { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
  ],
})

function MarkerMadeFrom({ record: { madeFrom } }: { record: MarkerRecord }) {
  if (!madeFrom) return null
  const { name, mapElementType, clone } = madeFrom
  return (
    <FactList
      facts={[
        { label: 'Name', value: clone ? <RecordLink to={clone}>{name}</RecordLink> : name },
        { label: 'Type', value: mapElementType },
      ]}
    />
  )
}

/** The sequences on both sides of a marker: its primers, if it is made by PCR (DETAIL-032). */
function MarkerFlanks({ record: { flankSequence } }: { record: MarkerRecord }) {
  if (!flankSequence) return null
  const { sequence1, sequence2 } = flankSequence
  return (
    <>
      {sequence1 && <SequenceBox name="Flanking sequence 1" sequence={sequence1} type="sequence" />}
      {sequence2 && <SequenceBox name="Flanking sequence 2" sequence={sequence2} type="sequence" />}
    </>
  )
}
