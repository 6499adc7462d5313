import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { ListName } from '../../../list-contents/web/list-name.tsx'
import { type EnrichmentView, oneListPath } from '../../contract/enrichment-view.ts'
import type { ListsEnrichment } from '../../contract/lists-enrichment.ts'
import { letterOf } from './letter-of.ts'
import classes from './lists.module.css'

type ListRow = ListsEnrichment['lists'][number] & { letter: string }

/** What was counted of each list, and the way to its own enrichment. */
export function ComparedListsTable({ view, answer }: { view: EnrichmentView; answer: ListsEnrichment }) {
  const rows = answer.lists.map((list, at) => ({ ...list, letter: letterOf(at) }))
  return (
    <TitledCard title="Lists" mark={formatNumber(rows.length)}>
      <PlainTable caption="Lists side by side" className={classes.table} columns={columnsOf(view)} rows={rows} rowKey={({ id }) => id} />
    </TitledCard>
  )
}

function columnsOf(view: EnrichmentView): readonly PlainColumn<ListRow>[] {
  return [
    {
      id: 'list',
      label: 'List',
      isName: true,
      cell: ({ id, letter }) => (
        <>
          {letter}{' '}
          <PageLink href={oneListPath(view, id)}>
            <ListName contentId={id} />
          </PageLink>
        </>
      ),
    },
    {
      id: 'counted',
      label: 'Genes counted',
      isNumeric: true,
      cell: ({ counted, genes }) => `${formatNumber(counted)} of ${formatNumber(genes)}`,
    },
    { id: 'left', label: 'Left out', cell: leftOutOf },
    { id: 'background', label: 'Background', isNumeric: true, cell: ({ background }) => formatNumber(background) },
    { id: 'tests', label: 'Tests', isNumeric: true, cell: ({ tests }) => formatNumber(tests) },
    { id: 'significant', label: 'Significant', isNumeric: true, cell: ({ significant }) => formatNumber(significant) },
  ]
}

function leftOutOf({ outside, withoutAnnotation, notMatched }: ListRow): string {
  const parts = [
    ...(withoutAnnotation > 0 ? [`${formatNumber(withoutAnnotation)} without annotation`] : []),
    ...(outside > 0 ? [`${formatNumber(outside)} outside the background`] : []),
    ...(notMatched > 0 ? [`${formatCount(notMatched, 'id')} not matched`] : []),
  ]
  return parts.length === 0 ? 'none' : parts.join(', ')
}
