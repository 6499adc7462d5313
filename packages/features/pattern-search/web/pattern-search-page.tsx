import { ApiProblemError, problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { CoverageNote, useSetLabels } from '@rosette/ui-kit/sequence/coverage-note.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import { noUnitsPath, RunToken, StartedRun } from '../../runs/contract/run-status.ts'
import { dropDraft, findDraft, keepDraft } from '../../runs/web/form-draft.ts'
import { OwnRunsButton } from '../../runs/web/own-runs-button.tsx'
import { RunAccessNotice } from '../../runs/web/run-access-notice.tsx'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { firstPatternValues, type PatternValues, patternForm, valuesOf } from './pattern-form.ts'
import classes from './pattern-search.module.css'

const title = 'Pattern Search'
const steps = stepsTo('tools')

export const patternSearchPage = defineSitePage({
  component: PatternSearchPage,
  queries: ({ searchStr }) => {
    const token = RunToken.safeParse(new URLSearchParams(searchStr).get('run'))
    return token.success ? [coverageQuery(), runOptionsQuery(token.data)] : [coverageQuery()]
  },
})

/** `/tools/patmatch`: the form. With `?run=` it is filled as for that run. */
export function PatternSearchPage() {
  usePageTitle(title)
  const { run }: { run?: unknown } = useSearch({ strict: false })
  const token = RunToken.safeParse(run)
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement="Finds short patterns in DNA and proteins of Arabidopsis, with alternatives, repeats and mismatches."
        actions={<OwnRunsButton />}
      />
      {token.success ? <FilledForm token={token.data} /> : <DraftedForm />}
    </PageWrap>
  )
}

function FilledForm({ token }: { token: string }) {
  const query = useQuery(runOptionsQuery(token))
  if (query.data) return <PatternForm key={token} initial={valuesOf(query.data)} />
  if (!query.error) return <Loading what="the settings of the run" />
  return (
    <>
      <Notice kind="warning">The settings of this run have expired: runs are kept for 30 days.</Notice>
      <PatternForm initial={firstPatternValues} />
    </>
  )
}

/** What was entered before a login is found again. */
function DraftedForm() {
  const [draft] = useState(() => findDraft('patmatch'))
  return <PatternForm initial={draft === null ? firstPatternValues : valuesOf(draft)} />
}

function PatternForm({ initial }: { initial: PatternValues }) {
  const router = useRouter()
  const { loggedIn } = useAuth()
  const { hasMail } = useSite().people
  const offersMail = loggedIn && hasMail
  const labelOf = useSetLabels()
  const definition = patternForm({ offersMail, labelOf })
  const form = useEntryForm<PatternValues>({
    definition,
    initial,
    save: async (values) => {
      keepDraft('patmatch', values)
      const path = await start(values)
      if (path !== noUnitsPath) dropDraft('patmatch')
      router.history.push(path)
      return { text: '' }
    },
    failure: (error) => (error instanceof ApiProblemError ? error.said : null) ?? 'The search could not be started. Please try again.',
  })
  // The draft is kept, so nobody is asked whether to leave.
  const dataset = SequenceDatasetId.safeParse(form.values.dataset)
  return (
    <>
      <RunAccessNotice formPath="/tools/patmatch" />
      <EntryForm label={title} form={{ ...form, isDirty: () => false }} submitLabel="Search">
        <div>
          <PickListButton kind="locus" onItems={(items) => form.change('genes', items.join('\n'))} />
        </div>
        <CoverageNote set={dataset.success ? dataset.data : null} />
      </EntryForm>
    </>
  )
}

/** Starts a run. Returns the page to go to. */
async function start({ mismatches, ...values }: PatternValues): Promise<string> {
  try {
    const { address } = await fetchJson(StartedRun, { path: 'services/patmatch', body: { ...values, mismatches: Number(mismatches) } })
    return address
  } catch (error) {
    if (problemCodeOf(error) === 'units_exhausted') return noUnitsPath
    throw error
  }
}
