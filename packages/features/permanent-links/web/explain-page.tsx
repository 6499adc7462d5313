import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { type KindName, kindOfPath, kinds } from '@rosette/kinds/registry/contract.ts'
import { DeadEnd, NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { GeneralSearch } from '@rosette/ui-kit/search/general-search.tsx'
import { firstSentence } from '@rosette/ui-kit/text/first-sentence.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { isRecordKey, permanentPathOf, titleOfExplanation } from '../contract/permanent-path-of.ts'
import classes from './explain-page.module.css'
import { summaryQuery } from './summary-query.ts'

export const explainPage = defineSitePage({
  component: ExplainPage,
  queries: ({ params: { id = '' } }) => [resolveQuery(id, null)],
})

/** Says what happened to an id that means no single record (LINK-009): of any kind below `/r/`, else of the kind of the path. */
export function ExplainPage() {
  const { id = '', kind: path = '' }: { id?: string; kind?: string } = useParams({ strict: false })
  const kind = kindOfPath(path)
  // Below the path of a kind a number is the key of a record that is not there.
  const isMissingKey = kind !== null && isRecordKey.test(id)
  const resolved = useQuery({ ...resolveQuery(id, kind), enabled: !isMissingKey })
  if (isMissingKey) return <Explanation line={{ input: id, bucket: 'unknown' }} kind={kind} />
  if (resolved.data) return <Explanation line={resolved.data} kind={kind} />
  return (
    <PageWrap>
      <QueryPart query={resolved} what={`what ${id} means`}>
        {() => null}
      </QueryPart>
    </PageWrap>
  )
}

function resolveQuery(id: string, kind: KindName | null) {
  return queryOptions({
    queryKey: ['resolve', kind, id],
    queryFn: ({ signal }) => resolve(id, kind, signal),
    retry: false,
  })
}

async function resolve(id: string, kind: KindName | null, signal: AbortSignal): Promise<ResolvedLine> {
  const contract = import('../../resolve/contract/resolve-call.ts').then(({ ResolveAnswer }) => ResolveAnswer)
  const { lines } = await fetchJson(contract, { path: 'resolve', body: { ids: [id], ...(kind && { kind }) }, signal })
  return lines[0] ?? { input: id, bucket: 'unknown' }
}

function Explanation({ line, kind }: { line: ResolvedLine; kind: KindName | null }) {
  const { input: id, bucket } = line
  const title = titleOfExplanation(line)
  if (bucket === 'ambiguous') {
    return (
      <DeadEnd title={title} sentence={`${id} is the name of several records. Choose the one you mean.`} contact="Questions:">
        <RecordList records={line.candidates} />
      </DeadEnd>
    )
  }
  if (bucket === 'obsolete') {
    const { record, successors } = line
    return (
      <DeadEnd
        title={title}
        sentence={successors.length > 0 ? 'This identifier was replaced by:' : 'No successor is recorded.'}
        contact="Questions:"
      >
        <RecordList records={successors} />
        {record === null ? null : (
          <>
            <p className={classes.stored}>Its record is still available:</p>
            <RecordList records={[record]} />
          </>
        )}
        <GeneralSearch look="page" initialText={id} />
      </DeadEnd>
    )
  }
  if ('record' in line) {
    return (
      <DeadEnd title={id} sentence={`${id} leads to this record:`} contact="Questions:">
        <RecordList records={[line.record]} />
      </DeadEnd>
    )
  }
  const what = kind === null ? 'record' : kinds[kind].label.toLowerCase()
  return <NotFoundView sentence={`No ${what} in this release is called ${id}.`} searchText={id} />
}

/** Each with its kind and what it is: labels may be alike, also within a kind. */
function RecordList({ records }: { records: readonly RecordRef[] }) {
  if (records.length === 0) return null
  return (
    <ul className={classes.records}>
      {records.map((record) => (
        <RecordItem key={`${record.kind} ${record.key}`} record={record} />
      ))}
    </ul>
  )
}

function RecordItem({ record }: { record: RecordRef }) {
  const { data: summary } = useQuery(summaryQuery(record.kind, String(record.key)))
  const names = summary?.symbols.filter((symbol) => symbol !== record.label).slice(0, mostNames) ?? []
  return (
    <li>
      <PageLink href={summary?.address ?? permanentPathOf(record)}>{record.label}</PageLink>
      {/* As in permanentPathOf. */}
      <span className={classes.kind}>{kinds[record.kind as KindName].label}</span>
      {names.length > 0 && <span className={classes.names}>{names.join(', ')}</span>}
      {summary?.description && <span className={classes.about}>{firstSentence(summary.description)}</span>}
      {summary && names.length === 0 && !summary.description && (
        <span className={classes.about}>{summary.position ?? `No. ${record.key}`}</span>
      )}
    </li>
  )
}

/** Symbols of one gene that a line has room for. */
const mostNames = 4
