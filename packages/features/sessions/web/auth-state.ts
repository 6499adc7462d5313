import { fetchJson, fetchText } from '@rosette/api-client/fetch-json.ts'
import { useSyncExternalStore } from 'react'
import type { AuthProfile } from '../contract/auth-profile.ts'
import { emptyProfile } from '../contract/empty-profile.ts'
import { forgetAuth, hasCredentialCookies, restoreAuth, storeAuth } from './stored-auth.ts'

export type AuthState = {
  loggedIn: boolean
  /** True only while the profile is being requested (SESSION-016). */
  loading: boolean
  profile: AuthProfile
}

const loggedOut: AuthState = { loggedIn: false, loading: false, profile: emptyProfile }

let state = loggedOut
let running: Promise<void> | null = null
const listeners = new Set<() => void>()

export function authState(): AuthState {
  return state
}

export function onAuthChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** At start: the stored state counts only if both cookies are present, and the profile is requested in any case (SESSION-033). */
export function startAuth(): Promise<void> {
  const stored = hasCredentialCookies() ? restoreAuth() : null
  if (stored) change({ loggedIn: true, loading: false, profile: { ...emptyProfile, ...stored } })
  else clearAuth()
  return reloadProfile()
}

/** Requests the profile unless the visitor is known (SESSION-012). */
export async function loadProfile(): Promise<void> {
  if (!state.loggedIn) await reloadProfile()
}

/** Requests the profile again; a request that is already running is shared (SESSION-013). */
export function reloadProfile(): Promise<void> {
  if (running) return running
  // SESSION-014: if the profile is unavailable, nobody is logged in.
  const request = fetchJson(profileContract(), { path: 'auth/profile' }).catch(() => emptyProfile)
  const own: Promise<void> = request.then((profile) => {
    if (running !== own) return
    running = null
    if (profile.username !== null && hasCredentialCookies()) become(profile, false)
    else clearAuth()
  })
  running = own
  change({ ...state, loading: true })
  return own
}

const profileContract = () => import('../contract/auth-profile.ts').then(({ AuthProfile }) => AuthProfile)

/** Nobody is logged in any more; a pending answer is ignored. */
export function clearAuth(): void {
  running = null
  forgetAuth()
  change(loggedOut)
}

/** After an edit: what the page already knows need not be requested. */
export function setProfile(patch: Partial<AuthProfile>): void {
  if (state.loggedIn) become({ ...state.profile, ...patch }, state.loading)
}

function become(profile: AuthProfile, loading: boolean): void {
  storeAuth(profile)
  change({ loggedIn: true, loading, profile })
}

function change(next: AuthState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Who is logged in, as far as this browser knows. The server decides what they may do. */
export function useAuth(): AuthState {
  return useSyncExternalStore(onAuthChange, authState, () => loggedOut)
}

/** GET auth/logout: ends the session on the server and clears its cookies. */
export async function endSession(): Promise<void> {
  await fetchText({ path: 'auth/logout' })
}
