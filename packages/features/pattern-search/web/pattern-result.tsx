import { Button } from '@mantine/core'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { Pager } from '@rosette/ui-kit/table/pager.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type RunStatus, type RunSummary, rerunPathOf } from '../../runs/contract/run-status.ts'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { PatternOptions } from '../contract/pattern-search.ts'
import { MotifCard } from './motif-card.tsx'
import { PatternGeneTable } from './pattern-gene-table.tsx'
import { geneListPath, genesPerPage, type PatternPage, patternGenesQuery } from './pattern-query.ts'
import classes from './pattern-result.module.css'
import { QuestionFacts } from './question-facts.tsx'

/** What a pattern search has found: the question, files, and hits by gene. */
export function PatternResult({ run }: { run: RunStatus }) {
  const query = useQuery(runOptionsQuery(run.token))
  const options = PatternOptions.safeParse(query.data)
  const counts = run.summary?.counts ?? {}
  const hasHits = (counts.hits ?? 0) > 0
  return (
    <>
      {options.success && <QuestionFacts options={options.data} counts={counts} />}
      {options.success && <MotifCard options={options.data} counts={counts} />}
      {hasHits ? (
        <FoundGenes run={run} />
      ) : (
        <Notice kind="info">
          Nothing was found{isPartialSearch(counts) && ' in the sequences of this release, which are not all that are annotated'}. Try other
          sequences, both strands, or a mismatch: <PageLink href={rerunPathOf(run)}>change the search</PageLink>.
        </Notice>
      )}
    </>
  )
}

function isPartialSearch({ searched, annotated }: RunSummary['counts']): boolean {
  return searched !== undefined && annotated !== undefined && searched < annotated
}

function FoundGenes({ run }: { run: RunStatus }) {
  const [view, setView] = useState<PatternPage>({ page: 1, sort: 'name' })
  const found = useQuery(patternGenesQuery(run.token, view))
  const total = run.summary?.counts.genes ?? 0
  const hasLoci = (run.summary?.counts.loci ?? 0) > 0
  return (
    <TitledCard
      title={hasLoci ? 'Hits by gene' : 'Hits by gap between genes'}
      mark={formatNumber(total)}
      action={
        <div className={classes.tools}>
          <label className={classes.sort}>
            Order{' '}
            <select
              value={view.sort}
              onChange={(event) => setView({ page: 1, sort: event.currentTarget.value === 'count' ? 'count' : 'name' })}
            >
              <option value="name">by name</option>
              <option value="count">most hits first</option>
            </select>
          </label>
          {hasLoci && <GeneListButton token={run.token} />}
        </div>
      }
    >
      <p className={classes.files}>
        {(run.summary?.files ?? []).map(({ name, bytes }) => (
          <a key={name} href={`/api/runs/${run.token}/files/${name}`} download>
            {name} ({sizeText(bytes)})
          </a>
        ))}
      </p>
      <QueryPart query={found} what="the hits" isInset>
        {({ genes }) => <PatternGeneTable genes={genes} />}
      </QueryPart>
      <div className={classes.pages}>
        <Pager
          label="Pages of genes"
          page={view.page}
          pages={Math.ceil(total / genesPerPage)}
          onPage={(page) => setView({ ...view, page })}
        />
      </div>
    </TitledCard>
  )
}

/** Opens the loci on the results page, from where they can be counted, filtered and saved as any list. */
function GeneListButton({ token }: { token: string }) {
  const router = useRouter()
  const open = useChange({
    call: () => geneListPath(token),
    failure: 'The list could not be created. Please try again.',
    onDone: (path) => router.history.push(path),
  })
  return (
    <>
      <Button variant="default" size="xs" loading={open.isPending} onClick={() => open.run()}>
        Open as gene list
      </Button>
      <FailureNotice failure={open.failure} />
    </>
  )
}

function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
