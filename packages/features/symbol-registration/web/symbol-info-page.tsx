import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { MemberPage } from '../../members/web/member-page.tsx'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { formPath, infoStep, NotEnabledNotice, registrationQueries, submitStep, useMayRegister, useShownFor } from './members-only.tsx'

const mustLogIn = 'You must be logged in to register a Gene Class Symbol.'

export const symbolInfoPage = defineSitePage({ component: SymbolInfoPage, queries: registrationQueries })

/** What a gene class symbol is, and the way to register one (SYMBOL-001, SYMBOL-002). */
export function SymbolInfoPage() {
  const { loggedIn } = useAuth()
  const { people } = useSite()
  const mayRegister = useMayRegister()
  const [refusal, refuse] = useShownFor(5000)
  return (
    <MemberPage
      title={infoStep.label}
      steps={[submitStep]}
      statement="Reserve a symbol for a class of genes before you publish, so that nobody else uses it for something else."
    >
      <TitledCard isPadded title="Which symbols can be registered">
        <ul>
          <li>A symbol has two to five letters; three or four are ideal. It has no digits and does not start with AT.</li>
          <li>A mutant phenotype symbol stands for a class of phenotypes, a gene product symbol for what a family of genes makes.</li>
          <li>
            A curator reviews every submission. {people.hasMail ? 'You are notified by e-mail, and your' : 'Your'} profile shows its status.
          </li>
        </ul>
      </TitledCard>
      {mayRegister === false ? <NotEnabledNotice /> : null}
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      <div>
        <ButtonLink
          href={formPath}
          variant="filled"
          onClick={(event) => {
            if (loggedIn) return
            event.preventDefault()
            refuse(mustLogIn)
          }}
        >
          Register a Gene Class Symbol
        </ButtonLink>
      </div>
    </MemberPage>
  )
}
