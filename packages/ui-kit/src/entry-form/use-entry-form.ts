import { useForm } from '@mantine/form'
import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { type Failure, useChange } from '../feedback/use-change.ts'
import { type EntryFormDefinition, type EntryValue, type EntryValues, errorsOf, fieldNames } from './define-entry-form.ts'

/** What the form shows once saved; without a message, the page shows the outcome itself. */
export type EntrySaved = {
  text: string
  /** Where what was saved is found. */
  path?: string
  /** What fields show, if not what was entered. */
  values?: EntryValues
}

type EntryFormOptions<Values extends EntryValues> = {
  definition: EntryFormDefinition
  initial: Values
  /** Fields that are cleared once saved: passwords. */
  emptied?: readonly (keyof Values & string)[]
  /** Whether the emptied form may be submitted again at once: what was entered is used up. */
  isRepeatable?: boolean
  /** Throws if it fails. */
  save(values: Values): Promise<EntrySaved>
  /** The message instead of the server's. */
  failure?: string | ((error: Error) => string)
  onSaved?(saved: EntrySaved, values: Values): void
}

export type EntryFormState = {
  definition: EntryFormDefinition
  values: EntryValues
  /**
   * Validation messages of fields that have been visited or submitted, in the order of the form, and what the server says of a field
   * until it is changed.
   */
  errors: Readonly<Record<string, string>>
  isPending: boolean
  isDirty(): boolean
  /** Null until it is saved, and again once a field is changed. */
  saved: EntrySaved | null
  failure: Failure | null
  /** Counts invalid submissions; each one moves the focus to the summary. */
  refusals: number
  change(name: string, value: EntryValue): void
  leave(name: string): void
  /** Empties a field as if nobody had visited it, because it now takes something else. */
  forget(name: string): void
  submit(): void
}

/** Form state: a field is validated on blur and on every change after that, and all fields on submission. */
export function useEntryForm<Values extends EntryValues>(options: EntryFormOptions<Values>): EntryFormState {
  const { definition, initial, emptied = [], isRepeatable = false, save, failure, onSaved } = options
  const form = useForm<Record<string, EntryValue>>({ initialValues: { ...initial } })
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState(0)
  const saving = useChange<Values, EntrySaved>({
    call: save,
    onDone(saved, entered) {
      setVisited(new Set())
      form.setValues({ ...Object.fromEntries(emptied.map((name) => [name, ''])), ...saved.values })
      form.resetDirty()
      onSaved?.(saved, entered)
    },
    onFailed(error) {
      const issues = fieldIssues(error, definition)
      form.setErrors(issues)
      if (Object.keys(issues).length > 0) setRefusals((count) => count + 1)
    },
    ...(failure !== undefined && { failure }),
  })
  const allErrors = errorsOf(definition, form.values)
  const shownErrors = fieldNames(definition).flatMap((name) => {
    const text = (visited.has(name) && allErrors[name]) || form.errors[name]
    return typeof text === 'string' ? [[name, text] as const] : []
  })

  function change(name: string, value: EntryValue) {
    form.setFieldValue(name, value)
    saving.reset()
  }

  function submit() {
    // Submitted once: the button does nothing if nothing has changed since the last save.
    if (saving.isPending || (saving.isDone && !isRepeatable)) return
    saving.reset()
    form.clearErrors()
    setVisited(new Set(Object.keys(definition.fields)))
    if (Object.keys(allErrors).length > 0) return setRefusals((count) => count + 1)
    // The values start as Values, and only the form's own fields change them.
    saving.run(form.getValues() as Values)
  }

  return {
    definition,
    values: form.values,
    errors: Object.fromEntries(shownErrors),
    isPending: saving.isPending,
    isDirty: () => form.isDirty(),
    saved: saving.result ?? null,
    // The summary of faults has the server's message already.
    failure: failure === undefined && Object.keys(form.errors).length > 0 ? null : saving.failure,
    refusals,
    change,
    leave: (name) => setVisited((before) => new Set([...before, name])),
    forget(name) {
      change(name, '')
      setVisited((before) => new Set([...before].filter((visitedName) => visitedName !== name)))
    },
    submit,
  }
}

/** What the server says of fields of the form, which it names by their place in the request: `body.email`. */
function fieldIssues(error: Error, { fields }: EntryFormDefinition): Record<string, string> {
  const issues = error instanceof ApiProblemError ? error.issues : []
  const named = issues.map(({ path, message }) => [path.replace(/^body\./, ''), message] as const)
  return Object.fromEntries(named.filter(([name]) => name in fields))
}

const question = 'Your changes have not been saved. Leave this page?'

/** Asks before someone leaves a page with unsaved changes. */
export function useLeaveWarning(isDirty: () => boolean): void {
  useBlocker({ shouldBlockFn: () => isDirty() && !window.confirm(question), enableBeforeUnload: isDirty })
}
