import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { useState } from 'react'
import type { SecondStepBody } from '../contract/second-step.ts'

type CodeEntry = {
  code: string
  /** What is wrong with it: it is missing, or what the server says. */
  error: string | null
  isPending: boolean
  change(code: string): void
  submit(): void
}

/** What a form that asks for a code does: it sends no empty one, sends one at a time, and says why it was refused until another is entered. */
export function useCodeEntry(send: (body: SecondStepBody) => Promise<void>): CodeEntry {
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const sending = useChange({ call: send })

  function submit() {
    if (code.trim() === '') return setMissing(true)
    sending.run({ code })
  }
  function change(entered: string) {
    setCode(entered)
    setMissing(false)
    sending.reset()
  }
  const error = isMissing ? 'Code is required.' : (sending.failure?.text ?? null)
  return { code, error, isPending: sending.isPending, change, submit }
}
