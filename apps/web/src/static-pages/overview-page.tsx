import { textQuery } from '@rosette/api-client/text-query.ts'
import { type MenuTitle, menuOf } from '@rosette/features/site/contract/menus.ts'
import { searchOptions } from '@rosette/features/site/contract/search-options.ts'
import { type SiteArea, siteAreas } from '@rosette/features/site/contract/site-pages.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { EntryGrid, type GridEntry } from './entry-grid.tsx'
import sides from './overview-page.module.css'
import classes from './text-page.module.css'
import { TextPage } from './text-page.tsx'

type OverviewArea = Exclude<SiteArea, 'about' | 'news'>

const overviewMenus: Record<OverviewArea, MenuTitle> = {
  search: 'Advanced Search',
  browse: 'Browse',
  tools: 'Tools',
  portals: 'Portals',
  download: 'Download',
  submit: 'Submit',
}

// Object.keys loses the key type; these are exactly the keys above.
const overviewAreas = Object.keys(overviewMenus) as OverviewArea[]

export const overviewPage = defineSitePage({
  component: OverviewPage,
  queries: ({ pathname }) => [textQuery(`${areaOf(pathname)}-overview`)],
  isServerRendered: () => true,
})

function areaOf(path: string): OverviewArea {
  return overviewAreas.find((name) => path.startsWith(`/${name}/`)) ?? 'search'
}

/** The overview of the menu in the address: its introduction, which is a text, and all its entries with descriptions. */
export function OverviewPage() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const area = areaOf(path)
  const { data: text } = useQuery(textQuery(`${area}-overview`))
  const { label } = siteAreas[area]
  const title = text?.title ?? `${label} Overview`
  return (
    <TextPage title={title} here={label} lead={text?.lead}>
      {area === 'browse' ? (
        <div className={sides.sides}>
          <SideList entries={entriesOf(area)} />
          <EntryGrid entries={entriesOf(area)} label={title} columns={2} isNewTab />
        </div>
      ) : (
        <EntryGrid entries={entriesOf(area)} label={title} />
      )}
      {area === 'search' && (
        <>
          <FurtherForms />
          <p className={classes.actions}>
            Without a form:
            <PageLink href="/search/questions">Questions</PageLink>
            <PageLink href="/search/history">Search history</PageLink>
          </p>
        </>
      )}
    </TextPage>
  )
}

/** BROWSE-002, BROWSE-004. */
function SideList({ entries }: { entries: readonly GridEntry[] }) {
  return (
    <nav aria-label="On this page">
      <ul className={sides.list}>
        {entries.map(({ label, target }) => (
          <li key={label}>
            <TargetLink target={target} isNewTab isPlain>
              {label}
            </TargetLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Forms in the menu that are not in the specification's list. */
function FurtherForms() {
  const listed = new Set<string>(searchOptions.map(({ path }) => path))
  const pages = menuOf('Advanced Search').entries.slice(1)
  return (
    <p className={classes.actions}>
      Further forms:
      {pages.map(({ label, target }) =>
        'page' in target && !listed.has(target.page) ? (
          <PageLink key={label} href={target.page}>
            {label}
          </PageLink>
        ) : null,
      )}
    </p>
  )
}

/** BROWSE-002: the documents list the panels in another order than the menu. */
const browseOrder = [
  'ABRC Catalog',
  'Transposon Families',
  'Gene Symbols',
  'Recently Added Literature',
  'Microarray Experiments',
  'Gene Families',
  '2010 Projects',
  'The Arabidopsis Book',
]

function entriesOf(area: OverviewArea): readonly GridEntry[] {
  // The specification gives the search overview its own list, shorter than the menu (SHELL-034).
  if (area === 'search') return searchOptions.map((option) => ({ ...option, target: { page: option.path } }))
  const entries = menuOf(overviewMenus[area]).entries.slice(1)
  if (area !== 'browse') return entries
  return entries.toSorted((one, other) => browseOrder.indexOf(one.label) - browseOrder.indexOf(other.label))
}
