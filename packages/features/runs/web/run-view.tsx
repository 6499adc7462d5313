import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { type RunStatus, rerunPathOf, runPathOf } from '../contract/run-status.ts'
import { OwnRunsButton } from './own-runs-button.tsx'
import { runCall, runQuery } from './run-query.ts'
import { RunFacts, RunState } from './run-state.tsx'
import classes from './run-view.module.css'

type RunViewProps = {
  token: string
  /** Draws what a finished run of a tool has found. */
  resultOf(run: RunStatus): ReactNode
}

const crumbs = stepsTo('tools')

/** `/runs/{token}`: where a run is, and then what it found. The address lasts as long as the result. */
export function RunView({ token, resultOf }: RunViewProps) {
  const found = useQuery(runQuery(token))
  const { data: run, error } = found
  usePageTitle(run ? titleOf(run) : 'Run')
  if (!run && error instanceof ApiProblemError && error.code === 'not_found') return <NotFoundView sentence={error.message} />
  return (
    <PageWrap className={classes.page}>
      {run ? (
        <>
          <PageHeading
            steps={[...crumbs, { label: run.title, href: run.formPath }]}
            here="Run"
            title={run.title}
            statement={run.summary?.text}
            actions={<RunActions run={run} />}
          />
          <div className={classes.parts}>
            <RunState run={run} />
            {run.summary && resultOf(run)}
            <RunFacts run={run} />
          </div>
        </>
      ) : (
        <QueryPart query={found} what="the run">
          {() => null}
        </QueryPart>
      )}
    </PageWrap>
  )
}

/** What the tab says of itself while somebody looks at another. */
function titleOf({ title, state }: RunStatus): string {
  const words = { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'No result', cancelled: 'Cancelled' } as const
  return `${words[state]}: ${title}`
}

function RunActions({ run }: { run: RunStatus }) {
  return (
    <>
      <OwnRunsButton />
      <ButtonLink href={rerunPathOf(run)}>Run again with changes</ButtonLink>
      {run.summary && (
        <ReuseButton
          reuse={{
            title: `${run.title}, ${run.summary.text}`,
            recordKinds: [],
            call: runCall(run.token),
            fileName: `run-${run.token}`,
            permanentPath: async () => runPathOf(run.token),
            files: async () => [],
          }}
        />
      )}
      <CopyLinkButton />
    </>
  )
}
