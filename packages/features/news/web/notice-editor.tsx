import { useDebouncedValue } from '@mantine/hooks'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { PreviewedHtml, SavedNotice } from '../contract/news-editing.ts'
import { NewsContent } from './news-content.tsx'
import classes from './news-editor-page.module.css'
import { newsKey } from './news-queries.ts'
import { type NoticeKind, type NoticeValues, noticeForms } from './notice-forms.ts'

type NoticeEditorProps = { kind: NoticeKind; id: number | null; initial: NoticeValues; back: string }

/** The form of one entry, with a preview of its text. */
export function NoticeEditor({ kind, id, initial, back }: NoticeEditorProps) {
  const { definition, word, html, draftOf } = noticeForms[kind]
  const queryClient = useQueryClient()

  async function save(values: NoticeValues) {
    const path = id === null ? `news/${kind}` : `news/${kind}/${id}`
    await fetchJson(SavedNotice, { path, method: id === null ? 'POST' : 'PUT', body: draftOf(values) })
    void queryClient.invalidateQueries({ queryKey: newsKey })
    return { text: 'Saved.' }
  }

  const form = useEntryForm<NoticeValues>({ definition, initial, save })
  const written = html === null ? '' : String(form.values[html] ?? '')
  return (
    <>
      <p className={classes.back}>
        <PageLink href={back}>All {noticeForms[kind].label.toLowerCase()}</PageLink>
      </p>
      <EntryForm
        label={id === null ? `New ${word}` : `Edit ${word}`}
        form={form}
        submitLabel="Save"
        after={<PageLink href={back}>Back to the list</PageLink>}
      >
        {html === null ? null : <Preview html={written} />}
      </EntryForm>
    </>
  )
}

const typingPauseMs = 300

/** FEED-011: what the server will publish, not what this browser makes of it; asked for when the writer pauses. */
function Preview({ html }: { html: string }) {
  const [settled] = useDebouncedValue(html, typingPauseMs)
  const { data, isError } = useQuery({
    queryKey: ['news-preview', settled],
    queryFn: ({ signal }) => fetchJson(PreviewedHtml, { path: 'news/preview', body: { content: settled }, signal }),
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  return (
    <TitledCard isPadded title="Preview">
      {settled.trim() === '' ? <EmptyText>The text appears here as you write.</EmptyText> : null}
      {isError ? <EmptyText>The preview could not be created.</EmptyText> : null}
      {data && settled.trim() !== '' ? <NewsContent html={data.content} /> : null}
    </TitledCard>
  )
}
