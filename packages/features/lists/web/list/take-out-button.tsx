import { Button } from '@mantine/core'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { IconMinus } from '@tabler/icons-react'
import { takeOutItems } from '../../contract/edit-items.ts'
import { type EditedList, useEditItems } from '../edit-list-items.ts'

type TakeOutButtonProps = {
  list: EditedList
  /** Finds the items that go. */
  itemsOut(): Promise<ReadonlySet<string>>
  children: string
}

/** Takes items out of a list (LIST-066). The version before still has them. */
export function TakeOutButton({ list, itemsOut, children }: TakeOutButtonProps) {
  const edit = useEditItems(list)
  const takeOut = useChange({
    async call() {
      let count = 0
      await edit(async (listed) => {
        const left = takeOutItems(listed, await itemsOut())
        count = listed.items.length - left.items.length
        return left
      })
      return count
    },
    hasToast: true,
    onDone(count) {
      const before = 'recordList' in list ? ` Version ${list.recordList.version} still has them.` : ''
      toast(`${formatCount(count, 'item')} removed.${before}`)
    },
  })

  return (
    <Button
      variant="default"
      size="xs"
      loading={takeOut.isPending}
      leftSection={<IconMinus size={14} aria-hidden />}
      onClick={() => takeOut.run()}
    >
      {children}
    </Button>
  )
}
