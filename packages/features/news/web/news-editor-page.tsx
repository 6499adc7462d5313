import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { LinkTabs } from '@rosette/ui-kit/layout/link-tabs.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CuratorsOnly } from '../../members/web/curators-only.tsx'
import { MemberPage } from '../../members/web/member-page.tsx'
import { EditedNotices } from '../contract/news-editing.ts'
import classes from './news-editor-page.module.css'
import { newsKey } from './news-queries.ts'
import { NoticeEditor } from './notice-editor.tsx'
import { type NoticeKind, type NoticeLine, noticeForms, noticeKinds } from './notice-forms.ts'

const editingQuery = queryOptions({
  queryKey: [...newsKey, 'editing'],
  queryFn: ({ signal }) => fetchJson(EditedNotices, { path: 'news/editing', signal }),
})

const title = 'Edit News'

/** `/curator/news`: everything that curators write, and the form for one of it (FEED-010). */
export function NewsEditorPage() {
  return (
    <CuratorsOnly title={title}>
      <Editor />
    </CuratorsOnly>
  )
}

/** The address says what is edited: `?kind=jobs&id=12`, or `&id=new`. */
function useEdited(): { kind: NoticeKind; id: string | null } {
  const { kind, id }: { kind?: unknown; id?: unknown } = useSearch({ strict: false })
  return { kind: noticeKinds.find((known) => known === kind) ?? 'items', id: typeof id === 'string' ? id : null }
}

const pathTo = (kind: NoticeKind, id?: number | 'new') => withQuery('/curator/news', { kind, id })

function Editor() {
  const { kind, id } = useEdited()
  const entries = useQuery(editingQuery)
  const { data } = entries
  const { word, blank, linesOf } = noticeForms[kind]
  const lines = data ? linesOf(data) : []
  const line = lines.find((known) => String(known.id) === id) ?? null
  return (
    <MemberPage title={title} statement="What you save is public at once, unless its date is in the future.">
      <LinkTabs
        label="Kinds of entries"
        tabs={noticeKinds.map((each) => ({ label: noticeForms[each].label, href: pathTo(each), isCurrent: each === kind }))}
      />
      <QueryPart query={entries} what="the entries">
        {() => null}
      </QueryPart>
      {data && (id === 'new' || line) ? (
        <NoticeEditor key={`${kind} ${id}`} kind={kind} id={line?.id ?? null} initial={line?.values ?? blank()} back={pathTo(kind)} />
      ) : null}
      {data && id === null ? (
        <TitledCard
          title={noticeForms[kind].label}
          action={
            <ButtonLink size="xs" href={pathTo(kind, 'new')}>
              Add a {word}
            </ButtonLink>
          }
        >
          {lines.length === 0 ? <EmptyText>Nothing yet.</EmptyText> : null}
          <ul>
            {lines.map((each) => (
              <NoticeRow key={each.id} kind={kind} line={each} />
            ))}
          </ul>
        </TitledCard>
      ) : null}
      {data && id !== null && id !== 'new' && !line ? <Notice kind="warning">This entry no longer exists.</Notice> : null}
    </MemberPage>
  )
}

/** Deleting cannot be undone, so it asks. */
function NoticeRow({ kind, line: { id, date, title: name } }: { kind: NoticeKind; line: NoticeLine }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useChange({
    call: () => fetchJson(Done, { path: `news/${kind}/${id}`, method: 'DELETE' }),
    refreshes: newsKey,
  })
  return (
    <li className={classes.row}>
      <span className={classes.date}>{date}</span>
      <span className={classes.name}>{name}</span>
      <span className={classes.actions}>
        <ButtonLink size="xs" href={pathTo(kind, id)}>
          Edit<span className="visually-hidden"> {name}</span>
        </ButtonLink>
        {isAsking ? (
          <>
            <Button size="xs" color="red" disabled={remove.isPending} onClick={() => remove.run()}>
              Delete for good
            </Button>
            <Button size="xs" variant="default" onClick={() => setIsAsking(false)}>
              Keep
            </Button>
          </>
        ) : (
          <Button size="xs" variant="default" aria-label={`Delete ${name}`} onClick={() => setIsAsking(true)}>
            Delete
          </Button>
        )}
      </span>
      <FailureNotice failure={remove.failure} />
    </li>
  )
}
