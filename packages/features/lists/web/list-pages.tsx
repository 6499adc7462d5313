import type { ComponentType } from 'react'
import { ComparePage } from './compare/compare-page.tsx'
import { KeepLists } from './keep-lists.tsx'
import { ContentPage } from './list/content-page.tsx'
import { ListPage } from './list/list-page.tsx'
import { ListName } from './list-name.tsx'
import { ListPicker } from './list-picker.tsx'
import { ListsPage } from './lists-page.tsx'
import { NewListPage } from './new-list/new-list-page.tsx'
import { SaveListDialog } from './save-list-dialog.tsx'

const pages = {
  lists: ListsPage,
  new: NewListPage,
  compare: ComparePage,
  content: ContentPage,
  list: ListPage,
} satisfies Record<string, ComponentType>

export type ListPageName = keyof typeof pages

/** The pages about lists. They lead to each other, so they come at once. */
export function ListPages({ name }: { name: ListPageName }) {
  const Page = pages[name]
  return <Page />
}

/** What pages of other features open. */
export const listParts = { SaveListDialog, ListPicker, ListName, KeepLists }
