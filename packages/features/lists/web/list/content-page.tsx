import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { contentPath, ListQuery } from '../../../list-contents/contract/list-addresses.ts'
import { ListContentId, type StoredContent } from '../../../list-contents/contract/list-content.ts'
import { contentQuery } from '../../../list-contents/web/content-query.ts'
import { countOf, listSteps } from '../../../list-contents/web/list-words.ts'
import { SaveAsListButton } from '../../../list-contents/web/save-as-list-button.tsx'
import { ListActions } from './list-actions.tsx'
import classes from './list-page.module.css'
import { chosenTab, itemTabs, ListTabLinks } from './list-tab-links.tsx'
import { ListTabBody } from './list-tabs.tsx'

export const contentPage = defineSitePage({
  component: ContentPage,
  queries: ({ params: { contentId = '' } }) => (isContentId(contentId) ? [contentQuery(contentId, 0)] : []),
  isServerRendered: ({ params: { contentId = '' } }) => isContentId(contentId),
})

function isContentId(text: string): boolean {
  return ListContentId.safeParse(text).success
}

/** `/lists/c/{contentId}`: items without a name; anyone with the link sees the same ones for ever. */
export function ContentPage() {
  const { contentId = '' }: { contentId?: string } = useParams({ strict: false })
  const isId = isContentId(contentId)
  const content = useQuery({ ...contentQuery(contentId, 0), enabled: isId })
  const { data, error } = content
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
      <QueryPart query={content} what="the list">
        {(found) => <ContentParts content={found} name={title} />}
      </QueryPart>
    </PageWrap>
  )
}

function ContentParts({ content: { id, kind, count }, name }: { content: StoredContent; name: string }) {
  const { params } = useAddress()
  const numbers = itemTabs(kind, count)
  const tab = chosenTab(numbers, ListQuery.parse(Object.fromEntries(params)).tab)
  return (
    <div className={classes.parts}>
      <ListActions kind={kind} contentId={id} count={count} comparedAs={id} />
      <ListTabLinks chosen={tab} numbers={numbers} pathOf={(other) => contentPath(id, { tab: other })} />
      <ListTabBody list={{ name, kind, contentId: id }} tab={tab} />
    </div>
  )
}
