import { Button } from '@mantine/core'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { FormButtons, ShortEntryForm } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconBookmark } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { contentPath } from '../../../list-contents/contract/list-addresses.ts'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { type ListOrigin, maxListName, maxListNote } from '../../../list-contents/contract/record-list.ts'
import { keepContent } from '../../../list-contents/web/lists-query.ts'
import { useSaveList } from '../../../list-contents/web/save-list.ts'
import type { TakenItems } from '../../contract/resolve-report.ts'
import classes from './save-card.module.css'

type SaveCardProps = { kind: ListKind; taken: TakenItems; origin: ListOrigin }

type Named = { name: string; note: string }

const definition = defineEntryForm<Named>({
  fields: {
    name: {
      label: 'Name',
      control: 'text',
      isRequired: true,
      maxLength: maxListName,
      check: (text) => (text.trim() === '' ? 'Give the list a name.' : null),
    },
    note: { label: 'Note (optional)', control: 'text', size: 'large', maxLength: maxListNote, placeholder: 'Where the list comes from' },
  },
  sections: [{ legend: 'List', lines: [['name', 'note']] }],
})

/** Names the list and saves it, or opens it without a name. */
export function SaveCard({ kind, taken: { items, leftover }, origin }: SaveCardProps) {
  const router = useRouter()
  const saveList = useSaveList()
  const form = useEntryForm<Named>({
    definition,
    initial: { name: '', note: '' },
    async save({ name, note }) {
      const path = await saveList({ kind, name: name.trim(), note: note.trim() || null, items, leftover, origin })
      await router.navigate({ href: path })
      return { text: '', path }
    },
  })
  const open = useChange({
    call: () => keepContent({ kind, items: [...items] }),
    onDone: ({ id }) => router.navigate({ href: contentPath(id) }),
  })

  return (
    <TitledCard title="Save" isPadded>
      <ShortEntryForm label="Save list" form={form}>
        <FailureNotice failure={open.failure} />
        <FormButtons>
          <Button variant="default" disabled={form.isPending || items.length === 0} loading={open.isPending} onClick={() => open.run()}>
            Use without saving
          </Button>
          <Button
            type="submit"
            loading={form.isPending}
            disabled={open.isPending || items.length === 0}
            leftSection={<IconBookmark size={15} aria-hidden />}
          >
            Save list of {formatNumber(items.length)}
          </Button>
        </FormButtons>
      </ShortEntryForm>
      {leftover.length > 0 && <p className={classes.note}>What is not matched stays with the list and is tried again at every release.</p>}
    </TitledCard>
  )
}
