import { Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import download from '@rosette/ui-kit/results/download-menu.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { newListPath } from '../contract/list-addresses.ts'
import { ListDot } from './list-colour.tsx'
import { contentOf, itemsOf, type OwnList, useOwnLists } from './own-lists.ts'

/** What is done with a chosen list: a field takes its items, an address names its content. */
export type PickedList = { onItems(items: readonly string[]): void } | { onContent(contentId: string): void }

type ListPickerProps = PickedList & {
  kind: string
  onClose(): void
}

/** The visitor's lists of a kind, to take one of them. */
export function ListPicker({ kind, onClose, ...picked }: ListPickerProps) {
  const { lists, isLoading, error, refetch } = useOwnLists()
  const offered = lists.filter((list) => list.kind === kind)
  const pick = useChange({
    async call(list: OwnList) {
      if ('onContent' in picked) picked.onContent(await contentOf(list))
      else picked.onItems(await itemsOf(list))
    },
    onDone: onClose,
  })

  return (
    <Dialog title="From my lists" isOpen onClose={onClose}>
      <FailureNotice failure={pick.failure} />
      {error && <LoadFailure what="the lists of your account" error={error} onRetry={refetch} />}
      {isLoading && <Loading what="your lists" isSmall />}
      {!isLoading && !error && offered.length === 0 && (
        <p>
          You have no such lists. <PageLink href={newListPath('locus')}>Make a new list</PageLink>
        </p>
      )}
      <ul className={download.formats}>
        {offered.map((list) => (
          <li key={list.listId}>
            <button type="button" className={download.format} onClick={() => pick.run(list)}>
              <ListDot colour={list.colour} />
              {list.name} ({formatNumber(list.count)})
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
