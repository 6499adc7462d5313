import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type QueueStatistics, queueSources } from '../contract/curation-queue.ts'
import classes from './curation-page.module.css'

/** What came and what became of it, while no item is open. */
export function StatisticsCard({ statistics }: { statistics: readonly QueueStatistics[] }) {
  return (
    <TitledCard title="The last year">
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Received</th>
              <th scope="col">Accepted</th>
              <th scope="col">Declined</th>
              <th scope="col">Days to a decision, median</th>
            </tr>
          </thead>
          <tbody>
            {statistics.map(({ source, received, accepted, declined, medianDays }) => (
              <tr key={source}>
                <th scope="row">{queueSources[source]}</th>
                <td>{formatNumber(received)}</td>
                <td>{formatNumber(accepted)}</td>
                <td>{formatNumber(declined)}</td>
                <td>{medianDays === null ? 'none yet' : medianDays.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TitledCard>
  )
}
