import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { type RunStatus, RunToken } from '../../runs/contract/run-status.ts'
import { runQuery } from '../../runs/web/run-query.ts'
import { RunView } from '../../runs/web/run-view.tsx'
import { analysesWithRuns } from '../contract/analyses-with-runs.ts'

const PatternResult = lazy(() =>
  import('../../pattern-search/web/pattern-result.tsx').then((module) => ({ default: module.PatternResult })),
)

const BlastResultView = lazy(() =>
  import('../../blast/web/result/blast-result-view.tsx').then((module) => ({ default: module.BlastResultView })),
)

/** How each tool shows what it found; each is a chunk of its own. */
const results: Readonly<Record<string, (run: RunStatus) => ReactNode>> = {
  blast: (run) => <BlastResultView token={run.token} />,
  patmatch: (run) => <PatternResult run={run} />,
  ...Object.fromEntries(analysesWithRuns.map((name) => [name, resultOfAnalysis(name)])),
}

/** By the name of the analysis: one whose card promises runs has this file. */
function resultOfAnalysis(analysis: string): (run: RunStatus) => ReactNode {
  const Result = lazy(async () => {
    const { RunResult }: { RunResult: ComponentType<{ token: string }> } = await import(`../../${analysis}/web/${analysis}-run-result.tsx`)
    return { default: RunResult }
  })
  return ({ token }) => <Result token={token} />
}

export const toolRunPage = defineSitePage({
  component: ToolRunPage,
  queries: ({ params: { token = '' } }) => [runQuery(token)],
  isServerRendered: ({ params: { token } }) => RunToken.safeParse(token).success,
})

/** `/runs/{token}` of every tool. */
export function ToolRunPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false })
  return (
    <RunView
      key={token}
      token={token}
      resultOf={(run) => <Suspense fallback={<Loading what="the result" height={800} />}>{results[run.tool]?.(run)}</Suspense>}
    />
  )
}
