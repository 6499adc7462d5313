import type { QueryState } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useQuery } from '@tanstack/react-query'
import type { BrowserList } from '../../../list-contents/contract/browser-list.ts'
import type { OverlapsAnswer } from '../../../list-contents/contract/list-content.ts'
import { countParts, itemsOfParts } from '../../../list-contents/contract/list-operation.ts'
import { readBrowserList } from '../../../list-contents/web/browser-lists.ts'
import { listsKey, overlapsQuery, readItems } from '../../../list-contents/web/lists-query.ts'
import { contentOf } from '../../../list-contents/web/own-lists.ts'
import type { ListSeed } from '../../../list-contents/web/save-list-dialog.tsx'

export type ComparedLists = {
  answer: OverlapsAnswer
  /** The items of each list. */
  readLists(): Promise<readonly (readonly string[])[]>
  /** What a list of some parts is made of. */
  seedOf(parts: readonly string[]): Exclude<ListSeed, { search: object }>
}

/** Compares lists of this browser in this browser; the server compares contents, and both if one of the lists is there. */
export function useComparison(of: readonly string[]): QueryState<ComparedLists> {
  const isWanted = of.length > 1
  const stored = useQuery({
    queryKey: [...listsKey, 'compared', of],
    queryFn: () => Promise.all(of.map(readBrowserList)),
    enabled: isWanted,
    staleTime: 0,
  })
  const found = stored.data ?? []
  const here = found.flatMap((list) => list ?? [])
  const isHere = stored.data !== undefined && here.length === of.length
  const contents = useQuery({
    queryKey: [...listsKey, 'compared-contents', of],
    queryFn: () => contentsOf(of, found),
    enabled: isWanted && stored.data !== undefined && !isHere,
    retry: false,
  })
  const overlaps = useQuery({ ...overlapsQuery(contents.data ?? []), enabled: contents.data !== undefined })
  const failed = [stored, contents, overlaps].find((query) => query.error !== null)
  const state = { error: failed?.error ?? null, refetch: () => failed?.refetch() }
  if (isHere) return { ...state, data: compareHere(here), error: null }
  if (!overlaps.data || !contents.data) return { ...state, data: undefined }
  const ids = contents.data
  return {
    ...state,
    data: { answer: overlaps.data, readLists: () => Promise.all(ids.map(readItems)), seedOf: (parts) => ({ of: ids, parts }) },
  }
}

/** The stored contents of compared lists, for an address that others can open. */
export async function storedContents(of: readonly string[]): Promise<string[]> {
  return contentsOf(of, await Promise.all(of.map(readBrowserList)))
}

function compareHere(lists: readonly BrowserList[]): ComparedLists {
  const items = lists.map((list) => list.items)
  const kind = lists[0]?.kind ?? 'locus'
  const parts = countParts(items)
  const answer = {
    kind,
    parts,
    sizes: items.map(({ length }) => length),
    union: parts.reduce((sum, { count }) => sum + count, 0),
  }
  return { answer, readLists: async () => items, seedOf: (chosen) => ({ kind, items: itemsOfParts(items, chosen) }) }
}

function contentsOf(of: readonly string[], found: readonly (BrowserList | null)[]): Promise<string[]> {
  return Promise.all(
    of.map((id, index) => {
      const stored = found[index]
      return stored ? contentOf({ place: 'browser', listId: id, contentId: stored.contentId }) : id
    }),
  )
}
