import { Button } from '@mantine/core'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { countOf } from '../../../list-contents/web/list-words.ts'
import { listsKey } from '../../../list-contents/web/lists-query.ts'
import { addItems } from '../../contract/edit-items.ts'
import type { TakenItems } from '../../contract/resolve-report.ts'
import { type EditedList, readListed, useEditItems } from '../edit-list-items.ts'
import classes from './save-card.module.css'

type AddCardProps = { kind: ListKind; taken: TakenItems; edited: EditedList; path: string }

/** How many of the items are new to the list, and their way into it. */
export function AddCard({ kind, taken, edited, path }: AddCardProps) {
  const router = useRouter()
  const edit = useEditItems(edited)
  const add = useChange({
    call: (_newCount: number) => edit((now) => addItems(now, taken)),
    async onDone(_nothing, newCount) {
      toast(`${countOf(newCount, kind)} added.`)
      await router.navigate({ href: path })
    },
  })
  const { listId, changedAt } = 'recordList' in edited ? edited.recordList : edited.stored
  const items = useQuery({
    queryKey: [...listsKey, 'listed', listId, changedAt],
    queryFn: () => readListed(edited),
    // Long lists are not kept once the page is left.
    gcTime: 0,
    retry: false,
  })
  const listed = items.data
  if (!listed) {
    return (
      <QueryPart query={items} what="the items of the list">
        {() => null}
      </QueryPart>
    )
  }
  const next = addItems(listed, taken)
  const newCount = next.items.length - listed.items.length
  const there = taken.items.length - newCount

  return (
    <TitledCard title="Add" isPadded>
      <div className={classes.form}>
        <p role="status" className={classes.text}>
          <strong>{countOf(newCount, kind)}</strong> new to the list
          {there > 0 && `, ${formatNumber(there)} already in it`}. It then has {countOf(next.items.length, kind)}.
        </p>
        <FailureNotice failure={add.failure} />
        <div className={classes.buttons}>
          <Button
            loading={add.isPending}
            disabled={newCount === 0 && next.leftover.length === listed.leftover.length}
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => add.run(newCount)}
          >
            Add {formatNumber(newCount)} to the list
          </Button>
        </div>
      </div>
      {taken.leftover.length > 0 && (
        <p className={classes.note}>What is not matched stays with the list and is tried again at every release.</p>
      )}
    </TitledCard>
  )
}
