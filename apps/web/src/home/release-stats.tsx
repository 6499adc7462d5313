import { releaseQuery } from '@rosette/api-client/release-query.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { releaseCounts } from '../static-pages/release-counts.ts'
import classes from './release-stats.module.css'

/** What most visitors come for, in their words; the release notes list every kind. */
const headlines = new Map([
  ['locus', 'loci'],
  ['gene', 'gene models'],
  ['germplasm', 'germplasm lines'],
  ['polymorphism', 'polymorphisms'],
  ['publication', 'publications'],
])

/** The number of records in the release, by kind. Without an answer, the strip is not shown. */
export function ReleaseStats() {
  const { data: release, isPending } = useQuery(releaseQuery())
  const all = releaseCounts(release?.counts ?? {})
  const counts = [...headlines.keys()].flatMap((headline) => all.filter(({ kind }) => kind === headline))
  // Space is reserved while the answer loads, so that nothing below it jumps.
  if (isPending) return <div className={classes.strip} aria-hidden="true" />
  if (!release?.releaseId || counts.length === 0) return <div className={classes.none} />
  return (
    <dl className={classes.strip} aria-label="In this release">
      {counts.map(({ kind, count }) => (
        <div key={kind} className={classes.stat}>
          <dt className={classes.label}>{headlines.get(kind)}</dt>
          <dd className={classes.count}>{formatNumber(count)}</dd>
          <dd className={classes.source}>release {release.releaseId}</dd>
        </div>
      ))}
    </dl>
  )
}
