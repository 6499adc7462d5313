import { Button } from '@mantine/core'
import { ApiProblemError, problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../layout/page-wrap.tsx'
import { ButtonLink } from '../links/button-link.tsx'
import { CuratorMail } from '../links/page-link.tsx'
import classes from './record-failure.module.css'

type RecordErrorProps = {
  error: unknown
  /** The kind's label, e.g. 'Locus'. */
  kindLabel: string
  /** The page-not-found view of the site, for a record that does not exist. */
  notFound: ReactNode
  onRetry(): void
}

/** Missing and failed are kept apart: an error must never look like a missing record (DETAIL-009 to DETAIL-011). */
export function RecordFailure({ error, kindLabel, notFound, onRetry }: RecordErrorProps) {
  return isMissing(error) ? notFound : <FailedRecord error={error} kindLabel={kindLabel} onRetry={onRetry} />
}

function FailedRecord({ error, kindLabel, onRetry }: Omit<RecordErrorProps, 'notFound'>) {
  const title = `This ${kindLabel.toLowerCase()} could not be loaded`
  // Without it the title would still name the record that was read before.
  usePageTitle(title)
  const requestId = error instanceof ApiProblemError ? error.requestId : null
  return (
    <div className={classes.error}>
      <h1 className={classes.title}>
        <IconAlertTriangle size={22} className={classes.icon} aria-hidden />
        {title}
      </h1>
      <p role="alert">
        {error instanceof ApiProblemError ? error.message : 'Something went wrong on this page.'} The record still exists; please try again.
      </p>
      {requestId && (
        <p className={classes.small}>
          Request ID: <code>{requestId}</code>
        </p>
      )}
      <div className={classes.actions}>
        <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
        <ButtonLink href="/">Home</ButtonLink>
      </div>
      <p className={classes.small}>
        If this keeps happening, contact <CuratorMail />.
      </p>
    </div>
  )
}

function isMissing(error: unknown): boolean {
  const code = problemCodeOf(error)
  return code === 'not_found' || code === 'gone' || code === 'invalid_request'
}
