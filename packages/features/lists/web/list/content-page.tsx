import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { SaveAsListButton } from '@rosette/ui-kit/lists/save-as-list-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ListContentId } from '../../contract/list-content.ts'
import { contentQuery } from '../kept/content-query.ts'
import { countOf, listSteps } from '../list-words.ts'
import { ItemsTable } from './items-table.tsx'
import { ListActions } from './list-actions.tsx'
import classes from './list-page.module.css'
import { UncountedItems } from './uncounted-items.tsx'

/** `/lists/c/{contentId}`: items without a name; whoever has the address sees the same ones for ever. */
export function ContentPage() {
  const { contentId = '' }: { contentId?: string } = useParams({ strict: false })
  const isId = ListContentId.safeParse(contentId).success
  const { data, error } = useQuery({ ...contentQuery(contentId, 0), enabled: isId })
  const title = data ? countOf(data.count, data.kind) : 'List without a name'
  usePageTitle(title)
  if (!isId || (error && problemCodeOf(error) === 'not_found')) return <NotFoundView />
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={listSteps}
        here={title}
        title={title}
        statement="A list without a name. Its address always shows the same items; it is kept for a year after its last use."
        actions={data && <SaveAsListButton seed={{ contentId: data.id, kind: data.kind }} />}
      />
      {error && <Notice kind="error">The list could not be loaded: {error.message} Please reload the page.</Notice>}
      {data ? (
        <div className={classes.parts}>
          <ListActions kind={data.kind} contentId={data.id} count={data.count} comparedAs={data.id} />
          <UncountedItems contentId={data.id} edited={null} />
          <ItemsTable kind={data.kind} contentId={data.id} edited={null} />
        </div>
      ) : (
        !error && <p role="status">Loading...</p>
      )}
    </PageWrap>
  )
}
