import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { Part, SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { LocusInteraction } from '../contract/locus-interactions.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

/** INTER-001: in Protein Data. */
export const interactionPart: Part<LocusRecord> = {
  id: 'interactions',
  title: 'Interactions',
  block: 'custom',
  render: Interactions,
  count: ({ interactions }) => interactions.total,
  isEmpty: ({ interactions }) => interactions.total === 0,
}

const columns: readonly SectionColumn<LocusInteraction>[] = [
  {
    id: 'partner',
    label: 'Partner',
    cell: ({ partner, symbol }) => (
      <>
        <RecordLink to={partner} /> {symbol}
      </>
    ),
    sortBy: ({ partner }) => partner.label,
  },
  { id: 'kind', label: 'Kind', cell: kindOf, sortBy: kindOf },
  { id: 'method', label: 'Method', cell: ({ method }) => method ?? 'Not stated', sortBy: ({ method }) => method },
  { id: 'source', label: 'Source', cell: ({ source }) => source, sortBy: ({ source }) => source },
  {
    id: 'pubmed',
    label: 'PubMed',
    cell: ({ pubmedId }) => (pubmedId === null ? 'Not stated' : <PubmedLink pubmedId={pubmedId} />),
    sortBy: ({ pubmedId }) => pubmedId,
  },
]

/** `regulatory, is activated by partner`. */
function kindOf({ interactionType, effect }: LocusInteraction): string {
  if (effect === null) return interactionType ?? 'Not stated'
  return `${interactionType}, ${effect} partner`
}

function Interactions({ record: { interactions } }: { record: LocusRecord }) {
  const { rows, total, counts } = interactions
  const parts = counts.map(({ interactionType, count }) => `${formatNumber(count)} ${interactionType ?? 'of an unstated type'}`)
  return (
    <>
      <p>
        {parts.join(', ')}
        {rows.length < total && `; the first ${formatNumber(rows.length)} of ${formatNumber(total)}`}
      </p>
      <SectionTable caption="Interactions" columns={columns} rows={rows} rowKey={keyOf} />
    </>
  )
}

function keyOf({ partner, source, method, pubmedId, interactionType, effect }: LocusInteraction): string {
  return [partner.key, source, method, pubmedId, interactionType, effect].join(' ')
}
