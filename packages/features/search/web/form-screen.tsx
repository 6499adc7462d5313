import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { type FormCategory, searchFormOf } from '@rosette/kinds/registry/search-entries.ts'
import { type Criteria, criteriaOfDraft } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import { FormProvider, type OptionLists } from '@rosette/ui-kit/form/form-context.tsx'
import { FormGroup } from '@rosette/ui-kit/form/form-group.tsx'
import { SearchForm } from '@rosette/ui-kit/form/search-form.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import { formatResultsPath, newResultsQuery, newSearchPath } from '../../results/web/query/results-query.ts'
import { storeParams } from '../../results/web/query/stored-params.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { OptionListsAnswer, optionListsOf } from '../contract/form-answers.ts'
import { QueryPanel } from './query-panel.tsx'
import { type LoadedForms, useFormDrafts } from './use-form-drafts.ts'
import { useMatchCount } from './use-match-count.ts'

type FormScreenProps = { category: FormCategory; forms: LoadedForms; criteria: Criteria }

/** A form with its values, its query in words and the number of matches. */
export function FormScreen({ category, forms, criteria }: FormScreenProps) {
  const { chosen, draft, choose, change, reset, undo } = useFormDrafts(category, forms, criteria)
  const [problem, setProblem] = useState<string | null>(null)
  const router = useRouter()
  const options = useOptionLists(chosen)
  const form = forms[chosen]
  const criteriaOfForm = form ? criteriaOfDraft(form.fields, draft) : {}
  const count = useMatchCount(chosen, criteriaOfForm)
  if (!form) return null

  function resetAll() {
    reset()
    setProblem(null)
    // The address may name a search that the form no longer shows; the state tells the page to keep the form.
    router.history.replace(router.state.location.pathname, { isReset: true })
  }
  function submit() {
    const paths = submitPaths(chosen, criteriaOfForm)
    if ('problem' in paths) return setProblem(paths.problem)
    // Back leads to the filled form.
    router.history.replace(paths.form)
    // Otherwise the router would merge the two changes.
    router.history.flush()
    router.history.push(paths.results)
  }
  const screen = formsOfScreen(category)
  return (
    <SearchForm
      form={form}
      draft={draft}
      options={options}
      listAction={(kind, onItems) => <PickListButton kind={kind} onItems={onItems} />}
      choice={screen.length > 1 && <CategoryChoice categories={screen} chosen={chosen} onChange={choose} />}
      summary={
        <>
          <QueryPanel category={chosen} fields={form.fields} criteria={criteriaOfForm} count={count} problem={problem} onUndo={undo} />
          {/* Nobody waits for them: they come after the first count, which the server does not make either (HISTORY-019). */}
          <Suspense>{count && <QuestionsCard form={chosen} />}</Suspense>
        </>
      }
      onChange={change}
      onReset={resetAll}
      onSubmit={submit}
    />
  )
}

function useOptionLists(category: FormCategory): OptionLists {
  const { data, isError } = useQuery(optionListsQuery(category))
  if (Object.keys(optionListsOf(category)).length === 0) return { state: 'ready', lists: {} }
  return { state: isError ? 'failed' : data ? 'ready' : 'pending', lists: data?.lists ?? {} }
}

const QuestionsCard = lazy(() => import('../../combinations/web/questions-card.tsx').then((module) => ({ default: module.QuestionsCard })))

type CategoryChoiceProps = { categories: readonly FormCategory[]; chosen: FormCategory; onChange(category: FormCategory): void }

const noOptions = { state: 'ready', lists: {} } as const
const group = { legend: 'Category', hint: 'Choose what to search for.', lines: [['category']] }

/** FDNA-005: which of the forms of one screen is filled in. */
function CategoryChoice({ categories, chosen, onChange }: CategoryChoiceProps) {
  const options = categories.map((value) => ({ value, label: resultCategories[value].singular }))
  const choose = (value: unknown) => {
    const found = categories.find((category) => category === value)
    if (found) onChange(found)
  }
  return (
    <FormProvider value={{ id: 'form', options: noOptions, change: (_path, value) => choose(value) }}>
      <FormGroup
        group={group}
        fields={{ category: { control: 'radio', label: 'Category', options, initial: chosen } }}
        draft={{ category: chosen }}
      />
    </FormProvider>
  )
}

type SubmitPaths = { results: string; form: string } | { problem: string }

/** The address of the results, and that of the filled form for the way back. */
function submitPaths(category: FormCategory, criteria: Criteria): SubmitPaths {
  const reference = searchFormOf(category).isStored ? storeParams(criteria) : { criteria }
  if ('problem' in reference) return reference
  const form = newSearchPath(category, reference)
  return { results: formatResultsPath(newResultsQuery(category, reference)), form }
}

/** Values that records have, for the lists of a form; a form without such lists makes no request. */
function optionListsQuery(category: FormCategory) {
  return queryOptions({
    queryKey: ['search-options', category],
    queryFn: ({ signal }) => fetchJson(OptionListsAnswer, { path: `search-options/${category}`, signal }),
    enabled: Object.keys(optionListsOf(category)).length > 0,
    staleTime: 600_000,
    retry: false,
  })
}

/** Forms that share one screen, and a choice between them (FDNA-003). */
export function formsOfScreen(category: FormCategory): readonly FormCategory[] {
  return category === 'dna' || category === 'vector' ? ['dna', 'vector'] : [category]
}
