import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import type { Criteria } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import { draftOfCriteria } from '@rosette/ui-kit/form/draft-of-criteria.ts'
import { type Draft, initialDraft } from '@rosette/ui-kit/form/form-draft.ts'
import type { FormDefinition } from '@rosette/ui-kit/form/form-fields.ts'
import { useState } from 'react'

export type LoadedForms = Readonly<Partial<Record<FormCategory, FormDefinition>>>

type Filled = { chosen: FormCategory; drafts: Readonly<Partial<Record<FormCategory, Draft>>> }

/** The values in the forms of one screen. Values of another category are kept (FDNA-013), and a reset can be undone. */
export function useFormDrafts(category: FormCategory, forms: LoadedForms, criteria: Criteria) {
  const [filled, setFilled] = useState<Filled>(() => ({ chosen: category, drafts: filledDrafts(forms, category, criteria) }))
  const [before, setBefore] = useState<Filled | null>(null)
  const { chosen, drafts } = filled
  function fill(next: Filled) {
    setFilled(next)
    setBefore(null)
  }
  return {
    chosen,
    draft: drafts[chosen] ?? initialDraft(forms[chosen]?.fields ?? {}),
    choose: (next: FormCategory) => fill({ chosen: next, drafts }),
    change: (draft: Draft) => fill({ chosen, drafts: { ...drafts, [chosen]: draft } }),
    reset() {
      setFilled({ chosen: category, drafts: {} })
      if (Object.keys(drafts).length > 0) setBefore(filled)
    },
    /** Null if nothing was reset. */
    undo: before && (() => fill(before)),
  }
}

function filledDrafts(forms: LoadedForms, category: FormCategory, criteria: Criteria): Filled['drafts'] {
  const fields = forms[category]?.fields
  return fields && Object.keys(criteria).length > 0 ? { [category]: draftOfCriteria(fields, criteria) } : {}
}
