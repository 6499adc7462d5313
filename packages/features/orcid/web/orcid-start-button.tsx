import { Button, type ButtonProps } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import type { ReactNode } from 'react'
import { OrcidLoginLink } from '../contract/orcid-calls.ts'
import { orcidTexts } from './orcid-client.ts'
import classes from './orcid-start-button.module.css'

type OrcidStartButtonProps = Pick<ButtonProps, 'variant'> & { children: ReactNode }

/**
 * Goes to ORCID's own pages (ORCID-002); pages offer it only if the operator has set that up. This may take a while, so the button is
 * busy until the browser has left; failures are shown beside it (ORCID-009).
 */
export function OrcidStartButton({ variant, children }: OrcidStartButtonProps) {
  const start = useChange({
    call: () => fetchJson(OrcidLoginLink, { path: 'auth/orcidloginlink' }),
    failure: orcidTexts.linkFailed,
    onDone: ({ url }) => location.assign(url),
  })
  return (
    <>
      <FailureNotice failure={start.failure} />
      <Button variant={variant} leftSection={<OrcidMark />} loading={start.isPending || start.isDone} onClick={() => start.run()}>
        {children}
      </Button>
    </>
  )
}

/** The icon before an ORCID iD; the word always accompanies it. */
export function OrcidMark() {
  return (
    <span className={classes.mark} aria-hidden>
      iD
    </span>
  )
}
