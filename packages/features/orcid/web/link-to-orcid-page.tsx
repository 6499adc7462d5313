import { DeadEnd } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import classes from './link-to-orcid-page.module.css'
import { OrcidOffer } from './orcid-offer.tsx'
import { OrcidSteps } from './orcid-steps.tsx'
import { orcidTexts } from './orcid-texts.ts'
import { useOrcidVisit } from './use-orcid-visit.ts'

const home = [{ label: 'Home', href: '/' }]

/** Where visits to ORCID begin and end (ORCID-001 to 016). */
export function LinkToOrcidPage() {
  usePageTitle('Link to ORCID')
  const { phase, check, leave } = useOrcidVisit()
  if (phase.name === 'taken') return <AlreadyLinked />
  if (phase.name === 'unknown') return <NoAccount />
  return (
    <PageWrap>
      <PageHeading steps={home} here="Link to ORCID" title="Link to ORCID" statement={orcidTexts.why} />
      <section className={classes.card} aria-label="ORCID">
        <OrcidSteps phase={phase} />
        <OrcidOffer phase={phase} onRetry={check} onLeave={leave} />
      </section>
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
