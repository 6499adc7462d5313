import { useId, useState } from 'react'
import type { FieldError } from '../../contract/blast-fields.ts'
import type { BlastService } from '../../contract/blast-service.ts'
import { type BlastDraft, type BlastField, changeProgram, errorsOf, programIn } from './blast-draft.ts'

export type FormState = {
  draft: BlastDraft
  /** Of the last attempt to submit, as far as they still are. */
  errors: readonly FieldError[]
  /** How often submitting was refused. */
  refusals: number
  errorOf(name: BlastField): string | null
  idOf(name: BlastField): string
  change(name: BlastField, value: string): void
  reset(draft: BlastDraft): void
  /** Whether the form may be posted. */
  check(): boolean
}

/** The values of the form, and what is wrong with them once somebody has tried to submit it. */
export function useFormState(opening: BlastDraft, service: BlastService): FormState {
  const id = useId()
  const [draft, setDraft] = useState(opening)
  const [refusals, setRefusals] = useState(0)
  const errors = refusals === 0 ? [] : errorsOf(draft, service)

  function change(name: BlastField, value: string) {
    if (name === 'Algorithm') setDraft((before) => changeProgram(before, programIn({ ...before, Algorithm: value }), service))
    else setDraft((before) => ({ ...before, [name]: value }))
  }

  return {
    draft,
    errors,
    refusals,
    errorOf: (name) => errors.find(({ path }) => path === name)?.message ?? null,
    idOf: (name) => `${id}-${name}`,
    change,
    reset(next) {
      setDraft(next)
      setRefusals(0)
    },
    check() {
      const isRight = errorsOf(draft, service).length === 0
      setRefusals(isRight ? 0 : refusals + 1)
      return isRight
    },
  }
}
