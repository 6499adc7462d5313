import { type MenuTitle, menuOf } from '@rosette/features/site/contract/menus.ts'
import { searchOptions } from '@rosette/features/site/contract/search-options.ts'
import { type SiteArea, siteAreas } from '@rosette/features/site/contract/site-pages.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useRouterState } from '@tanstack/react-router'
import { EntryGrid, type GridEntry } from './entry-grid.tsx'
import classes from './text-page.module.css'
import { TextPage } from './text-page.tsx'

type OverviewArea = Exclude<SiteArea, 'about'>

const overviews: Record<OverviewArea, { menu: MenuTitle; intro: string }> = {
  search: { menu: 'Advanced Search', intro: 'Each form searches one kind of record by the criteria listed below.' },
  browse: { menu: 'Browse', intro: 'Curated lists to browse without a search.' },
  tools: {
    menu: 'Tools',
    intro: 'Tools to analyse, compare and display Arabidopsis data. A diamond marks tools that need a subscription.',
  },
  portals: { menu: 'Portals', intro: 'Resources of the Arabidopsis community by subject.' },
  download: { menu: 'Download', intro: 'Data files by subject. A diamond marks files that need a subscription.' },
  submit: { menu: 'Submit', intro: 'What you can contribute to the community, and where it goes.' },
  news: { menu: 'News', intro: 'Breaking news covers the past nine months; older items are kept as What Was News.' },
}

// Object.keys loses the key type; these are exactly the keys above.
const overviewAreas = Object.keys(overviews) as OverviewArea[]

/** The overview of the menu in the address: all its entries, with descriptions. */
export function OverviewPage() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const area = overviewAreas.find((name) => path.startsWith(`/${name}/`)) ?? 'search'
  const { intro } = overviews[area]
  const { label } = siteAreas[area]
  const title = `${label} Overview`
  return (
    <TextPage title={title} here={label} lead={intro}>
      <EntryGrid entries={entriesOf(area)} label={title} />
      {area === 'search' && <FurtherForms />}
    </TextPage>
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

function entriesOf(area: OverviewArea): readonly GridEntry[] {
  // The specification gives the search overview its own list, shorter than the menu (SHELL-034).
  if (area === 'search') return searchOptions.map((option) => ({ ...option, target: { page: option.path } }))
  return menuOf(overviews[area].menu).entries.slice(1)
}
