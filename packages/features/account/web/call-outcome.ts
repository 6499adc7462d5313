import type { EntryOutcome } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { useRouter } from '@tanstack/react-router'

/** The outcome of a call: its success message, or what the server or the network reports. */
export async function outcomeOf(call: () => Promise<string>): Promise<EntryOutcome> {
  try {
    return { isSaved: true, text: await call() }
  } catch (error) {
    return { isSaved: false, text: error instanceof Error ? error.message : String(error) }
  }
}

/** Every login continues at /auth/login, however it started (SESSION-027). */
export function useFinishLogin(): () => Promise<void> {
  const router = useRouter()
  return () => router.navigate({ to: '/auth/login', replace: true })
}
