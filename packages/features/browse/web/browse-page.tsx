import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-link-button.tsx'
import { useSearch } from '@tanstack/react-router'
import { findSitePage, siteAreas } from '../../site/contract/site-pages.ts'
import { type BrowseListName, browseLists, browsePath } from '../contract/browse-lists.ts'
import { BrowseBody } from './browse-body.tsx'
import classes from './browse-page.module.css'
import { parseBrowseQuery } from './browse-query.ts'

const steps = [
  { label: 'Home', href: '/' },
  { label: siteAreas.browse.label, href: siteAreas.browse.overview },
]

/** `/browse/…`: everything that a list holds, in a view that its address says. */
export function BrowsePage({ name }: { name: BrowseListName }) {
  const title = findSitePage(browsePath(name))?.title ?? siteAreas.browse.label
  usePageTitle(title)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return (
    <PageWrap className={classes.page}>
      <PageHeading steps={steps} here={title} title={title} statement={browseLists[name].lead} actions={<CopyLinkButton />} />
      <BrowseBody name={name} title={title} query={parseBrowseQuery(name, search)} />
    </PageWrap>
  )
}
