import { recordCall, recordQuery, releaseQuery } from '@rosette/api-client/record-query.ts'
import type { Kind, Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { CorrectionCredits } from '@rosette/features/corrections/web/correction-credits.tsx'
import { SuggestCorrection } from '@rosette/features/corrections/web/suggest-correction.tsx'
import { AddToListButton } from '@rosette/features/lists/web/add-to-list-button.tsx'
import { fetchSummary } from '@rosette/features/permanent-links/web/summary-query.ts'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { RecordPage } from '@rosette/ui-kit/record/record-page.tsx'
import type { PageReuse } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { LoadedRecordPage } from './kind-page.ts'
import classes from './record-view.module.css'

const loadChanges = () => import('@rosette/features/release-changes/web/record-change-bar.tsx')
const RecordChangeBar = lazy(async () => ({ default: (await loadChanges()).RecordChangeBar }))
const LastChanged = lazy(async () => ({ default: (await loadChanges()).LastChanged }))

/** The record that the route's loader fetched. */
export function RecordView() {
  const { kind, page, lookup }: LoadedRecordPage = useLoaderData({ strict: false })
  const { data: record } = useSuspenseQuery(recordQuery(kind, lookup))
  usePageTitle(kind.browserTitle(record))
  const reuse = recordReuse(kind, page, lookup, record)
  const isMounted = useIsMounted()
  const changed = { kind, lookup, label: page.identifier(record) }
  return (
    <PageWrap>
      <DemoNote record={record} />
      <RecordPage
        // What a reader chose on one record, such as a gene model, means nothing on the next. Names are not keys: maps of one cross share theirs.
        key={`${kind.name} ${Object.values(lookup).join(' ')}`}
        kind={kind}
        page={page}
        record={record}
        mountsLate
        actions={
          <>
            {page.listItem && <AddToListButton kind={kind.name} item={page.listItem(record)} />}
            <ReuseButton reuse={reuse} />
          </>
        }
        sectionAction={(section) => <SuggestCorrection kind={kind} lookup={lookup} section={section} />}
        permanentPath={reuse.permanentPath}
        notice={
          isMounted && (
            <Suspense>
              <RecordChangeBar {...changed} page={page} />
            </Suspense>
          )
        }
      />
      <CorrectionCredits kind={kind} lookup={lookup} />
      <RecordSources kind={kind} />
      {isMounted && (
        <Suspense>
          <LastChanged {...changed} />
        </Suspense>
      )}
    </PageWrap>
  )
}

/** What releases changed is not part of the first view: neither the server nor the browser waits for it. */
function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted
}

/** Files, citation and code of a record (USE-001). */
export function recordReuse(kind: Kind, page: LoadedRecordPage['page'], lookup: Lookup, record: Record<string, unknown>): PageReuse {
  return {
    title: kind.title(record),
    recordKinds: [kind.name],
    call: recordCall(kind, lookup),
    permanentPath: async () => {
      const [id = ''] = Object.values(lookup)
      const { address } = await fetchSummary(kind.name, id)
      return address
    },
    files: () => import('@rosette/ui-kit/reuse/record-files.ts').then(({ recordFiles }) => recordFiles(page, record)),
    calls: async () => (await page.files?.())?.recordCalls?.(record) ?? [],
    fileName: `${kind.path}_${page.identifier(record)}`,
  }
}

/** A note above a record that the generator of demonstration data wrote (TRUTH-008). */
export function DemoNote({ record }: { record: { isMadeUp?: true } }) {
  if (!record.isMadeUp) return null
  return (
    <p className={classes.note} role="note">
      Example record, not real data.
    </p>
  )
}

/** The files of the release that records of this kind are derived from. */
export function RecordSources({ kind }: { kind: Pick<Kind, 'name' | 'label'> }) {
  const { data: release } = useQuery(releaseQuery())
  const sources = release?.sources.filter(({ recordKinds }) => recordKinds.includes(kind.name)) ?? []
  if (!release || sources.length === 0) return null
  return (
    <details className={classes.sources}>
      <summary>Source files of {kind.label.toLowerCase()} records</summary>
      <ul>
        {sources.map(({ file, title, licence, citation }) => (
          <li key={`${file} ${title}`}>
            <b>{title}</b>, <code>{file}</code>. {licence}. {citation}
          </li>
        ))}
      </ul>
      <p>Release {release.releaseId}.</p>
    </details>
  )
}
