import { useRouter } from '@tanstack/react-router'

/** Every login continues at /auth/login, however it started (SESSION-027). */
export function useFinishLogin(): () => Promise<void> {
  const router = useRouter()
  return () => router.navigate({ to: '/auth/login', replace: true })
}
