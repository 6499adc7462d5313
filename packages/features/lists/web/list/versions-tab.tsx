import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { dayOf } from '@rosette/contract-kit/clock.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { listPath } from '../../../list-contents/contract/list-addresses.ts'
import { ListLeftover, type ListVersion, type RecordList } from '../../../list-contents/contract/record-list.ts'
import { patchRecordList, refreshLists, versionsQuery } from '../../../list-contents/web/lists-query.ts'
import { describeOrigin } from './origin-words.tsx'
import { VersionDifference } from './version-difference.tsx'

/** The versions of a list: each can be looked at, compared with the one before, and restored (LIST-070). */
export function Versions({ list }: { list: RecordList }) {
  const found = useQuery(versionsQuery(list.listId))
  return (
    <QueryPart query={found} what="the versions">
      {({ versions }) => <VersionsCard list={list} versions={versions} />}
    </QueryPart>
  )
}

function VersionsCard({ list, versions }: { list: RecordList; versions: readonly ListVersion[] }) {
  const [newest, second] = versions
  const [pair, setPair] = useState({ from: (second ?? newest)?.version, to: newest?.version })
  const from = versions.find(({ version }) => version === pair.from)
  const to = versions.find(({ version }) => version === pair.to)
  const columns: readonly SectionColumn<ListVersion>[] = [
    {
      id: 'version',
      label: 'Version',
      cell: ({ version }) => <PageLink href={listPath(list.listId, { version })}>Version {version}</PageLink>,
      sortBy: ({ version }) => version,
      onPhone: 'text',
    },
    { id: 'made', label: 'Made', cell: ({ madeAt }) => dayOf(new Date(madeAt)), sortBy: ({ madeAt }) => madeAt },
    { id: 'origin', label: 'How', cell: ({ origin }) => describeOrigin(origin) },
    { id: 'release', label: 'Release', cell: ({ releaseId }) => releaseId, sortBy: ({ releaseId }) => releaseId },
    { id: 'count', label: 'Items', cell: ({ count }) => formatNumber(count), sortBy: ({ count }) => count, isNumeric: true },
    ...(list.isOwn && list.deletedAt === null
      ? [
          {
            id: 'restore',
            label: 'Restore',
            cell: (version: ListVersion) => version.version < list.currentVersion && <RestoreVersion list={list} version={version} />,
          },
        ]
      : []),
  ]
  return (
    <>
      <TitledCard title="Versions" mark={formatNumber(versions.length)}>
        <SectionTable caption="Versions" columns={columns} rows={versions} rowKey={({ version }) => String(version)} />
      </TitledCard>
      {versions.length > 1 && from && to && (
        <VersionDifference kind={list.kind} versions={versions} from={from} to={to} onPair={(next) => setPair({ ...pair, ...next })} />
      )}
    </>
  )
}

/** Makes a new version with the items of an earlier one, and what was left over with it. */
function RestoreVersion({ list, version: { version, contentId } }: { list: RecordList; version: ListVersion }) {
  const client = useQueryClient()
  const router = useRouter()
  const restore = useChange({
    async call() {
      const { leftover } = await fetchJson(ListLeftover, { path: `record-lists/${list.listId}/leftover`, query: { v: String(version) } })
      return patchRecordList(list, { content: { contentId, leftover, origin: { by: 'version', version } } })
    },
    hasToast: true,
    async onDone({ currentVersion }) {
      toast(`Version ${version} is back as version ${currentVersion}.`)
      await router.navigate({ href: listPath(list.listId, { tab: 'versions' }) })
    },
    onSettled: () => refreshLists(client),
  })
  return (
    <PlainButton label={`Restore version ${version}`} disabled={restore.isPending} onClick={() => restore.run()}>
      Restore
    </PlainButton>
  )
}
