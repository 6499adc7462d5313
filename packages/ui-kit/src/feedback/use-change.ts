import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

/** Why something was not done, in words for the visitor. */
export type Failure = {
  text: string
  /** What to quote to a curator; null if the visitor can put it right, or if there was no response. */
  requestId: string | null
  error: Error
}

type ChangeOptions<Input, Result> = {
  /** Throws if it fails. */
  call(input: Input): Promise<Result>
  /** The message instead of the server's. */
  failure?: string | ((error: Error) => string)
  /** Shows the message as a toast: for a button with no room for a notice beside it. */
  hasToast?: boolean
  /** Queries to load again, after a failure too: it may be due to a change that somebody else made. */
  refreshes?: QueryKey
  /** The change is pending until this is over. */
  onDone?(result: Result, input: Input): unknown
  onFailed?(error: Error): void
  onSettled?(): unknown
}

export type Change<Input, Result = unknown> = {
  /** Does nothing while the call before is pending. */
  run(input: Input): void
  isPending: boolean
  /** Of the call that is pending or over: the row whose button was pressed, for instance. */
  input: Input | undefined
  result: Result | undefined
  isDone: boolean
  failure: Failure | null
  /** Forgets the outcome, such as when the visitor changes what they entered. */
  reset(): void
}

/** One call at a time that changes something, starts something or fetches a file: its progress, its outcome and what follows. */
export function useChange<Input = void, Result = unknown>(options: ChangeOptions<Input, Result>): Change<Input, Result> {
  const { call, failure, hasToast = false, refreshes, onDone, onFailed, onSettled } = options
  const queries = useQueryClient()
  const isRunning = useRef(false)
  const mutation = useMutation({
    mutationFn: (input: Input) => call(input),
    // Offline, it fails at once instead of being sent whenever the connection is back.
    networkMode: 'always',
    // Inputs may be passwords.
    gcTime: 0,
    onSuccess: (result, input) => onDone?.(result, input),
    onError(error) {
      if (hasToast) void showToast(failureOf(error, failure).text)
      onFailed?.(error)
    },
    onSettled: async () => {
      isRunning.current = false
      await Promise.all([refreshes && queries.invalidateQueries({ queryKey: refreshes }), onSettled?.()])
    },
  })
  return {
    // The state of the mutation arrives a moment later, so that it would let the second click of a double click pass.
    run(input) {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(input)
    },
    isPending: mutation.isPending,
    input: mutation.variables,
    result: mutation.data,
    isDone: mutation.isSuccess,
    failure: mutation.error && !hasToast ? failureOf(mutation.error, failure) : null,
    reset() {
      if (!isRunning.current) mutation.reset()
    },
  }
}

function failureOf(error: Error, message: string | ((error: Error) => string) = messageOf): Failure {
  const text = typeof message === 'string' ? message : message(error)
  const isOfServer = error instanceof ApiProblemError && error.status !== null && error.status >= 500
  return { text, requestId: isOfServer ? error.requestId : null, error }
}

/** Few pages toast failures, so those that do not are spared what draws toasts. */
async function showToast(text: string): Promise<void> {
  const { toast } = await import('./toast.tsx')
  toast(text, 'error')
}

/** What is wrong with a field says more than that something is. */
function messageOf(error: Error): string {
  return (error instanceof ApiProblemError ? error.issues[0]?.message : undefined) ?? error.message
}
