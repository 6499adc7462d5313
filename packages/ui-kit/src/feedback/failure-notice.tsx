import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import type { Failure } from './use-change.ts'

type FailureNoticeProps = {
  failure: Failure | null
  /** Before the message: what could not be done. */
  before?: string
  /** After the message: what can be done about it. */
  children?: ReactNode
}

/** Why a change was not made, beside what the visitor did. */
export function FailureNotice({ failure, before, children }: FailureNoticeProps) {
  if (failure === null || failure.text === '') return null
  return (
    <Notice kind="error">
      {before && `${before} `}
      {failure.text}
      {children && <> {children}</>}
      {failure.requestId !== null && (
        <p>
          Request ID: <code>{failure.requestId}</code>
        </p>
      )}
    </Notice>
  )
}
