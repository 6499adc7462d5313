import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink, RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import type { ShareRow } from '@rosette/ui-kit/pictures/share-bars/share-rows.ts'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GoAspect, GroupGenes } from '../../contract/views/list-groups.ts'
import { GeneActions } from './gene-actions.tsx'
import { groupGenesQuery } from './view-queries.ts'
import classes from './views.module.css'

type GroupGenesCardProps = { contentId: string; listName: string; aspect: GoAspect; chosen: ShareRow; onClose(): void }

/** The genes of the list behind a bar, with the terms that put them there. */
export function GroupGenesCard({ contentId, listName, aspect, chosen, onClose }: GroupGenesCardProps) {
  const [isAll, setAll] = useState(false)
  const found = useQuery(groupGenesQuery({ contentId, aspect, group: chosen.name }, isAll))
  const { data, isPlaceholderData } = found
  const start = useRef<HTMLElement>(null)
  // Anyone who opens it by a key, or by a bar far above, wants to be here.
  useEffect(() => start.current?.focus(), [])
  const rest = data ? data.total - data.genes.length : 0
  return (
    <section ref={start} tabIndex={-1} className={classes.genes} aria-label={`Genes of ${chosen.name}`}>
      <TitledCard
        title={chosen.name}
        mark={`${formatNumber(chosen.list)} of ${formatNumber(chosen.ofList)} genes`}
        action={
          <div className={classes.actions}>
            {data && rest === 0 && data.total > 0 && (
              <GeneActions name={`${listName}: ${chosen.name}`} genes={data.genes} columns={columns} />
            )}
            <button type="button" className={classes.close} aria-label="Close genes" onClick={onClose}>
              <IconX size={16} aria-hidden />
            </button>
          </div>
        }
      >
        <QueryPart
          query={found}
          what="the genes"
          isInset
          isEmpty={({ total }) => total === 0}
          empty={<EmptyText>No gene of this list is in this group.</EmptyText>}
        >
          {({ genes }) => (
            <SectionTable caption={`Genes of ${chosen.name}`} columns={columns} rows={genes} rowKey={({ locus }) => locus.label} />
          )}
        </QueryPart>
        {rest > 0 && (
          <p className={classes.rest}>
            These are the first {formatNumber(data?.genes.length ?? 0)} genes.{' '}
            <PlainButton disabled={isPlaceholderData} onClick={() => setAll(true)}>
              Load all {formatNumber(data?.total ?? 0)}
            </PlainButton>
          </p>
        )}
      </TitledCard>
    </section>
  )
}

type Gene = GroupGenes['genes'][number]

const columns: readonly SectionColumn<Gene>[] = [
  { id: 'locus', label: 'Gene', cell: ({ locus }) => <RecordLink to={locus} />, sortBy: ({ locus }) => locus.label, onPhone: 'bare' },
  { id: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol, sortBy: ({ symbol }) => symbol, onPhone: 'bare' },
  {
    id: 'terms',
    label: 'Matching terms',
    cell: ({ terms }) => (terms.length === 0 ? 'None' : <RecordLinkList links={terms} />),
    sortBy: ({ terms }) => terms[0]?.label ?? null,
    text: ({ terms }) => terms.map(({ label }) => label).join('; '),
  },
]
