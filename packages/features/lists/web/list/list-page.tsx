import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { BrowserList } from '../../../list-contents/contract/browser-list.ts'
import { ListQuery } from '../../../list-contents/contract/list-addresses.ts'
import { RecordListId } from '../../../list-contents/contract/record-list.ts'
import { listSteps } from '../../../list-contents/web/list-words.ts'
import { browserListQuery, listsKey, recordListQuery } from '../../../list-contents/web/lists-query.ts'
import { contentOf } from '../../../list-contents/web/own-lists.ts'
import classes from './list-page.module.css'
import { ListView } from './list-view.tsx'
import { MissingList } from './missing-list.tsx'

// Only a list that is not in this browser is read from the server.
export const listPage = defineSitePage({ component: ListPage, queries: ({ params: { listId = '' } }) => [browserListQuery(listId)] })

/** `/lists/{listId}`: a list of this browser, of the account, or one that somebody shares (LIST-046). */
export function ListPage() {
  const { listId = '' }: { listId?: string } = useParams({ strict: false })
  const { data: stored, isPending } = useQuery(browserListQuery(listId))
  if (!RecordListId.safeParse(listId).success) return <NotFoundView />
  return (
    <PageWrap className={classes.page}>
      {isPending ? <ListLoading /> : stored ? <StoredList stored={stored} /> : <SavedList listId={listId} />}
    </PageWrap>
  )
}

function ListLoading() {
  usePageTitle('List')
  return (
    <>
      <PageHeading steps={listSteps} here="List" title="List" />
      <Loading what="the list" />
    </>
  )
}

/** A list of this browser: its items become a content, so that results can be narrowed to them. */
function StoredList({ stored }: { stored: BrowserList }) {
  const { listId, kind, name, note, tags, colour, items, leftover, origin, releaseId, changedAt, contentId } = stored
  const content = useQuery({
    queryKey: [...listsKey, 'content-of', listId, changedAt],
    queryFn: () => contentOf({ place: 'browser', listId, contentId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <ListView
      list={{
        listId,
        kind,
        name,
        note,
        tags,
        colour,
        origin,
        releaseId,
        changedAt,
        contentId: content.data ?? null,
        count: items.length,
        leftoverCount: leftover.length,
        place: 'browser',
      }}
      stored={stored}
      failed={content.error ? content : null}
    />
  )
}

function SavedList({ listId }: { listId: string }) {
  const { params } = useAddress()
  const { v } = ListQuery.parse(Object.fromEntries(params))
  const { data, error, refetch } = useQuery(recordListQuery(listId, v))
  if (data) {
    return <ListView list={{ ...data, place: data.isOwn ? 'account' : 'shared' }} recordList={data} failed={null} />
  }
  if (!error) return <ListLoading />
  return <MissingList error={error} onRetry={refetch} />
}
