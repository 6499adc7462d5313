import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import type { ReactNode } from 'react'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { findSitePage, siteAreas } from '../../site/contract/site-pages.ts'
import { type BrowseListName, browseLists, browsePath } from '../contract/browse-lists.ts'

type BrowseHeadingProps = {
  name: BrowseListName
  /** The heading, if it is not the title of the page. */
  heading?: string
  /** What is said beside what the list holds. */
  statement?: ReactNode
}

/** The head of a list: the way to it, its title and what it holds. */
export function BrowseHeading({ name, heading, statement }: BrowseHeadingProps) {
  const title = titleOf(name)
  usePageTitle(title)
  return (
    <PageHeading
      steps={stepsTo('browse')}
      here={title}
      title={heading ?? title}
      statement={statement ?? browseLists[name].lead}
      actions={<CopyLinkButton />}
    />
  )
}

export function titleOf(name: BrowseListName): string {
  return findSitePage(browsePath(name))?.title ?? siteAreas.browse.label
}

/** The way to an entry of a list. */
export function stepsBelow(name: BrowseListName): { label: string; href: string }[] {
  return [...stepsTo('browse'), { label: titleOf(name), href: browsePath(name) }]
}
