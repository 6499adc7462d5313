import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { OrcidStartButton } from '../../orcid/web/orcid-start-button.tsx'
import { rememberReturn } from '../../sessions/web/auth-return.ts'
import { useAuth } from '../../sessions/web/use-auth.ts'
import { LoginCard } from './login-card.tsx'
import { LoginForm } from './login-form.tsx'
import classes from './login-page.module.css'

const home = [{ label: 'Home', href: '/' }]

/** The ways to log in, side by side (SESSION-017). A page to come back to is kept until logging in is over (SESSION-032). */
export function LoginPage({ children }: { children?: ReactNode }) {
  usePageTitle('Login')
  const { loggedIn, profile } = useAuth()
  const { redirect }: { redirect?: unknown } = useSearch({ strict: false })
  useEffect(() => {
    if (typeof redirect === 'string') rememberReturn(redirect)
  }, [redirect])
  return (
    <PageWrap>
      <PageHeading steps={home} here="Login" title="Login" statement="Choose how you log in." />
      {loggedIn ? (
        <Notice kind="info">
          You are logged in as {profile.username}. <PageLink href="/profile">Go to your profile</PageLink>
        </Notice>
      ) : null}
      <div className={classes.cards}>
        <LoginCard title="Credentials" text="Use your Rosette user name and password.">
          <LoginForm />
        </LoginCard>
        <LoginCard title="ORCID" text="One identity across journals and databases. It also opens the record pages.">
          <OrcidStartButton variant="default">Sign in with ORCID</OrcidStartButton>
        </LoginCard>
        <LoginCard title="New here" text="Register to have a profile, edit your record and register gene class symbols.">
          <ButtonLink href="/register">Register</ButtonLink>
        </LoginCard>
      </div>
      {children}
    </PageWrap>
  )
}
