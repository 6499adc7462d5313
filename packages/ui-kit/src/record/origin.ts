import { useRouterState } from '@tanstack/react-router'
import { z } from 'zod'

/** Where the reader came from: a search. It travels in the history entry, so Back and reload keep it and no address shows it. */
export const Origin = z.object({ label: z.string(), href: z.string().startsWith('/') })
export type Origin = z.infer<typeof Origin>

const WithOrigin = z.object({ origin: Origin })

/** The search this page was opened from, or null. */
export function useOrigin(): Origin | null {
  const state = useRouterState({ select: (router) => router.location.state })
  const parsed = WithOrigin.safeParse(state)
  return parsed.success ? parsed.data.origin : null
}
