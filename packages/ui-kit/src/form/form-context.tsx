import { createContext, useContext } from 'react'
import type { DraftPath, DraftValue } from './form-draft.ts'

export type ListedValue = { value: string; count: number }

/** Values that records hold, by the name of their list. */
export type OptionLists = { state: 'pending' | 'failed' | 'ready'; lists: Readonly<Record<string, readonly ListedValue[]>> }

type FormValue = { id: string; options: OptionLists; change(path: DraftPath, value: DraftValue): void }

const FormContext = createContext<FormValue>({ id: '', options: { state: 'pending', lists: {} }, change: () => {} })

export const FormProvider = FormContext.Provider

/** What every control of a form knows beside its own field. */
export function useFormContext(): FormValue {
  return useContext(FormContext)
}
