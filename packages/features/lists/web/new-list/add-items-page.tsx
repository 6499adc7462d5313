import { Button } from '@mantine/core'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { listPath } from '../../../list-contents/contract/list-addresses.ts'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import type { RecordList, ReportRow } from '../../../list-contents/contract/record-list.ts'
import { countOf, listSteps } from '../../../list-contents/web/list-words.ts'
import { browserListQuery, listsKey, recordListQuery } from '../../../list-contents/web/lists-query.ts'
import { addItems } from '../../contract/edit-items.ts'
import type { TakenItems } from '../../contract/resolve-report.ts'
import { type EditedList, readListed, useEditItems } from '../edit-list-items.ts'
import { MissingList } from '../list/missing-list.tsx'
import { type Given, IdentifiersCard } from './identifiers-card.tsx'
import classes from './new-list-page.module.css'
import { ReportCard } from './report-card.tsx'
import card from './save-card.module.css'
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
          <IdentifiersCard kind={kind} given={given} report={report} onKind={null} onGiven={setGiven} />
          {'recordList' in edited && (
            <Notice kind="info">Adding makes version {edited.recordList.currentVersion + 1}. Earlier versions stay as they are.</Notice>
          )}
        </div>
        <div className={classes.column}>
          <ReportCard kind={kind} report={report} isEmpty={given.text.trim() === ''}>
            {(taken, rows) => <AddCard kind={kind} taken={taken} report={rows} edited={edited} path={listPath(listId)} />}
          </ReportCard>
        </div>
      </div>
    </>
  )
}

type AddCardProps = { kind: ListKind; taken: TakenItems; report: readonly ReportRow[]; edited: EditedList; path: string }

/** How many of the items are new to the list, and their way into it. */
function AddCard({ kind, taken, report, edited, path }: AddCardProps) {
  const router = useRouter()
  const edit = useEditItems(edited)
  const add = useChange({
    call: (_newCount: number) => edit((now) => ({ ...addItems(now, taken), report })),
    async onDone(_nothing, newCount) {
      toast(`${countOf(newCount, kind)} added.`)
      await router.navigate({ href: path })
    },
  })
  const { listId, changedAt } = 'recordList' in edited ? edited.recordList : edited.stored
  const items = useQuery({
    queryKey: [...listsKey, 'listed', listId, changedAt],
    queryFn: () => readListed(edited),
    // Long lists are not kept once the page is left.
    gcTime: 0,
    retry: false,
  })
  const listed = items.data
  if (!listed) {
    return (
      <QueryPart query={items} what="the items of the list">
        {() => null}
      </QueryPart>
    )
  }
  const next = addItems(listed, taken)
  const newCount = next.items.length - listed.items.length
  const there = taken.items.length - newCount

  return (
    <TitledCard title="Add" isPadded>
      <div className={card.form}>
        <p role="status" className={card.text}>
          <strong>{countOf(newCount, kind)}</strong> new to the list
          {there > 0 && `, ${formatNumber(there)} already in it`}. It then has {countOf(next.items.length, kind)}.
        </p>
        <FailureNotice failure={add.failure} />
        <div className={card.buttons}>
          <Button
            loading={add.isPending}
            disabled={newCount === 0 && next.leftover.length === listed.leftover.length}
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => add.run(newCount)}
          >
            Add {formatNumber(newCount)} to the list
          </Button>
        </div>
      </div>
      {taken.leftover.length > 0 && (
        <p className={card.note}>What is not matched stays with the list and is tried again at every release.</p>
      )}
    </TitledCard>
  )
}
