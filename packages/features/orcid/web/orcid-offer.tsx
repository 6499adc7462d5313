import { Button } from '@mantine/core'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAuth } from '../../sessions/web/use-auth.ts'
import classes from './link-to-orcid-page.module.css'
import { OrcidStartButton } from './orcid-start-button.tsx'
import type { OrcidPhase } from './orcid-visit.ts'

type OrcidOfferProps = { phase: OrcidPhase; onRetry(): void; onLeave(): void }

/** What is going on, and what can be done next. */
export function OrcidOffer({ phase, onRetry, onLeave }: OrcidOfferProps) {
  if (phase.name === 'checking') return <p role="status">Checking your ORCID status...</p>
  if (phase.name === 'completing') return <p role="status">Completing the ORCID connection...</p>
  if (phase.name === 'linked') return <Notice kind="success">Your ORCID iD is linked. You are taken on...</Notice>
  return <NextStep phase={phase} onRetry={onRetry} onLeave={onLeave} />
}

function NextStep({ phase, onRetry, onLeave }: OrcidOfferProps) {
  const { loggedIn } = useAuth()
  const fault = 'fault' in phase ? phase.fault : null
  const isRetry = phase.name === 'failed' && !phase.isCallback
  return (
    <>
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      <div className={classes.buttons}>
        {isRetry ? (
          <Button onClick={onRetry}>Try again</Button>
        ) : (
          <OrcidStartButton>{loggedIn ? 'Link ORCID' : 'Sign in with ORCID'}</OrcidStartButton>
        )}
      </div>
      <Others loggedIn={loggedIn} onLeave={onLeave} />
    </>
  )
}

/** ORCID-016: nobody must link; who has no account gets one first. */
function Others({ loggedIn, onLeave }: Pick<OrcidOfferProps, 'onLeave'> & { loggedIn: boolean }) {
  if (loggedIn)
    return (
      <p className={classes.others}>
        <Button variant="default" onClick={onLeave}>
          Skip
        </Button>
        You can link ORCID later from your profile.
      </p>
    )
  return (
    <p className={classes.others}>
      <ButtonLink href="/login">Login</ButtonLink>
      <ButtonLink href="/register">Register</ButtonLink>
    </p>
  )
}
