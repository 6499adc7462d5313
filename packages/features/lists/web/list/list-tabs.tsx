import { dayOf } from '@rosette/contract-kit/clock.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { BrowserList } from '../../../list-contents/contract/browser-list.ts'
import { type ListTab, listPath } from '../../../list-contents/contract/list-addresses.ts'
import type { ListVersion, RecordList } from '../../../list-contents/contract/record-list.ts'
import { leftoverQuery, versionsQuery } from '../../../list-contents/web/lists-query.ts'
import { ListChangesTab } from '../changes/list-changes-tab.tsx'
import { editedOf } from '../edit-list-items.ts'
import { ItemsTable } from './items-table.tsx'
import classes from './list-page.module.css'
import type { ShownList } from './shown-list.ts'
import { UncountedItems } from './uncounted-items.tsx'

type ListTabBodyProps = {
  list: Pick<ShownList, 'name' | 'kind' | 'contentId'>
  stored?: BrowserList | undefined
  recordList?: RecordList | undefined
  tab: ListTab
}

/** Pictures of a list of loci, each in a chunk of its own. */
const pictures = {
  functions: lazy(async () => ({ default: (await import('../views/functions-tab.tsx')).FunctionsTab })),
  map: lazy(async () => ({ default: (await import('../views/map-tab.tsx')).MapTab })),
}

export function ListTabBody({ list, stored, recordList, tab }: ListTabBodyProps) {
  if (tab === 'report')
    return stored ? <Leftover leftover={stored.leftover} /> : recordList ? <SavedLeftover recordList={recordList} /> : null
  if (tab === 'versions' && recordList) return <Versions list={recordList} />
  if (tab === 'changes' && recordList?.isOwn) return <ListChangesTab list={recordList} />
  const edited = editedOf(stored, recordList)
  if (list.contentId === null) return <Loading what="the items" />
  const Picture = tab === 'functions' || tab === 'map' ? pictures[tab] : null
  return (
    <>
      <UncountedItems contentId={list.contentId} edited={edited} />
      {Picture ? (
        <Suspense fallback={<Loading what="the picture" />}>
          <Picture name={list.name} contentId={list.contentId} />
        </Suspense>
      ) : (
        <ItemsTable kind={list.kind} contentId={list.contentId} edited={edited} />
      )}
    </>
  )
}

function SavedLeftover({ recordList }: { recordList: RecordList }) {
  const report = useQuery(leftoverQuery(recordList.listId, recordList.version))
  return (
    <QueryPart query={report} what="the report">
      {({ leftover }) => <Leftover leftover={leftover} />}
    </QueryPart>
  )
}

/** What was given and matched nothing. */
function Leftover({ leftover }: { leftover: readonly string[] }) {
  return (
    <TitledCard title="Left over" mark={formatNumber(leftover.length)} isPadded>
      {leftover.length === 0 ? (
        <p className={classes.text}>Every identifier that was given is in the list.</p>
      ) : (
        <>
          <p className={classes.text}>These matched nothing. They stay with the list and are tried again at every release.</p>
          <ul className={classes.leftover}>
            {leftover.map((input) => (
              <li key={input}>
                <code>{input}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledCard>
  )
}

function Versions({ list }: { list: RecordList }) {
  const found = useQuery(versionsQuery(list.listId))
  const columns: readonly SectionColumn<ListVersion>[] = [
    {
      id: 'version',
      label: 'Version',
      cell: ({ version }) => <PageLink href={listPath(list.listId, { version })}>Version {version}</PageLink>,
      sortBy: ({ version }) => version,
      onPhone: 'text',
    },
    { id: 'made', label: 'Made', cell: ({ madeAt }) => dayOf(new Date(madeAt)), sortBy: ({ madeAt }) => madeAt },
    { id: 'release', label: 'Release', cell: ({ releaseId }) => releaseId, sortBy: ({ releaseId }) => releaseId },
    { id: 'count', label: 'Items', cell: ({ count }) => formatNumber(count), sortBy: ({ count }) => count, isNumeric: true },
  ]
  return (
    <QueryPart query={found} what="the versions">
      {({ versions }) => (
        <TitledCard title="Versions" mark={formatNumber(versions.length)}>
          <SectionTable caption="Versions" columns={columns} rows={versions} rowKey={({ version }) => String(version)} />
        </TitledCard>
      )}
    </QueryPart>
  )
}
