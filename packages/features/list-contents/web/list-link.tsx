import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { contentPath, listPath } from '../contract/list-addresses.ts'
import { useOwnLists } from './own-lists.ts'

/** Leads from an analysis back to its list, which has a name for those whose list it is. */
export function ListLink({ contentId }: { contentId: string }) {
  const own = useOwnLists().lists.find((list) => list.contentId === contentId)
  return <PageLink href={own ? listPath(own.listId) : contentPath(contentId)}>{own?.name ?? 'a list'}</PageLink>
}
