import { Button, type ButtonProps } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { type ReactNode, useState } from 'react'
import { OrcidLoginLink } from '../contract/orcid-calls.ts'
import { orcidTexts } from './orcid-client.ts'
import classes from './orcid-start-button.module.css'

type OrcidStartButtonProps = Pick<ButtonProps, 'variant'> & { children: ReactNode }

/**
 * Goes to ORCID's own pages (ORCID-002); pages offer it only if the operator has set that up. This may take a while, so the button is
 * busy until the browser has left; failures are shown beside it (ORCID-009).
 */
export function OrcidStartButton({ variant, children }: OrcidStartButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function start() {
    setIsBusy(true)
    setFault(null)
    try {
      await startOrcidLogin()
    } catch (error) {
      setIsBusy(false)
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      <Button variant={variant} leftSection={<OrcidMark />} loading={isBusy} onClick={() => void start()}>
        {children}
      </Button>
    </>
  )
}

/** Sends the browser to ORCID's own pages (ORCID-002); throws the message to show if that fails (ORCID-009). */
async function startOrcidLogin(): Promise<void> {
  const { url } = await fetchJson(OrcidLoginLink, { path: 'auth/orcidloginlink' }).catch((cause: unknown) => {
    throw new Error(orcidTexts.linkFailed, { cause })
  })
  location.assign(url)
}

/** The icon before an ORCID iD; the word always accompanies it. */
export function OrcidMark() {
  return (
    <span className={classes.mark} aria-hidden>
      iD
    </span>
  )
}
