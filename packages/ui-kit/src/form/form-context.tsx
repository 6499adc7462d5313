import { createContext, type ReactNode, useContext } from 'react'
import { formatNumber } from '../text/format-number.ts'
import type { DraftPath, DraftValue } from './form-draft.ts'
import type { Option } from './form-fields.ts'

export type ListedValue = { value: string; count: number }

/** Values found in records, by the name of their list. */
export type OptionLists = { state: 'pending' | 'failed' | 'ready'; lists: Readonly<Record<string, readonly ListedValue[]>> }

/** A way to fill a field with the items of a list, such as those that the visitor has saved. */
export type ListAction = (kind: string, onItems: (items: readonly string[]) => void) => ReactNode

type FormValue = {
  id: string
  options: OptionLists
  change(path: DraftPath, value: DraftValue): void
  /** Left out where the visitor has no lists. */
  listAction?: ListAction | undefined
}

const FormContext = createContext<FormValue>({ id: '', options: { state: 'pending', lists: {} }, change: () => {} })

export const FormProvider = FormContext.Provider

/** What every control of a form knows besides its own field. */
export function useFormContext(): FormValue {
  return useContext(FormContext)
}

type Listed = { options: readonly Option[]; list?: string; any?: Option }

/**
 * The specification's values first, with how many records have them, then other values found in records, then chosen values that are in
 * neither: they come from an earlier search.
 */
export function optionsWithListed({ options, list, any }: Listed, { lists }: OptionLists, chosen: readonly string[]): Option[] {
  const listed = (list === undefined ? undefined : lists[list]) ?? []
  const countOf = new Map(listed.map(({ value, count }) => [value.toLowerCase(), count]))
  const own = options.map((option) => withCount(option, countOf.get(option.value.toLowerCase())))
  const known = new Set([...options, ...(any ? [any] : [])].map(({ value }) => value.toLowerCase()))
  const others = listed.filter(({ value }) => !known.has(value.toLowerCase()))
  const all = [...own, ...others.map(({ value, count }) => withCount({ value, label: value }, count))]
  const missing = chosen.filter((value) => value !== any?.value && !all.some((option) => option.value === value))
  return [...all, ...missing.map((value) => ({ value, label: value }))]
}

/** SHELL-040: what to say of a list whose values no record of the release has; null if there are some, or it is not known yet. */
export function noteWithoutValues({ list }: Pick<Listed, 'list'>, { state, lists }: OptionLists): string | null {
  if (list === undefined || state !== 'ready' || (lists[list] ?? []).length > 0) return null
  return 'No record of this release has a value here.'
}

function withCount(option: Option, count: number | undefined): Option {
  return count === undefined ? option : { ...option, label: `${option.label} (${formatNumber(count)})` }
}
