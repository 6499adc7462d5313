import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable, type Part } from '@rosette/ui-kit/record/define-page.ts'
import { attributionColumns, attributionKey, CommentList } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/table/publication-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { SequenceRecord } from '../contract/sequence-record.ts'

const attributionTable = defineTable({
  columns: attributionColumns,
  rows: (sequence: SequenceRecord) => sequence.attributions,
  rowKey: attributionKey,
})

const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (sequence: SequenceRecord) => sequence.publications,
  rowKey: publicationKey,
})

const summaryParts: readonly Part<SequenceRecord>[] = [
  {
    id: 'facts',
    block: 'facts',
    facts: [
      { label: 'Name', value: ({ name }) => name },
      { label: 'TAIR accession', value: ({ tairObjectId }) => tairObjectId && `NucleotideSequence:${tairObjectId}` },
      { label: 'GenBank accession', value: ({ icAccession }) => icAccession },
      { label: 'Type', value: ({ nucleotideSequenceType }) => nucleotideSequenceType },
      { label: 'Class', value: ({ sequenceClass }) => sequenceClass },
      { label: 'Length', value: ({ length }) => (length === null ? null : `${formatNumber(length)} bp`) },
      { label: 'Gene', value: ({ gene }) => gene && <RecordLink to={gene} /> },
      { label: 'Date last modified', value: ({ dateLastModified }) => dateLastModified },
    ],
  },
  { id: 'attributions', title: 'Attributions', block: 'table', table: attributionTable, emptyText: emptyTexts.attributionsOfStock },
  { id: 'comments', title: 'Comments', block: 'custom', render: ({ record }) => <CommentList comments={record.comments} /> },
]

/** DSEQ-001: three sections, always all shown, in this order. */
export const page = definePage<SequenceRecord>({
  identifier: ({ name }) => name,
  lead: ({ name }) => name,
  keyFacts: ({ nucleotideSequenceType, length, icAccession, gene }) => [
    { label: 'Type', value: nucleotideSequenceType },
    { label: 'Length', value: length === null ? null : formatNumber(length), context: length === null ? undefined : 'bp' },
    { label: 'GenBank accession', value: icAccession },
    { label: 'Gene', value: gene ? <RecordLink to={gene} /> : null },
  ],
  files: () => import('./sequence-files.ts'),
  sections: [
    {
      id: 'sequence',
      title: 'Sequence',
      block: 'custom',
      render: SequenceBases,
      isEmpty: ({ sequence }) => sequence === null,
      emptyText: emptyTexts.sequence,
    },
    { id: 'summary', title: 'Summary', block: 'parts', count: () => 0, parts: summaryParts },
    { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
  ],
})

/** The bases, with a link to the sequence search (DSEQ-002). */
function SequenceBases({ record: { name, sequence } }: { record: SequenceRecord }) {
  return sequence === null ? null : <SequenceBox name={name} sequence={sequence} type="sequence" />
}
