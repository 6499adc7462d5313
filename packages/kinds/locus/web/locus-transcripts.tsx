import { formatGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { InterproLanes } from '@rosette/ui-kit/pictures/domains/interpro-lanes.tsx'
import { basesOf } from '@rosette/ui-kit/pictures/gene-picture/model-shapes.ts'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import { lazy } from 'react'
import type { GeneModel, LocusRecord } from '../contract/locus-record.ts'

/** Far below the first view, so it is not loaded with it. */
const SequenceTabs = lazy(async () => ({ default: (await import('./locus-sequences.tsx')).SequenceTabs }))

const transcriptColumns: readonly SectionColumn<GeneModel>[] = [
  { id: 'model', label: 'Gene model', cell: (row) => <RecordLink to={row.gene} />, sortBy: (row) => row.name },
  { id: 'type', label: 'Type', cell: (row) => formatGeneModelType(row.geneModelType), sortBy: (row) => row.geneModelType },
  { id: 'position', label: 'Position (bp)', cell: (row) => formatRange(row.start, row.end), sortBy: (row) => row.start },
  { id: 'exons', label: 'Exons', cell: (row) => formatNumber(exonsOf(row)), sortBy: exonsOf, isNumeric: true },
  {
    id: 'transcript',
    label: 'Transcript (nt)',
    cell: (row) => formatNumber(basesOf(row, 'exon')),
    sortBy: (row) => basesOf(row, 'exon'),
    isNumeric: true,
  },
  {
    id: 'coding',
    label: 'Coding (nt)',
    cell: (row) => formatNumber(basesOf(row, 'CDS')),
    sortBy: (row) => basesOf(row, 'CDS'),
    isNumeric: true,
  },
  {
    id: 'standing',
    label: 'Standing',
    cell: (row) => (row.isRepresentative ? 'representative' : 'alternative'),
    sortBy: (row) => Number(!row.isRepresentative),
  },
]

/** The gene models of the locus; the picture above draws them. */
export const transcriptTable = defineTable({
  columns: transcriptColumns,
  rows: (locus: LocusRecord) => locus.geneModels,
  rowKey: (row) => row.name,
})

function exonsOf({ features }: GeneModel): number {
  return features.filter(({ type }) => type === 'exon').length
}

/** The domains of the representative model's protein, which comes first. */
export function LocusDomains({ record: { proteins } }: { record: LocusRecord }) {
  const [first] = proteins
  return first ? <InterproLanes name={first.protein.label} length={first.length} domains={first.domains} /> : null
}

export function LocusSequences({ record }: { record: LocusRecord }) {
  const { nucleotideSequences } = record
  return (
    <>
      <SequenceTabs record={record} />
      {nucleotideSequences.length > 0 && <FactList facts={transcriptFacts(nucleotideSequences)} />}
    </>
  )
}

/** One line for each gene model: the accessions of its transcripts. */
function transcriptFacts(sequences: LocusRecord['nucleotideSequences']) {
  return [...Map.groupBy(sequences, (sequence) => sequence.geneModelName)].map(([label, all]) => ({
    label,
    value: all.map(({ icAccession, nucleotideSequenceType: type, sequence }) => (
      <span key={icAccession}>
        {sequence ? <RecordLink to={sequence}>{icAccession}</RecordLink> : icAccession} {type}{' '}
      </span>
    )),
  }))
}
