import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import { type Criteria, criteriaOfDraft } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import type { OptionLists } from '@rosette/ui-kit/form/form-context.tsx'
import { SearchForm } from '@rosette/ui-kit/form/search-form.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formsOfScreen } from '../contract/forms-of-screen.ts'
import { optionListsOf } from '../contract/option-lists.ts'
import { CategoryChoice } from './category-choice.tsx'
import type { LoadedForms } from './forms-query.ts'
import { optionListsQuery } from './option-lists-query.ts'
import { QueryPanel } from './query-panel.tsx'
import { submitPaths } from './submit-paths.ts'
import { useFormDrafts } from './use-form-drafts.ts'
import { useMatchCount } from './use-match-count.ts'

type FormScreenProps = { category: FormCategory; forms: LoadedForms; criteria: Criteria }

/** A form with what is in it, what it asks for and how much that finds. */
export function FormScreen({ category, forms, criteria }: FormScreenProps) {
  const { chosen, draft, choose, change, reset, undo } = useFormDrafts(category, forms, criteria)
  const [fault, setFault] = useState<string | null>(null)
  const router = useRouter()
  const options = useOptionLists(chosen)
  const form = forms[chosen]
  const asked = form ? criteriaOfDraft(form.fields, draft) : {}
  const count = useMatchCount(chosen, asked)
  if (!form) return null

  function resetAll() {
    reset()
    setFault(null)
    // The address may name a search that the form no longer shows; the page is told that it is the same one.
    router.history.replace(router.state.location.pathname, { isReset: true })
  }
  function submit() {
    const paths = submitPaths(chosen, asked)
    if ('fault' in paths) return setFault(paths.fault)
    // The way back leads to the filled form.
    router.history.replace(paths.form)
    // Two changes of one moment would become one.
    router.history.flush()
    router.history.push(paths.results)
  }
  const screen = formsOfScreen(category)
  return (
    <SearchForm
      form={form}
      draft={draft}
      options={options}
      choice={screen.length > 1 && <CategoryChoice categories={screen} chosen={chosen} onChange={choose} />}
      summary={<QueryPanel category={chosen} fields={form.fields} criteria={asked} count={count} fault={fault} onUndo={undo} />}
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
