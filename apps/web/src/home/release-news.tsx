import { releaseQuery } from '@rosette/api-client/record-query.ts'
import type { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { releaseCounts } from '../static-pages/release-counts.ts'
import classes from './home-page.module.css'

/** HOME-015, HOME-016: what the release is made of, and what changed since the one before. */
export function ReleaseNews() {
  const { data: release } = useQuery(releaseQuery())
  if (!release?.releaseId) return null
  const { releaseId, builtAt, sources, previous } = release
  return (
    <TitledCard
      isPadded
      title="What is new"
      action={
        <PageLink href="/about/release-notes" className={classes.all}>
          Release notes
        </PageLink>
      }
    >
      <p className={classes.about}>
        Release {releaseId} was built{builtAt ? ` on ${builtAt.slice(0, 10)}` : ''} from {formatCount(sources.length, 'source file')}.
        {previous ? ` ${formatChanges(release.counts, previous)}` : ''}
      </p>
    </TitledCard>
  )
}

/** `Since release 2026_08: 1,204 more publications, 3 fewer loci.` */
export function formatChanges(counts: ReleaseFacts['counts'], previous: NonNullable<ReleaseFacts['previous']>): string {
  const changes = releaseCounts({ ...previous.counts, ...counts })
    .map(({ kind, label }) => ({ label, change: (counts[kind] ?? 0) - (previous.counts[kind] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .map(({ label, change }) => `${formatNumber(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} ${label}`)
  return changes.length > 0
    ? `Since release ${previous.releaseId}: ${changes.join(', ')}.`
    : `It has as many records of each kind as release ${previous.releaseId}.`
}
