import { Button } from '@mantine/core'
import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { ShortEntryForm } from '@rosette/ui-kit/entry-form/short-entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { CuratorMail, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useLocation, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId } from 'react'
import { OrcidStartButton } from '../../orcid/web/orcid-start-button.tsx'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { rememberReturn } from '../../sessions/web/auth-return.ts'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { SecondStepForm } from '../../sessions/web/second-step-form.tsx'
import { useSite } from '../../site/web/site-context.tsx'
import { confirmEmailPath, type LoginBody } from '../contract/login-calls.ts'
import classes from './login-page.module.css'
import { useFinishLogin } from './use-finish-login.ts'

const home = [{ label: 'Home', href: '/' }]

/** The ways to log in, side by side (SESSION-017). The page to return to is remembered until login is complete (SESSION-032). */
export function LoginPage({ children }: { children?: ReactNode }) {
  usePageTitle('Login')
  const { loggedIn, profile } = useAuth()
  const { hasOrcid } = useSite().people
  const { redirect }: { redirect?: unknown } = useSearch({ strict: false })
  const arrival = useArrivalText()
  useEffect(() => {
    if (typeof redirect === 'string') rememberReturn(redirect)
  }, [redirect])
  return (
    <PageWrap>
      <PageHeading steps={home} here="Login" title="Login" statement="Choose how to log in." />
      {arrival === null ? null : <Notice kind="success">{arrival}</Notice>}
      {loggedIn ? (
        <Notice kind="info">
          You are logged in as {profile.username}. <PageLink href="/profile">Go to your profile</PageLink>
        </Notice>
      ) : null}
      <div className={classes.cards}>
        <LoginCard title="Credentials" text="Use your Rosette user name and password.">
          <LoginForm />
        </LoginCard>
        {hasOrcid ? (
          <LoginCard title="ORCID" text="One identity across journals and databases. It also opens the record pages.">
            <OrcidStartButton variant="default">Sign in with ORCID</OrcidStartButton>
          </LoginCard>
        ) : null}
        <LoginCard title="New here" text="Register to get a profile, edit your record and register gene class symbols.">
          <ButtonLink href="/register">Register</ButtonLink>
        </LoginCard>
      </div>
      {children}
    </PageWrap>
  )
}

/** What the page before this one had to say (REG-013): it is in the state of the history, so a bookmark or a copied address does not say it again. */
function useArrivalText(): string | null {
  const state = useLocation({ select: (location) => location.state })
  return 'arrival' in state && typeof state.arrival === 'string' ? state.arrival : null
}

/** One way to log in and what it offers. */
function LoginCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  )
}

const definition = defineEntryForm<LoginBody>({
  fields: {
    username: {
      label: 'User name',
      control: 'text',
      size: 'large',
      autoComplete: 'username',
      check: (text) => (text.trim() ? null : 'User name is required.'),
    },
    password: {
      label: 'Password',
      control: 'password',
      size: 'large',
      autoComplete: 'current-password',
      check: (text) => (text ? null : 'Password is required.'),
    },
  },
  sections: [{ legend: 'Credentials', lines: [['username'], ['password']] }],
})

/** User name and password (SESSION-027). Leaving it loses nothing, so it does not ask for confirmation. */
function LoginForm() {
  const { people } = useSite()
  const finish = useFinishLogin()
  const form = useEntryForm<LoginBody>({ definition, initial: { username: '', password: '' }, save: login })
  const code = form.failure && problemCodeOf(form.failure.error)

  async function login(body: LoginBody) {
    await fetchJson(AuthProfile, { path: 'auth/login', body })
    await finish()
    return { text: 'You are logged in.' }
  }
  if (code === 'second_factor_required') {
    return <SecondStepForm onDone={() => void finish()} onRestart={() => form.change('password', '')} />
  }
  return (
    <ShortEntryForm
      label="Login"
      form={form}
      hasSummary
      // Only correct credentials with an unconfirmed e-mail address are refused with this code.
      remedy={code === 'access_denied' && <PageLink href={confirmEmailPath}>Request a new link</PageLink>}
    >
      <Button type="submit" loading={form.isPending}>
        Login
      </Button>
      {people.hasMail ? (
        <PageLink href="/forgotten-password">Forgotten password?</PageLink>
      ) : (
        <p>
          Forgotten password? Write to <CuratorMail />.
        </p>
      )}
    </ShortEntryForm>
  )
}
