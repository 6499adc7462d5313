import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useKeys } from '@rosette/ui-kit/keys/use-keys.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { CuratorsOnly } from '../../members/web/curators-only.tsx'
import { CurationQueue, type QueueItem, queueSourceNames, queueSources } from '../contract/curation-queue.ts'
import classes from './curation-page.module.css'
import { QueueList } from './queue-list.tsx'
import { queueViews } from './queue-views.tsx'
import { StatisticsCard } from './statistics-card.tsx'

const queueQuery = queryOptions({
  queryKey: ['curation-queue'],
  queryFn: ({ signal }) => fetchJson(CurationQueue, { path: 'curation/queue', signal }),
})

const title = 'Curation queue'
const steps = [{ label: 'Home', href: '/' }]

/** Everything that curators decide about, in one place (CURATE-080). */
export function CurationPage() {
  return (
    <CuratorsOnly title={title}>
      <Queue />
    </CuratorsOnly>
  )
}

function Queue() {
  usePageTitle(title)
  const queue = useQuery(queueQuery)
  return (
    <PageWrap>
      <QueryPart query={queue} what="the queue">
        {(data) => <OpenQueue queue={data} />}
      </QueryPart>
    </PageWrap>
  )
}

/** What of the queue is shown, and which item is open, is in the address. */
function OpenQueue({ queue: { items, statistics } }: { queue: CurationQueue }) {
  const { source = 'all', item = '' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const shown = items.filter((each) => source === 'all' || each.source === source)
  const open = shown.find((each) => nameOf(each) === item) ?? null
  const show = (search: { source?: string; item?: string }) =>
    void navigate({ to: '/curation', search: { source: String(source), ...search }, replace: true })
  const move = (by: number) => () => {
    const next = shown[Math.max(0, (open ? shown.indexOf(open) : -1) + by)]
    if (next) show({ item: nameOf(next) })
    return next !== undefined
  }
  useKeys({ j: move(1), k: move(-1) })
  useEffect(() => {
    if (item !== '') document.getElementById('queue-item')?.focus({ preventScroll: true })
  }, [item])
  const decided = () => void queries.invalidateQueries({ queryKey: queueQuery.queryKey })
  return (
    <>
      <PageHeading steps={steps} here={title} title={title} statement={statementOf(items)} />
      <div className={classes.columns}>
        <div className={classes.list}>
          <Segments
            label="Source"
            segments={[
              { value: 'all', label: 'All', count: items.length },
              ...queueSourceNames.map((value) => ({
                value,
                label: queueSources[value],
                count: items.filter((each) => each.source === value).length,
              })),
            ]}
            value={String(source)}
            onValue={(value) => show({ source: value })}
          />
          {shown.length === 0 ? <EmptyText>Nothing waits.</EmptyText> : null}
          <QueueList items={shown} openName={item} nameOf={nameOf} onOpen={(each) => show({ item: nameOf(each) })} />
          <p className={classes.keys}>
            <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>a</kbd> accept, <kbd>i</kbd> ask, <kbd>d</kbd> decline, <kbd>Ctrl</kbd>{' '}
            <kbd>Enter</kbd> send
          </p>
        </div>
        <div id="queue-item" className={classes.pane} tabIndex={-1}>
          {open === null ? <StatisticsCard statistics={statistics} /> : <OpenItem item={open} onDecided={decided} />}
        </div>
      </div>
    </>
  )
}

function nameOf({ source, id }: Pick<QueueItem, 'source' | 'id'>): string {
  return `${source}-${id}`
}

function statementOf(items: readonly QueueItem[]): string {
  const countOf = (turn: QueueItem['turn']) => items.filter((item) => item.turn === turn).length
  return `${items.length} open, ${countOf('yours')} yours, ${countOf('waiting')} waiting, ${countOf('author')} with the author.`
}

function OpenItem({ item, onDecided }: { item: QueueItem; onDecided(): void }) {
  const View = queueViews[item.source]
  if (item.path !== null)
    return (
      <>
        <p>{item.text}</p>
        <PageLink href={item.path}>Decide about {item.title}</PageLink>
      </>
    )
  if (!View) return null
  return (
    <Suspense fallback={<Loading what={item.title} />}>
      <View key={nameOf(item)} id={item.id} onDecided={onDecided} />
    </Suspense>
  )
}
