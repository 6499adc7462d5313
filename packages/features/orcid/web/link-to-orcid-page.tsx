import { Button } from '@mantine/core'
import { DeadEnd, NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { IconCheck } from '@tabler/icons-react'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { SecondStepForm } from '../../sessions/web/second-step-form.tsx'
import { useSite } from '../../site/web/site-context.tsx'
import classes from './link-to-orcid-page.module.css'
import { orcidTexts } from './orcid-client.ts'
import { OrcidStartButton } from './orcid-start-button.tsx'
import { type OrcidPhase, useOrcidVisit } from './orcid-visit.ts'

const home = [{ label: 'Home', href: '/' }]

/** Where ORCID sign-ins start and end (ORCID-001 to 016). A site without ORCID has no such page (SHELL-038). */
export function LinkToOrcidPage() {
  usePageTitle('Link to ORCID')
  return useSite().people.hasOrcid ? <OrcidVisit /> : <NotFoundView />
}

function OrcidVisit() {
  const { phase, check, leave, finishSecondStep, dialog } = useOrcidVisit()
  if (phase.name === 'taken') return <AlreadyLinked />
  if (phase.name === 'unknown') return <NoAccount />
  return (
    <PageWrap>
      <PageHeading steps={home} here="Link to ORCID" title="Link to ORCID" statement={orcidTexts.why} />
      <section className={classes.card} aria-label="ORCID">
        <OrcidSteps phase={phase} />
        {phase.name === 'second-step' ? (
          <SecondStepForm onDone={finishSecondStep} onRestart={check} />
        ) : (
          <OrcidOffer phase={phase} onRetry={check} onLeave={leave} />
        )}
      </section>
      {dialog}
    </PageWrap>
  )
}

/** ORCID-012. */
function AlreadyLinked() {
  return (
    <DeadEnd
      title="ORCID account already linked"
      sentence="This ORCID iD is linked to another account. Log in to that account to use it or to unlink it."
      contact="If that account is not yours, write to"
    >
      <ButtonLink href="/profile">Go to your profile</ButtonLink>
    </DeadEnd>
  )
}

/** ORCID-013. */
function NoAccount() {
  return (
    <DeadEnd
      title="Orcid Authentication Failed"
      sentence="No account is linked to this ORCID iD yet. Register an account, or log in to yours, and link ORCID to it."
      contact="Questions:"
    >
      <p className={classes.buttons}>
        <ButtonLink href="/register">Register</ButtonLink>
        <ButtonLink href="/login">Login</ButtonLink>
      </p>
    </DeadEnd>
  )
}

type OrcidOfferProps = { phase: OrcidPhase; onRetry(): void; onLeave(): void }

/** The current state and the next step. */
function OrcidOffer({ phase, onRetry, onLeave }: OrcidOfferProps) {
  if (phase.name === 'checking') return <p role="status">Checking your ORCID status...</p>
  if (phase.name === 'completing') return <p role="status">Completing the ORCID connection...</p>
  if (phase.name === 'linked') return <Notice kind="success">Your ORCID iD is linked. Redirecting...</Notice>
  return <NextStep phase={phase} onRetry={onRetry} onLeave={onLeave} />
}

function NextStep({ phase, onRetry, onLeave }: OrcidOfferProps) {
  const { loggedIn } = useAuth()
  const error = 'problem' in phase ? phase.problem : null
  const isRetry = phase.name === 'failed' && !phase.isCallback
  return (
    <>
      {error === null ? null : <Notice kind="error">{error}</Notice>}
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

/** ORCID-016: linking is optional; visitors without an account create one first. */
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

const steps = ['Check your account', 'Sign in at ORCID', 'Connect'] as const

/** How many steps are done. */
const stepsDone: Readonly<Record<OrcidPhase['name'], number>> = {
  checking: 0,
  offered: 1,
  failed: 1,
  completing: 2,
  'second-step': 2,
  linked: 3,
  taken: 2,
  unknown: 2,
}

function OrcidSteps({ phase }: { phase: OrcidPhase }) {
  const done = stepsDone[phase.name]
  return (
    <ol className={classes.steps}>
      {steps.map((step, at) => (
        <li key={step} className={at < done ? classes.done : classes.open} aria-current={at === done ? 'step' : undefined}>
          <span className={classes.number} aria-hidden>
            {at < done ? <IconCheck size={14} /> : at + 1}
          </span>
          {step}
          {at < done ? <span className="visually-hidden"> (done)</span> : null}
        </li>
      ))}
    </ol>
  )
}
