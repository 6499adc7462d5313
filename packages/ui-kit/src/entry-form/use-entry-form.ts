import { useForm } from '@mantine/form'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { type EntryFormDefinition, type EntryValue, type EntryValues, faultsOf } from './define-entry-form.ts'

/** What saving came to, in the words that the form shows; without words the page shows it itself. */
export type EntryOutcome = { isSaved: boolean; text: string }

type EntryFormOptions<Values extends EntryValues> = {
  definition: EntryFormDefinition
  initial: Values
  /** Fields that are emptied when they are saved: passwords. */
  emptied?: readonly (keyof Values & string)[]
  /** Never throws: a failure is an outcome too. */
  save(values: Values): Promise<EntryOutcome>
}

export type EntryFormState = {
  definition: EntryFormDefinition
  values: EntryValues
  /** What is wrong with the fields that were left or sent, in the order of the form. */
  faults: Readonly<Record<string, string>>
  isBusy: boolean
  isDirty(): boolean
  outcome: EntryOutcome | null
  /** Counts submissions with faults, each of which moves the focus to the summary. */
  refusals: number
  change(name: string, value: EntryValue): void
  leave(name: string): void
  submit(): Promise<void>
}

/** Keeps what is entered: a field is checked when it is left, from then on with every change, and all of them on submission. */
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
    // Sent once: while it is on its way, and when nothing changed since it was saved, the button does nothing.
    if (isBusy || outcome?.isSaved) return
    setOutcome(null)
    setVisited(new Set(Object.keys(definition.fields)))
    if (Object.keys(allFaults).length > 0) return setRefusals((count) => count + 1)
    setIsBusy(true)
    // The values began as Values and change only by the form's own fields.
    const reached = await save(form.getValues() as Values)
    setIsBusy(false)
    setOutcome(reached)
    if (!reached.isSaved) return
    setVisited(new Set())
    form.setValues(Object.fromEntries(emptied.map((name) => [name, ''])))
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

const question = 'What you entered has not been saved. Leave this page?'

/** Asks before somebody leaves a page with something that he has not saved. */
export function useLeaveWarning(isDirty: () => boolean): void {
  useBlocker({ shouldBlockFn: () => isDirty() && !window.confirm(question), enableBeforeUnload: isDirty })
}
