import type { EntryOutcome } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { useRouter } from '@tanstack/react-router'

/** What a call came to: the sentence of its success, or what the server or the network says. */
export async function outcomeOf(call: () => Promise<string>): Promise<EntryOutcome> {
  try {
    return { isSaved: true, text: await call() }
  } catch (error) {
    return { isSaved: false, text: error instanceof Error ? error.message : String(error) }
  }
}

/** Logging in goes on at /auth/login, whichever way it began (SESSION-027). */
export function useFinishLogin(): () => Promise<void> {
  const router = useRouter()
  return () => router.navigate({ to: '/auth/login', replace: true })
}
