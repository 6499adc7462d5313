import { useQuery } from '@tanstack/react-query'
import { contentQuery } from './kept/content-query.ts'
import { useOwnLists } from './kept/own-lists.ts'
import { countOf } from './list-words.ts'

/** The name of the visitor's list with this content, or how many records a list of somebody else has. */
export function ListName({ contentId }: { contentId: string }) {
  const { lists, isLoading } = useOwnLists()
  const own = lists.find((list) => list.contentId === contentId)
  const { data } = useQuery({ ...contentQuery(contentId, 0), enabled: !isLoading && own === undefined })
  return own?.name ?? (data ? countOf(data.count, data.kind) : null)
}
