import type { SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { comparePage } from './compare/compare-page.tsx'
import { KeepLists } from './keep-lists.tsx'
import { contentPage } from './list/content-page.tsx'
import { listPage } from './list/list-page.tsx'
import { ListName } from './list-name.tsx'
import { ListPicker } from './list-picker.tsx'
import { listsPage } from './lists-page.tsx'
import { newListPage } from './new-list/new-list-page.tsx'
import { SaveListDialog } from './save-list-dialog.tsx'

/** The pages about lists. They lead to each other, so they come at once. */
export const listPages = {
  lists: listsPage,
  new: newListPage,
  compare: comparePage,
  content: contentPage,
  list: listPage,
} satisfies Record<string, SitePageDefinition>

export type ListPageName = keyof typeof listPages

/** What pages of other features open. */
export const listParts = { SaveListDialog, ListPicker, ListName, KeepLists }
