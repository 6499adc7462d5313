import { useForm } from '@mantine/form'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { type EntryFormDefinition, type EntryValue, type EntryValues, faultsOf } from './define-entry-form.ts'

/** The outcome of saving and the message that the form shows; without a message, the page shows the outcome itself. */
export type EntryOutcome = {
  isSaved: boolean
  text: string
  /** What fields show once saved, if not what was entered. */
  values?: EntryValues
}

type EntryFormOptions<Values extends EntryValues> = {
  definition: EntryFormDefinition
  initial: Values
  /** Fields that are cleared once saved: passwords. */
  emptied?: readonly (keyof Values & string)[]
  /** Never throws: a failure is an outcome too. */
  save(values: Values): Promise<EntryOutcome>
}

export type EntryFormState = {
  definition: EntryFormDefinition
  values: EntryValues
  /** Validation messages of fields that have been visited or submitted, in the order of the form. */
  faults: Readonly<Record<string, string>>
  isBusy: boolean
  isDirty(): boolean
  outcome: EntryOutcome | null
  /** Counts invalid submissions; each one moves the focus to the summary. */
  refusals: number
  change(name: string, value: EntryValue): void
  leave(name: string): void
  submit(): Promise<void>
}

/** Form state: a field is validated on blur and on every change after that, and all fields on submission. */
export function useEntryForm<Values extends EntryValues>({
  definition,
  initial,
  emptied = [],
  save,
}: EntryFormOptions<Values>): EntryFormState {
  const form = useForm<Record<string, EntryValue>>({ initialValues: { ...initial } })
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<EntryOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const allFaults = faultsOf(definition, form.values)

  function change(name: string, value: EntryValue) {
    form.setFieldValue(name, value)
    setOutcome(null)
  }

  async function submit() {
    // Submitted once: the button does nothing during a request, or if nothing has changed since the last save.
    if (isBusy || outcome?.isSaved) return
    setOutcome(null)
    setVisited(new Set(Object.keys(definition.fields)))
    if (Object.keys(allFaults).length > 0) return setRefusals((count) => count + 1)
    setIsBusy(true)
    // The values start as Values, and only the form's own fields change them.
    const reached = await save(form.getValues() as Values)
    setIsBusy(false)
    setOutcome(reached)
    if (!reached.isSaved) return
    setVisited(new Set())
    form.setValues({ ...Object.fromEntries(emptied.map((name) => [name, ''])), ...reached.values })
    form.resetDirty()
  }

  return {
    definition,
    values: form.values,
    faults: Object.fromEntries(Object.entries(allFaults).filter(([name]) => visited.has(name))),
    isBusy,
    isDirty: () => form.isDirty(),
    outcome,
    refusals,
    change,
    leave: (name) => setVisited((before) => new Set([...before, name])),
    submit,
  }
}

const question = 'Your changes have not been saved. Leave this page?'

/** Asks before someone leaves a page with unsaved changes. */
export function useLeaveWarning(isDirty: () => boolean): void {
  useBlocker({ shouldBlockFn: () => isDirty() && !window.confirm(question), enableBeforeUnload: isDirty })
}
