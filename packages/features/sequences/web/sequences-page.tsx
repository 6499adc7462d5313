import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { bulkSequencesPath } from '@rosette/contract-kit/site-paths/sequences-path.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { findRequest } from './find-request.ts'
import { MissingIds } from './missing-ids.tsx'
import { type ShownSequences, type StoredRequest, sequenceQuery } from './sequence-query.ts'
import classes from './sequences-page.module.css'
import { describeRequest, sequencesReuse } from './sequences-reuse.ts'

const title = 'Sequences'
const steps = [...stepsTo('tools'), { label: 'Bulk Data Retrieval', href: bulkSequencesPath() }]

// What is requested is stored in this browser, where only the page looks for it.
export const sequencesPage = defineSitePage({ component: SequencesPage, queries: () => [] })

/** `/sequences?key=…`: the FASTA of a request that this browser keeps, without header and footer (BULK-009, SHELL-005). */
export function SequencesPage() {
  usePageTitle(title)
  const { key, search_params: written }: { key?: string; search_params?: string } = useSearch({ strict: false })
  const found = useMemo(() => findRequest(key, written), [key, written])
  return (
    <PageWrap className={classes.page}>
      {'error' in found ? (
        <>
          <PageHeading steps={steps} here={title} title={title} />
          <Notice kind="error">{found.error}</Notice>
        </>
      ) : (
        <RequestedSequences storageKey={key ?? null} request={found.request} />
      )}
    </PageWrap>
  )
}

function RequestedSequences({ storageKey, request }: { storageKey: string | null; request: StoredRequest }) {
  const sequences = useQuery(sequenceQuery(storageKey, request))
  const { data } = sequences
  const heading = { steps, here: title, statement: describeRequest(request) }
  if (data) {
    const reuse = sequencesReuse(storageKey, request, data.count)
    return (
      <>
        <PageHeading {...heading} title={countSequences(data.count)} actions={<ReuseButton reuse={reuse} />} />
        <MissingIds missing={data.missing} />
        <Fasta shown={data} />
      </>
    )
  }
  return (
    <>
      <PageHeading {...heading} title={title} />
      <QueryPart query={sequences} what="sequences" failure={sequences.error && <Refusal error={sequences.error} />}>
        {() => null}
      </QueryPart>
    </>
  )
}

function countSequences(count: number): string {
  if (count === 0) return 'No sequences'
  return formatCount(count, 'sequence')
}

/** BULK-010: what the response says, and what it says of each part of the request. */
function Refusal({ error }: { error: Error }) {
  const problem = error instanceof ApiProblemError ? error : null
  return (
    <>
      {problem?.said ?? error.message}
      {problem?.issues.map(({ path, message }) => (
        <span key={path} className={classes.issue}>
          {message}
        </span>
      ))}
    </>
  )
}

function Fasta({ shown: { fasta, isWhole, count, shown } }: { shown: ShownSequences }) {
  if (count === 0)
    return <p className={classes.none}>None of these names has a sequence in this dataset. Check the names, or choose another dataset.</p>
  return (
    <>
      {!isWhole && (
        <Notice kind="info">
          Only the first {formatNumber(shown)} of {formatNumber(count)} sequences are shown. “Download and cite” saves all of them.
        </Notice>
      )}
      <figure className={classes.figure}>
        <figcaption className={classes.head}>
          FASTA
          <CopyButton text={fasta} label="Copy FASTA" copied="Sequence copied to clipboard!" failed="Failed to copy the sequence." />
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1). */}
        <section className={classes.fasta} aria-label="FASTA" tabIndex={0}>
          <pre>{fasta}</pre>
        </section>
      </figure>
    </>
  )
}
