import { authState, clearAuth, endSession, onAuthChange, reloadProfile } from './auth-state.ts'
import { authKey, hasCredentialCookies, restoreAuth } from './stored-auth.ts'

const intervalMs = 5000

/**
 * While somebody is logged in, checks every five seconds whether both cookies are still present (SESSION-004); a login or logout in
 * another tab is noticed at once. `onEnded` runs when the session is gone. Returns a function that stops watching.
 */
export function watchSession(onEnded: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const check = () => {
    if (!authState().loggedIn || hasCredentialCookies()) return
    // Clears the timer too, since it changes the state.
    clearAuth()
    onEnded()
    // SESSION-009: half a session is also ended on the server; if that fails, it expires there.
    endSession().catch((error: unknown) => console.warn('The session could not be ended', error))
  }
  const followState = () => {
    const { loggedIn } = authState()
    if (loggedIn) timer ??= setInterval(check, intervalMs)
    else {
      clearInterval(timer)
      timer = undefined
    }
  }
  const followTabs = ({ key }: StorageEvent) => {
    if (key !== authKey) return
    if (!hasCredentialCookies()) check()
    else if (restoreAuth()?.username !== authState().profile.username) void reloadProfile()
  }
  const stopFollowing = onAuthChange(followState)
  addEventListener('storage', followTabs)
  followState()
  return () => {
    stopFollowing()
    removeEventListener('storage', followTabs)
    clearInterval(timer)
  }
}
