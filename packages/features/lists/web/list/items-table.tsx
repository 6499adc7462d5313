import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import { lazy, Suspense } from 'react'
import { ListQuery } from '../../../list-contents/contract/list-addresses.ts'
import { type ListKind, listCategoryOf } from '../../../list-contents/contract/list-kinds.ts'
import { type EditedList, itemsBehind } from '../edit-list-items.ts'
import { ItemsAsGiven } from './items-as-given.tsx'
import classes from './list-page.module.css'
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

const orders = [
  { value: 'results', label: 'As results' },
  { value: 'given', label: 'As given' },
] as const

/** The items of a content as results (columns, sort, filters, files), or in the order in which they were given. */
export function ItemsTable({ kind, contentId, edited }: ItemsTableProps) {
  const { params, go } = useAddress()
  const order = ListQuery.parse(Object.fromEntries(params)).order ?? 'results'
  return (
    <>
      <div className={classes.order}>
        <Segments label="Order" segments={orders} value={order} onValue={(next) => go({ order: next === 'given' ? next : null })} />
      </div>
      {order === 'given' ? <ItemsAsGiven contentId={contentId} /> : <ItemsAsResults kind={kind} contentId={contentId} edited={edited} />}
    </>
  )
}

function ItemsAsResults({ kind, contentId, edited }: ItemsTableProps) {
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
