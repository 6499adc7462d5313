import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { BrowserList } from '../../../list-contents/contract/browser-list.ts'
import type { ListTab } from '../../../list-contents/contract/list-addresses.ts'
import type { RecordList } from '../../../list-contents/contract/record-list.ts'
import { leftoverQuery, reportQuery } from '../../../list-contents/web/lists-query.ts'
import { ListChangesTab } from '../changes/list-changes-tab.tsx'
import { editedOf } from '../edit-list-items.ts'
import { ItemsTable } from './items-table.tsx'
import classes from './list-page.module.css'
import { SavedReport } from './saved-report.tsx'
import type { ShownList } from './shown-list.ts'
import { UncountedItems } from './uncounted-items.tsx'
import { Versions } from './versions-tab.tsx'

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
    return stored ? (
      <Report leftover={stored.leftover} report={stored.report} />
    ) : recordList ? (
      <StoredReport recordList={recordList} />
    ) : null
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

function StoredReport({ recordList: { listId, version, hasReport } }: { recordList: RecordList }) {
  const left = useQuery(leftoverQuery(listId, version))
  const report = useQuery({ ...reportQuery(listId, version), enabled: hasReport })
  return (
    <QueryPart query={left} what="the report">
      {({ leftover }) =>
        hasReport ? (
          <QueryPart query={report} what="the report">
            {({ report: rows }) => <Report leftover={leftover} report={rows} />}
          </QueryPart>
        ) : (
          <Report leftover={leftover} report={null} />
        )
      }
    </QueryPart>
  )
}

function Report({ leftover, report }: Pick<BrowserList, 'leftover' | 'report'>) {
  return (
    <>
      <Leftover leftover={leftover} />
      {report && <SavedReport report={report} />}
    </>
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
