import type { SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { comparePage } from './compare/compare-page.tsx'
import { contentPage } from './list/content-page.tsx'
import { listPage } from './list/list-page.tsx'
import { listsPage } from './lists-page.tsx'
import { newListPage } from './new-list/new-list-page.tsx'

/** The pages about lists. They lead to each other, so they come at once. */
export const listPages = {
  lists: listsPage,
  new: newListPage,
  compare: comparePage,
  content: contentPage,
  list: listPage,
} satisfies Record<string, SitePageDefinition>

export type ListPageName = keyof typeof listPages
