import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import { lazy, Suspense } from 'react'
import { type ListKind, listCategoryOf } from '../../../list-contents/contract/list-kinds.ts'
import { type EditedList, itemsBehind } from '../edit-list-items.ts'
import { TakeOutButton } from './take-out-button.tsx'

const ResultsWithin = lazy(async () => {
  const { resultsParts } = await import('../../../results/web/results-page.tsx')
  return { default: resultsParts.ResultsWithin }
})

type ItemsTableProps = {
  kind: ListKind
  contentId: string
  /** The list whose items they are, if the visitor may change it. */
  edited: EditedList | null
}

/** The items of a content as results: columns, sort, filters, files. */
export function ItemsTable({ kind, contentId, edited }: ItemsTableProps) {
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <ResultsWithin
        category={listCategoryOf(kind)}
        within={{ list: { include: [contentId] } }}
        selectionAction={(ticked) =>
          edited && (
            <TakeOutButton list={edited} itemsOut={() => itemsBehind({ kind, contentId }, ticked)}>
              Remove from list
            </TakeOutButton>
          )
        }
      />
    </Suspense>
  )
}
