import { useQuery } from '@tanstack/react-query'
import { contentQuery } from './content-query.ts'
import { countOf } from './list-words.ts'
import { useOwnLists } from './own-lists.ts'

/** The name of the visitor's list with this content, or how many records a list of somebody else has. */
export function OwnListName({ contentId }: { contentId: string }) {
  const { lists, isLoading } = useOwnLists()
  const own = lists.find((list) => list.contentId === contentId)
  const { data } = useQuery({ ...contentQuery(contentId, 0), enabled: !isLoading && own === undefined })
  return own?.name ?? (data ? countOf(data.count, data.kind) : null)
}
