import { useSyncExternalStore } from 'react'
import { type AuthState, authState, onAuthChange } from './auth-state.ts'

/** Who is logged in, as far as this browser knows. The server decides by itself what he may do. */
export function useAuth(): AuthState {
  return useSyncExternalStore(onAuthChange, authState)
}
