import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import classes from './home-page.module.css'
import { ReleaseStats } from './release-stats.tsx'
import { SearchTiles } from './search-tiles.tsx'
import { ToolList } from './tool-list.tsx'

/** Below the hero, which the shell draws: release statistics, searches, tools and news. */
export function HomePage() {
  usePageTitle('Home')
  return (
    <PageWrap>
      <ReleaseStats />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <SearchTiles />
          <ToolList />
          <TitledCard isPadded title="About">
            <p className={classes.about}>
              Rosette is a database of genetic and molecular biology data for <i lang="la">Arabidopsis thaliana</i>: loci and their gene
              models, germplasms and their phenotypes, each on its own page and linked to the others. Tools and downloads marked with a
              diamond need a subscription, institutional or individual.{' '}
              <TargetLink target={{ external: 'subscribe' }}>See what a subscription includes</TargetLink> or read the{' '}
              <TargetLink target={{ external: 'subscriptionQuestions' }}>questions about subscriptions</TargetLink>.
            </p>
          </TitledCard>
        </div>
        <NewsPanel />
      </div>
    </PageWrap>
  )
}

/** The news panel; it says that there is no news yet. */
function NewsPanel() {
  return (
    <TitledCard
      isPadded
      title="Breaking News"
      action={
        <PageLink href="/news/overview" className={classes.all}>
          All news
        </PageLink>
      }
    >
      <p className={classes.empty}>No news yet. Community news will appear here.</p>
    </TitledCard>
  )
}
