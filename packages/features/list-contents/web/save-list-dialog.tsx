import { Button } from '@mantine/core'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { FormButtons, ShortEntryForm } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../sessions/web/auth-state.ts'
import type { StoredContent } from '../contract/list-content.ts'
import { ListSource } from '../contract/list-content.ts'
import { ListKind } from '../contract/list-kinds.ts'
import { type ListOrigin, maxListName } from '../contract/record-list.ts'
import type { SavedSearch } from '../contract/saved-search.ts'
import { countOf } from './list-words.ts'
import { keepContent, listItems, readContent } from './lists-query.ts'
import { useSaveList } from './save-list.ts'
import classes from './save-list-dialog.module.css'

/** What a list is made of: the rows of a search, records by name, a content that is stored already, or parts of a comparison. */
export type ListSeed =
  | { search: SavedSearch }
  | {
      kind: string
      items: readonly string[]
      /** Page that they were found on, if they are the genes of its terms. */
      address?: string
      /** Whether a BLAST run found them. */
      isOfBlast?: boolean
    }
  | {
      kind: string
      contentId: string
      /** Where the searches are that it was combined of. */
      recipe?: string
    }
  | { of: readonly string[]; parts: readonly string[] }

type SaveListDialogProps = {
  seed: ListSeed
  /** What the name field holds at first. */
  name: string
  onClose(): void
}

type Named = { name: string }

const definition = defineEntryForm<Named>({
  fields: {
    name: {
      label: 'Name',
      control: 'text',
      size: 'large',
      maxLength: maxListName,
      isFirst: true,
      check: (text) => (text.trim() === '' ? 'Give the list a name.' : null),
    },
  },
  sections: [{ legend: 'List', lines: [['name']] }],
})

/** Names a list and saves it: in the account of a member, in the browser of everyone else. */
export function SaveListDialog({ seed, name: first, onClose }: SaveListDialogProps) {
  const { loggedIn } = useAuth()
  const saveList = useSaveList()
  const { data: content, error } = useQuery({
    queryKey: ['list-seed', seed, loggedIn],
    queryFn: () => toContent(seed, loggedIn),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const form = useEntryForm<Named>({
    definition,
    initial: { name: first.slice(0, maxListName) },
    async save({ name }) {
      if (!content) throw new Error('The items of the list are not counted yet.')
      const made = 'items' in content ? content : { content }
      const path = await saveList({ name: name.trim(), origin: originOf(seed), ...made })
      toast(`${countOf(content.count, content.kind)} saved as a list.`)
      return { text: `“${name.trim()}” is saved.`, path }
    },
  })

  return (
    <Dialog title="Save as list" isOpen onClose={onClose}>
      {form.saved?.path ? (
        <div className={classes.form}>
          <Notice kind="success">{form.saved.text}</Notice>
          <FormButtons>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <ButtonLink href={form.saved.path} variant="filled" onClick={onClose}>
              Open list
            </ButtonLink>
          </FormButtons>
        </div>
      ) : (
        <ShortEntryForm
          label="Save as list"
          form={form}
          intro={
            <p role="status" className={classes.text}>
              {content ? `${countOf(content.count, content.kind)}, in the order shown.` : error ? '' : 'Counting...'}{' '}
              {loggedIn ? 'Stored in your account; only you can see it.' : 'Stored in this browser; log in to store lists in your account.'}
            </p>
          }
        >
          {error && <Notice kind="error">{error.message}</Notice>}
          <FormButtons>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={form.isPending} disabled={!content}>
              Save list
            </Button>
          </FormButtons>
        </ShortEntryForm>
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

type Seeded = Pick<StoredContent, 'id' | 'kind' | 'count'> | { kind: ListKind; items: readonly string[]; count: number }

function originOf(seed: ListSeed): ListOrigin {
  if ('of' in seed) return { by: 'parts', of: [...seed.of], parts: [...seed.parts] }
  // A longer address would be no use.
  const isShort = (address: string | undefined) => address !== undefined && address.length <= 2000
  if ('contentId' in seed && seed.recipe !== undefined && isShort(seed.recipe)) return { by: 'combination', address: seed.recipe }
  if ('items' in seed && seed.address !== undefined && isShort(seed.address)) return { by: 'term', address: seed.address }
  const here = `${location.pathname}${location.search}`
  if ('items' in seed && seed.isOfBlast && isShort(here)) return { by: 'blast', address: here }
  if ('search' in seed && isShort(here)) return { by: 'results', address: here }
  return { by: 'chosen' }
}
