import { type FormCategory, searchFormOf } from '@rosette/kinds/registry/search-entries.ts'
import { kindWebs } from '@rosette/kinds/registry/web.ts'
import type { FormDefinition } from '@rosette/ui-kit/form/form-fields.ts'
import { queryOptions } from '@tanstack/react-query'

export type LoadedForms = Readonly<Partial<Record<FormCategory, FormDefinition>>>

/** The forms of one screen, each a chunk of its own, loaded when they are needed. */
export function formsQuery(categories: readonly FormCategory[]) {
  return queryOptions({
    queryKey: ['forms', categories],
    queryFn: () => loadForms(categories),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export async function loadForms(categories: readonly FormCategory[]): Promise<LoadedForms> {
  const loaded = await Promise.all(categories.map(async (category) => [category, await loadForm(category)]))
  return Object.fromEntries(loaded)
}

async function loadForm(category: FormCategory): Promise<FormDefinition> {
  const { form } = await kindWebs[searchFormOf(category).kind].form()
  return form
}
