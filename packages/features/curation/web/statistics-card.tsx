import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type QueueStatistics, queueSources } from '../contract/curation-queue.ts'
import classes from './curation-page.module.css'

/** What came and what happened to it, while no item is open. */
export function StatisticsCard({ statistics }: { statistics: readonly QueueStatistics[] }) {
  return (
    <TitledCard title="The last year">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <section className={classes.frame} aria-label="Submissions" tabIndex={0}>
        <PlainTable
          caption="Submissions of the last year"
          className={classes.table}
          rows={statistics}
          rowKey={({ source }) => source}
          columns={[
            { id: 'source', label: 'Source', isName: true, cell: ({ source }) => queueSources[source] },
            { id: 'received', label: 'Received', isNumeric: true, cell: ({ received }) => formatNumber(received) },
            { id: 'accepted', label: 'Accepted', isNumeric: true, cell: ({ accepted }) => formatNumber(accepted) },
            { id: 'declined', label: 'Declined', isNumeric: true, cell: ({ declined }) => formatNumber(declined) },
            {
              id: 'days',
              label: 'Days to a decision, median',
              isNumeric: true,
              cell: ({ medianDays }) => (medianDays === null ? 'none yet' : medianDays.toFixed(1)),
            },
          ]}
        />
      </section>
    </TitledCard>
  )
}
