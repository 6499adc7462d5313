import { networkPath } from '@rosette/contract-kit/site-paths/network-path.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable, type Part, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { LocusInteraction } from '../../contract/interactions/locus-interactions.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'

// An address with more of them would be too long for some programs.
const mostPartners = 400

const columns: readonly SectionColumn<LocusInteraction>[] = [
  {
    id: 'partner',
    label: 'Partner',
    cell: ({ partner }) => <RecordLink to={partner} />,
    sortBy: ({ partner }) => partner.label,
  },
  { id: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol ?? '', sortBy: ({ symbol }) => symbol },
  { id: 'kind', label: 'Kind', cell: kindOf, sortBy: kindOf },
  { id: 'method', label: 'Method', cell: methodOf, sortBy: methodOf },
  { id: 'source', label: 'Source', cell: sourceOf, sortBy: sourceOf },
  {
    id: 'pubmed',
    label: 'PubMed',
    cell: ({ pubmedId, reference }) => (pubmedId === null ? (reference ?? 'Not stated') : <PubmedLink pubmedId={pubmedId} />),
    sortBy: ({ pubmedId }) => pubmedId,
  },
]

/** `regulatory, is activated by partner`. */
function kindOf({ interactionType, effect }: LocusInteraction): string {
  if (effect === null) return interactionType ?? 'Not stated'
  return `${interactionType}, ${effect} partner`
}

/** `ChIP-chip; direct, confirmed`. */
function methodOf({ method, evidence }: LocusInteraction): string {
  return [method, evidence].filter((part) => part !== null).join('; ') || 'Not stated'
}

/** NETWORK-003: what was collected from other databases repeats them. */
function sourceOf({ source, isCompiled }: LocusInteraction): string {
  return isCompiled ? `${source} (compilation)` : source
}

/** How many there are of each kind, and their partners as a list of genes. */
function InteractionNote({ name, interactions: { rows, counts } }: LocusRecord) {
  const parts = counts.map(({ interactionType, count }) => `${formatNumber(count)} ${interactionType ?? 'unclassified'}`)
  const partners = [...new Set(rows.map(({ partner }) => partner.label))]
  const criteria = { geneListUploadType: 'AGI Locus IDs', geneList: partners.join(',') }
  return (
    <>
      {parts.join(', ')}.{' '}
      {partners.length <= mostPartners && (
        <>
          <PageLink href={resultsPath('genes', { criteria })}>Open {formatCount(partners.length, 'partner')} in gene results</PageLink>{' '}
          <PageLink href={networkPath({ items: [name, ...partners].join(',') })}>Show the network of {name} and its partners</PageLink>
        </>
      )}
    </>
  )
}

function keyOf({ partner, ...said }: LocusInteraction): string {
  const { source, method, pubmedId, interactionType, effect, evidence, reference } = said
  return [partner.key, source, method, pubmedId, interactionType, effect, evidence, reference].join(' ')
}

const interactionTable = defineTable({
  columns,
  rows: ({ interactions }: LocusRecord) => interactions.rows,
  rowKey: keyOf,
  total: ({ interactions }) => interactions.total,
  note: InteractionNote,
})

/** INTER-001: in Protein Data. */
export const interactionPart: Part<LocusRecord> = { id: 'interactions', title: 'Interactions', block: 'table', table: interactionTable }
