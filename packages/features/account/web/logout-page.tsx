import { useEffect } from 'react'
import { clearAuth } from './auth-state.ts'
import { AuthWait } from './auth-wait.tsx'
import { endSession } from './end-session.ts'

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
