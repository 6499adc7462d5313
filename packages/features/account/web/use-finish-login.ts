import { useRouter } from '@tanstack/react-router'

/** Logging in goes on at /auth/login, whichever way it began (SESSION-027). */
export function useFinishLogin(): () => Promise<void> {
  const router = useRouter()
  return () => router.navigate({ to: '/auth/login', replace: true })
}
