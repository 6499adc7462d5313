import { useEffect } from 'react'
import { authState, reloadProfile } from '../../sessions/web/auth-state.ts'
import { AuthWait } from './auth-wait.tsx'

/** Where every login comes back to: on to linking ORCID, or home when nobody is logged in (SESSION-019, SESSION-020). */
export function LoginReturnPage() {
  useEffect(() => {
    // The document is loaded anew, so that nothing of an earlier visitor stays.
    void reloadProfile().then(() => location.replace(authState().loggedIn ? '/linktoorcid' : '/'))
  }, [])
  return <AuthWait title="Login Return" text="Logging you in..." />
}
