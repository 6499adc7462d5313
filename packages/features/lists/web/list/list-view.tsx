import { releaseQuery } from '@rosette/api-client/record-query.ts'
import { dayOf } from '@rosette/contract-kit/clock.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { LoadFailure, type QueryState } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import type { BrowserList } from '../../../list-contents/contract/browser-list.ts'
import { ListQuery, listPath } from '../../../list-contents/contract/list-addresses.ts'
import { binDays, type RecordList } from '../../../list-contents/contract/record-list.ts'
import { countOf, listSteps } from '../../../list-contents/web/list-words.ts'
import { TagList } from '../tag-list.tsx'
import { ListActions } from './list-actions.tsx'
import { ListButtons } from './list-buttons.tsx'
import classes from './list-page.module.css'
import { chosenTab, itemTabs, ListTabLinks, type TabNumbers } from './list-tab-links.tsx'
import { ListTabBody } from './list-tabs.tsx'
import { describeOrigin } from './origin-words.tsx'
import { RestoreButton } from './restore-button.tsx'
import type { ShownList } from './shown-list.ts'

export type ListViewProps = {
  list: ShownList
  /** The query for the content of a list of this browser, if it failed. */
  failed: QueryState<string> | null
  stored?: BrowserList
  recordList?: RecordList
}

/** A list: what it is, what can be done with it, and its tabs. */
export function ListView({ list, failed, stored, recordList }: ListViewProps) {
  usePageTitle(list.name)
  const { params } = useAddress()
  const { tab: requested } = ListQuery.parse(Object.fromEntries(params))
  const numbers = numbersOf(list, recordList)
  const tab = chosenTab(numbers, requested)
  return (
    <>
      <PageHeading
        steps={listSteps}
        here={list.name}
        title={list.name}
        statement={<Facts list={list} recordList={recordList} />}
        actions={<ListButtons list={list} stored={stored} recordList={recordList} />}
      />
      {list.note && <p className={classes.note}>{list.note}</p>}
      <TagList tags={list.tags} />
      {list.place === 'browser' && <p className={classes.facts}>Items are stored anonymously under a secret link.</p>}
      <div className={classes.parts}>
        {failed && <LoadFailure what="the items of this list" error={failed.error} onRetry={failed.refetch} />}
        <States list={list} recordList={recordList} />
        {list.contentId !== null && (
          <ListActions
            kind={list.kind}
            contentId={list.contentId}
            count={list.count}
            comparedAs={list.place === 'browser' ? list.listId : list.contentId}
          />
        )}
        <ListTabLinks
          chosen={tab}
          numbers={numbers}
          pathOf={(name) =>
            listPath(list.listId, {
              tab: name,
              ...(recordList && recordList.version < recordList.currentVersion && { version: recordList.version }),
            })
          }
        />
        <ListTabBody list={list} stored={stored} recordList={recordList} tab={tab} />
      </div>
    </>
  )
}

function Facts({ list, recordList }: { list: ShownList; recordList: RecordList | undefined }) {
  const place = { browser: 'kept in this browser', account: recordList?.isShared ? 'shared by link' : 'private', shared: 'shared' }[
    list.place
  ]
  const facts = [
    countOf(list.count, list.kind),
    recordList?.owner ? `${place} by ${recordList.owner}` : place,
    recordList ? `version ${recordList.version} of ${dayOf(new Date(recordList.madeAt))}` : `changed ${dayOf(new Date(list.changedAt))}`,
    `release ${list.releaseId}`,
  ].join(' · ')
  return (
    <>
      {facts} · {describeOrigin(list.origin)}
    </>
  )
}

/** What a reader must know before they use the list. */
function States({ list, recordList }: { list: ShownList; recordList: RecordList | undefined }) {
  const { data: release } = useQuery(releaseQuery())
  const isOlder = release !== undefined && release.releaseId !== list.releaseId
  return (
    <>
      {recordList?.deletedAt && (
        <Notice kind="warning">
          This list has been in the bin since {dayOf(new Date(recordList.deletedAt))} and will be deleted after {binDays} days.{' '}
          <RestoreButton list={recordList} />
        </Notice>
      )}
      {recordList && recordList.version < recordList.currentVersion && (
        <Notice kind="info">
          This is version {recordList.version}.{' '}
          <PageLink href={listPath(list.listId)}>Version {recordList.currentVersion} is the current one.</PageLink>
        </Notice>
      )}
      {recordList && recordList.openChanges > 0 && (
        <Notice kind="warning">
          Release {release?.releaseId} changed {formatCount(recordList.openChanges, 'item')} of this list. It stays as it is until you
          decide.{' '}
          <PageLink href={listPath(list.listId, { tab: 'changes' })}>Look at {formatCount(recordList.openChanges, 'change')}</PageLink>
        </Notice>
      )}
      {isOlder && recordList?.openChanges === 0 && (
        <Notice kind="info">
          This list was made with release {list.releaseId}; its items are shown as of release {release.releaseId}.
        </Notice>
      )}
    </>
  )
}

function numbersOf(list: ShownList, recordList: RecordList | undefined): TabNumbers {
  return {
    ...itemTabs(list.kind, list.count),
    ...(list.place !== 'shared' && { report: `${formatNumber(list.leftoverCount)} left over` }),
    ...(recordList?.isOwn && { changes: formatNumber(recordList.openChanges) }),
    // Readers of a shared list see some of its versions.
    ...(list.place !== 'browser' && { versions: list.place === 'shared' ? null : formatNumber(recordList?.currentVersion ?? 1) }),
  }
}
