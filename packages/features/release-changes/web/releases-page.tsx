import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { releasesQuery } from './release-change-queries.ts'
import { ReleaseLines } from './release-lines.tsx'
import classes from './release-page.module.css'
import { ReleasePage } from './release-page.tsx'

/** `/about/releases` and `/about/releases/{id}`. */
export function ReleasesPage() {
  const { _splat: releaseId = '' }: { _splat?: string } = useParams({ strict: false })
  return releaseId === '' ? <AllReleases /> : <ReleasePage key={releaseId} releaseId={releaseId} />
}

/** Every data release that was published here. */
function AllReleases() {
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
