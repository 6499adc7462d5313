import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import type { SecondStepBody } from '../contract/second-step.ts'
import { codeField } from './code-field.tsx'

type CodeEntry = {
  code: string
  /** What is wrong with it: it is missing, or what the server says. */
  error: string | null
  isPending: boolean
  change(code: string): void
  /** Another kind of code is entered now. */
  forget(): void
  submit(): void
}

const definition = defineEntryForm<SecondStepBody>({
  fields: { code: codeField },
  sections: [{ legend: codeField.label, lines: [['code']] }],
})

/** What a form that asks for a code does: it sends no empty one, sends one at a time, and says why it was refused until another is entered. */
export function useCodeEntry(send: (body: SecondStepBody) => Promise<void>): CodeEntry {
  const form = useEntryForm<SecondStepBody>({
    definition,
    initial: { code: '' },
    emptied: ['code'],
    save: async (body) => {
      await send(body)
      // The page shows what follows.
      return { text: '' }
    },
  })
  return {
    code: String(form.values.code),
    error: form.errors.code ?? form.failure?.text ?? null,
    isPending: form.isPending,
    change: (code) => form.change('code', code),
    forget: () => form.forget('code'),
    submit: form.submit,
  }
}
