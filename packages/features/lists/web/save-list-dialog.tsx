import { Button } from '@mantine/core'
import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import type { ListSeed, SaveListDialogProps } from '@rosette/ui-kit/lists/list-parts.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useAuth } from '../../sessions/web/auth-state.ts'
import type { KeptContent } from '../contract/list-content.ts'
import { ListSource } from '../contract/list-content.ts'
import { ListKind } from '../contract/list-kinds.ts'
import { type ListOrigin, maxListName } from '../contract/record-list.ts'
import { keepContent, listItems, readContent } from './kept/lists-query.ts'
import { useSaveList } from './kept/save-list.ts'
import classes from './list/list-page.module.css'
import { countOf } from './list-words.ts'

/** Names a list and saves it: in the account of a member, in the browser of everyone else. */
export function SaveListDialog({ seed, name: first, onClose }: SaveListDialogProps) {
  const id = useId()
  const { loggedIn } = useAuth()
  const save = useSaveList()
  const [name, setName] = useState(first.slice(0, maxListName))
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const { data: content, error } = useQuery({
    queryKey: ['list-seed', seed, loggedIn],
    queryFn: () => toContent(seed, loggedIn),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!content) return
    if (name.trim() === '') return setFault('Give the list a name.')
    setBusy(true)
    const made = 'items' in content ? content : { content }
    const saved = await save({ name: name.trim(), origin: originOf(seed), ...made })
    setBusy(false)
    if ('fault' in saved) return setFault(saved.fault)
    toast(`${countOf(content.count, content.kind)} saved as a list.`)
    setSavedAt(saved.path)
  }

  return (
    <Dialog title="Save as list" isOpen onClose={onClose}>
      {savedAt ? (
        <div className={classes.form}>
          <Notice kind="success">“{name.trim()}” is saved.</Notice>
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <ButtonLink href={savedAt} variant="filled" onClick={onClose}>
              Open list
            </ButtonLink>
          </div>
        </div>
      ) : (
        <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          <p role="status" className={classes.text}>
            {content ? `${countOf(content.count, content.kind)}, in the order shown.` : error ? '' : 'Counting...'}{' '}
            {loggedIn ? 'Stored in your account; only you can see it.' : 'Stored in this browser; log in to store lists in your account.'}
          </p>
          <FieldFrame id={id} label="Name" size="large">
            <input
              id={id}
              className={controls.input}
              value={name}
              maxLength={maxListName}
              data-autofocus
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </FieldFrame>
          {(fault ?? error) && <Notice kind="error">{fault ?? error?.message}</Notice>}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} disabled={!content}>
              Save list
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** The content that a list is made of; the server makes it of anything else. */
async function toContent(seed: ListSeed, hasAccount: boolean): Promise<Seeded> {
  if ('contentId' in seed) return readContent(seed.contentId)
  // Items are sent only if an account is to keep them.
  if ('items' in seed) return { kind: ListKind.parse(seed.kind), items: seed.items, count: seed.items.length }
  const source = ListSource.parse(seed)
  if (hasAccount) return keepContent(source)
  const { kind, items } = await listItems(source)
  return { kind, items, count: items.length }
}

type Seeded = Pick<KeptContent, 'id' | 'kind' | 'count'> | { kind: ListKind; items: readonly string[]; count: number }

function originOf(seed: ListSeed): ListOrigin {
  if ('of' in seed) return { by: 'parts', of: [...seed.of], parts: [...seed.parts] }
  // A longer address would be no use.
  if ('items' in seed && seed.address !== undefined && seed.address.length <= 2000) return { by: 'term', address: seed.address }
  return { by: 'chosen' }
}
