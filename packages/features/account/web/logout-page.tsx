import { useEffect } from 'react'
import { clearAuth } from '../../sessions/web/auth-state.ts'
import { endSession } from '../../sessions/web/end-session.ts'
import { AuthWait } from './auth-wait.tsx'

/** Ends the session and goes home with a new document (SESSION-021). */
export function LogoutPage() {
  useEffect(() => {
    void logout()
  }, [])
  return <AuthWait title="Logout" text="Logging you out..." />
}

async function logout(): Promise<void> {
  // Without an answer the visitor sees on the next page that he is still logged in.
  await endSession().catch((error: unknown) => console.warn('The session could not be ended', error))
  clearAuth()
  location.replace('/')
}
