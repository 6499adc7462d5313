import { releaseQuery } from '@rosette/api-client/record-query.ts'
import { NewsBanner } from '@rosette/features/news/web/news-banner.tsx'
import { menuOf } from '@rosette/features/site/contract/menus.ts'
import { type SearchOptionId, searchOptions } from '@rosette/features/site/contract/search-options.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { PremiumDiamond } from '@rosette/ui-kit/links/premium-diamond.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconAtom2, IconBook2, IconCircleDashed, IconDna2, IconPlant2, IconSwitch3, IconTag, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { EntryGrid } from '../static-pages/entry-grid.tsx'
import { releaseCounts } from '../static-pages/release-counts.ts'
import { ExampleQuestions } from './example-questions.tsx'
import classes from './home-page.module.css'
import { ReleaseNews } from './release-news.tsx'
import stats from './release-stats.module.css'
import tiles from './search-tiles.module.css'
import tools from './tool-list.module.css'

const loadNewsPanel = () => import('@rosette/features/news/web/news-panel.tsx')

const NewsPanel = lazy(async () => ({ default: (await loadNewsPanel()).NewsPanel }))

export const homePage = defineSitePage({
  component: HomePage,
  queries: () => [releaseQuery()],
  parts: () => [loadNewsPanel],
  isServerRendered: () => true,
})

/** Below the hero, which the shell draws: release statistics, searches, tools and news. */
export function HomePage() {
  usePageTitle('Home')
  return (
    <PageWrap>
      <ExampleQuestions />
      <ReleaseStats />
      <NewsBanner />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <SearchTiles />
          <ToolList />
          <ReleaseNews />
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
        <NewsCard />
      </div>
    </PageWrap>
  )
}

/** The panel comes as a script of its own, into a place that is kept for it (HOME-017). */
function NewsCard() {
  return (
    <TitledCard
      title="Breaking News"
      action={
        <PageLink href="/news/overview" className={classes.all}>
          All news
        </PageLink>
      }
    >
      <div className={classes.news}>
        <Suspense>
          <NewsPanel />
        </Suspense>
      </div>
    </TitledCard>
  )
}

/** What most visitors come for; the release notes list every kind. */
const headlines = ['locus', 'gene', 'germplasm', 'polymorphism', 'publication'] as const

/** The number of records in the release, by kind. Without an answer, the strip is not shown. */
function ReleaseStats() {
  const { data: release, isPending } = useQuery(releaseQuery())
  const all = releaseCounts(release?.counts ?? {})
  const counts = headlines.flatMap((headline) => all.filter(({ kind }) => kind === headline))
  // Space is reserved while the answer loads, so that nothing below it jumps.
  if (isPending) return <div className={stats.strip} aria-hidden="true" />
  if (!release?.releaseId || counts.length === 0) return <div className={stats.none} />
  return (
    <dl className={stats.strip} aria-label="In this release">
      {counts.map(({ kind, label, count }) => (
        <div key={kind} className={stats.stat}>
          <dt className={stats.label}>{label}</dt>
          <dd className={stats.count}>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

const icons: Record<SearchOptionId, ComponentType<{ size?: number }>> = {
  dna: IconCircleDashed,
  genes: IconDna2,
  protein: IconAtom2,
  polyallele: IconSwitch3,
  publication: IconBook2,
  community: IconUsers,
  germplasm: IconPlant2,
  keyword: IconTag,
}

/** The most popular searches come first. */
const order: readonly SearchOptionId[] = ['genes', 'protein', 'polyallele', 'germplasm', 'dna', 'publication', 'keyword', 'community']

/** The eight searches of the overview as tiles. */
function SearchTiles() {
  const entries = order.flatMap((id) => searchOptions.filter((option) => option.id === id)).map((option) => tileOf(option))
  return (
    <section>
      <div className={tiles.head}>
        <h2 className={tiles.title}>Advanced search</h2>
        <PageLink href="/search/overview" className={tiles.all}>
          All search forms
        </PageLink>
      </div>
      <EntryGrid entries={entries} label="Advanced search" columns={2} />
    </section>
  )
}

function tileOf({ id, label, description, path }: (typeof searchOptions)[number]) {
  const Icon = icons[id]
  return { label, description, target: { page: path }, icon: <Icon size={20} aria-hidden /> }
}

/** The tools of the menu, premium ones marked. */
function ToolList() {
  const legend = (
    <>
      <PremiumDiamond /> Premium Page: needs a subscription
    </>
  )
  return (
    <TitledCard isPadded title="Analysis tools" action={legend}>
      <ul className={tools.tools}>
        {menuOf('Tools')
          .entries.slice(1)
          .map((entry) => (
            <li key={entry.label} className={tools.tool}>
              <TargetLink target={entry.target} className={tools.link} isPlain>
                <span>{entry.label}</span>
                {entry.isPremium ? <PremiumDiamond /> : null}
              </TargetLink>
            </li>
          ))}
      </ul>
    </TitledCard>
  )
}
