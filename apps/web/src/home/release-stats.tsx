import { releaseQuery } from '@rosette/api-client/release-query.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { releaseCounts } from '../static-pages/release-counts.ts'
import classes from './release-stats.module.css'

/** What most visitors come for; the release notes list every kind. */
const headlineKinds = ['locus', 'gene', 'germplasm', 'polymorphism', 'publication']

/** How many records the release holds, by kind. Without an answer there are no numbers, and the strip stays away. */
export function ReleaseStats() {
  const { data: release, isPending } = useQuery(releaseQuery())
  const counts = releaseCounts(release?.counts ?? {}).filter(({ kind }) => headlineKinds.includes(kind))
  // The space is kept while the answer is on its way, so that nothing below it jumps.
  if (isPending) return <div className={classes.strip} aria-hidden="true" />
  if (!release?.releaseId || counts.length === 0) return <div className={classes.none} />
  return (
    <dl className={classes.strip} aria-label="In this release">
      {counts.map(({ kind, label, count }) => (
        <div key={kind} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.count}>{formatNumber(count)}</dd>
          <dd className={classes.source}>release {release.releaseId}</dd>
        </div>
      ))}
    </dl>
  )
}
