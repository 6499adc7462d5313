import type { FacetChoice } from '@rosette/contract-kit/search/search-contract.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { FacetGroup, type FacetPart } from '@rosette/ui-kit/results/facets/facet-group.tsx'
import { contentOf, useOwnLists } from './own-lists.ts'

export type OwnListsFacetProps = {
  /** Of the results; not every kind has lists. */
  kind: string
  /** The contents that results are narrowed to, and those they are without. */
  choice: FacetChoice
  onChange(contentId: string, part: FacetPart | null): void
}

/** The visitor's lists of a kind, each to include or exclude. */
export function OwnListsFacet({ kind, choice: { include = [], exclude = [] }, onChange }: OwnListsFacetProps) {
  const { lists } = useOwnLists()
  const own = lists.filter((list) => list.kind === kind)
  const narrow = useChange({
    // The items of a list of this browser become a content when an address needs one.
    async call({ listId, part }: { listId: string; part: FacetPart | null }) {
      const list = own.find((each) => each.listId === listId)
      if (list) onChange(await contentOf(list), part)
    },
    hasToast: true,
  })
  if (own.length === 0) return null
  const options = own.map(({ listId, name, contentId }) => ({
    value: listId,
    label: name,
    count: null,
    part: partOf(contentId, include, exclude),
  }))
  return (
    <FacetGroup
      facet={{ field: 'list', label: 'In my lists', options }}
      isOpenAtFirst
      onChange={(_field, listId, part) => narrow.run({ listId, part })}
    />
  )
}

function partOf(contentId: string | null, include: readonly string[], exclude: readonly string[]): FacetPart | null {
  if (contentId === null) return null
  if (include.includes(contentId)) return 'include'
  return exclude.includes(contentId) ? 'exclude' : null
}
