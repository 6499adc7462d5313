import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPath } from '../../../list-contents/contract/list-addresses.ts'
import type { RecordList } from '../../../list-contents/contract/record-list.ts'
import { countOf, listSteps } from '../../../list-contents/web/list-words.ts'
import { browserListQuery, recordListQuery } from '../../../list-contents/web/lists-query.ts'
import type { EditedList } from '../edit-list-items.ts'
import { MissingList } from '../list/missing-list.tsx'
import { AddCard } from './add-card.tsx'
import { type Given, IdentifiersCard } from './identifiers-card.tsx'
import classes from './new-list-page.module.css'
import { ReportState } from './report-state.tsx'
import { useReport } from './use-report.ts'

/** `/lists/new?kind=locus&to={listId}`: further ids go into a list, and every line of them is accounted for (LIST-065). */
export function AddItemsPage({ listId }: { listId: string }) {
  const stored = useQuery(browserListQuery(listId))
  const recordList = useQuery({ ...recordListQuery(listId, undefined), enabled: stored.data === null })
  return (
    <PageWrap className={classes.page}>
      {stored.data ? (
        <AddItems list={stored.data} count={stored.data.items.length} edited={{ stored: stored.data }} />
      ) : recordList.data?.isOwn && recordList.data.deletedAt === null ? (
        <AddItems list={recordList.data} count={recordList.data.count} edited={{ recordList: recordList.data }} />
      ) : recordList.data || recordList.error ? (
        <MissingList error={recordList.error} onRetry={recordList.refetch} />
      ) : (
        <Loading what="the list" />
      )}
    </PageWrap>
  )
}

type AddItemsProps = { list: Pick<RecordList, 'listId' | 'kind' | 'name'>; count: number; edited: EditedList }

function AddItems({ list: { listId, kind, name }, count, edited }: AddItemsProps) {
  const title = `Add to ${name}`
  usePageTitle(title)
  const [given, setGiven] = useState<Given>({ text: '', origin: { by: 'pasted' } })
  const report = useReport(kind, given.text)
  return (
    <>
      <PageHeading
        steps={[...listSteps, { label: name, href: listPath(listId) }]}
        here="Add items"
        title={title}
        statement={`The list has ${countOf(count, kind)}. Paste identifiers in any spelling; what they mean is added after these, each once.`}
        actions={<ButtonLink href={listPath(listId)}>Back to the list</ButtonLink>}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <IdentifiersCard kind={kind} given={given} count={report.count} onKind={null} onGiven={setGiven} />
          {'recordList' in edited && (
            <Notice kind="info">Adding makes version {edited.recordList.currentVersion + 1}. Earlier versions stay as they are.</Notice>
          )}
        </div>
        <div className={classes.column}>
          <ReportState kind={kind} report={report} isEmpty={given.text.trim() === ''}>
            {(taken) => <AddCard kind={kind} taken={taken} edited={edited} path={listPath(listId)} />}
          </ReportState>
        </div>
      </div>
    </>
  )
}
