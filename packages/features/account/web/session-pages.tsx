import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useEffect } from 'react'
import { takeReturn } from '../../sessions/web/auth-return.ts'
import { authState, clearAuth, endSession, reloadProfile } from '../../sessions/web/auth-state.ts'
import { useSite } from '../../site/web/site-context.tsx'
import classes from './session-pages.module.css'

/**
 * Every login returns here and continues to linking ORCID or, if the site has none, to where it began; home if nobody is logged in
 * (SESSION-019, SESSION-020, SHELL-038).
 */
export function LoginReturnPage() {
  const { hasOrcid } = useSite().people
  useEffect(() => {
    const next = () => (hasOrcid ? '/linktoorcid' : (takeReturn() ?? '/profile'))
    // The document is reloaded, so that nothing of an earlier visitor remains.
    void reloadProfile().then(() => location.replace(authState().loggedIn ? next() : '/'))
  }, [hasOrcid])
  return <AuthWait title="Login Return" text="Logging you in..." />
}

/** Ends the session and loads the home page afresh (SESSION-021). */
export function LogoutPage() {
  useEffect(() => {
    void logout()
  }, [])
  return <AuthWait title="Logout" text="Logging you out..." />
}

async function logout(): Promise<void> {
  // If the call fails, the next page shows that the visitor is still logged in.
  await endSession().catch((error: unknown) => console.warn('The session could not be ended', error))
  clearAuth()
  location.replace('/')
}

/** Shown until the server has answered. */
function AuthWait({ title, text }: { title: string; text: string }) {
  usePageTitle(title)
  return (
    <PageWrap className={classes.wait}>
      <h1 className={classes.title}>{title}</h1>
      <p role="status">{text}</p>
    </PageWrap>
  )
}
