import { authState, onAuthChange } from '@rosette/features/sessions/web/auth-state.ts'
import type { QueryClient } from '@tanstack/react-query'

/** DPERS-007: what a person shows depends on who reads it, so after a login or a logout it is fetched again. Returns a function that stops. */
export function dropOtherView(queryClient: QueryClient): () => void {
  const records = { queryKey: ['record', 'person'] }
  // The document comes with a record for the visitor who opened it, so the first answer about them changes nothing.
  let known: number | null | undefined
  return onAuthChange(() => {
    const { loading, loggedIn, profile } = authState()
    // What the browser stored says nothing about who it is.
    if (loading || (loggedIn && profile.communityId === null)) return
    if (known !== undefined && known !== profile.communityId) {
      queryClient.removeQueries({ ...records, type: 'inactive' })
      void queryClient.invalidateQueries(records)
    }
    known = profile.communityId
  })
}
