import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReleaseEntry } from '../contract/release-changes.ts'
import { releasePath } from '../contract/release-paths.ts'
import { releasesQuery } from './release-change-queries.ts'
import classes from './release-page.module.css'
import { standingWords, summarizeEntry } from './release-words.ts'

export const releasesPage = defineSitePage({ component: ReleasesPage, queries: () => [releasesQuery()] })

/** `/about/releases`: every data release that was published here. */
export function ReleasesPage() {
  usePageTitle('Releases')
  const releases = useQuery(releasesQuery())
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={[
          { label: 'Home', href: '/' },
          { label: 'About Us', href: '/about/overview' },
        ]}
        here="Releases"
        title="Releases"
        statement={
          <>
            Each data release and what it changed. Sources, licences and counts of the current one are in the{' '}
            <PageLink href="/about/release-notes">release notes</PageLink>.
          </>
        }
      />
      <TitledCard title="All releases">
        <QueryPart
          query={releases}
          what="the releases"
          isInset
          isEmpty={(data) => data.releases.length === 0}
          empty={<p className={classes.note}>No release was published here yet.</p>}
        >
          {(data) => <ReleaseLines releases={data.releases} />}
        </QueryPart>
      </TitledCard>
    </PageWrap>
  )
}

type ReleaseLinesProps = { releases: readonly ReleaseEntry[]; here?: string }

/** Releases on a line, newest first. */
export function ReleaseLines({ releases, here }: ReleaseLinesProps) {
  return (
    <ol className={classes.lines}>
      {releases.map((release) => (
        <li key={release.releaseId} data-standing={release.standing} aria-current={release.releaseId === here ? 'page' : undefined}>
          <PageLink href={releasePath(release.releaseId)} className={classes.id}>
            {release.releaseId}
          </PageLink>
          <Standing release={release} />
          <span className={classes.about}>
            {release.publishedAt.slice(0, 10)} · {summarizeEntry(release)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Whether a release is served, can be read, or was taken back. */
export function Standing({ release: { standing, isHeld } }: { release: Pick<ReleaseEntry, 'standing' | 'isHeld'> }) {
  const word = standing === 'earlier' && isHeld ? 'can be read' : standingWords[standing]
  return (
    <span className={classes.standing} data-standing={standing}>
      {word}
    </span>
  )
}
