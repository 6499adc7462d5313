import { useState } from 'react'
import type { SecondStepBody } from '../contract/second-step.ts'

type CodeEntry = {
  code: string
  /** What is wrong with it: it is missing, or what the server says. */
  fault: string | null
  isBusy: boolean
  change(code: string): void
  submit(): Promise<void>
}

/** What a form that asks for a code does: it sends no empty one, sends one at a time, and says why it was refused until another is entered. */
export function useCodeEntry(send: (body: SecondStepBody) => Promise<void>): CodeEntry {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    if (isBusy) return
    if (code.trim() === '') return setFault('Code is required.')
    setIsBusy(true)
    try {
      await send({ code })
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }
  function change(entered: string) {
    setCode(entered)
    setFault(null)
  }
  return { code, fault, isBusy, change, submit }
}
