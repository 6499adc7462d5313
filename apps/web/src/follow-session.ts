import { loadProfile, startAuth } from '@rosette/features/account/web/auth-state.ts'
import { watchSession } from '@rosette/features/account/web/session-watch.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { createAppRouter } from './router.tsx'

/** Finds out who the visitor is: at start, on every new page while it is nobody, and when the session ends (SESSION-007 to 012). */
export function followSession(router: ReturnType<typeof createAppRouter>, queryClient: QueryClient): void {
  void startAuth()
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    // That page asks by itself.
    if (fromLocation && pathChanged && pageOf(toLocation) !== '/auth/login') void loadProfile()
  })
  watchSession(() => {
    // What was shown to the one who left is not kept for the next.
    queryClient.removeQueries({ type: 'inactive' })
    if (pageOf(router.state.location) === '/profile') void router.navigate({ to: '/' })
  })
}

function pageOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/(.)\/$/, '$1')
}
