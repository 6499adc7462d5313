import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../sessions/web/use-auth.ts'
import { type Institution, institutionQuery } from './institution-query.ts'

/** The institution of the visitor, asked for at start and again when somebody logs in or out (SUBS-003). */
export function useSubscription(): { institution: Institution | null; loaded: boolean } {
  const { profile } = useAuth()
  const { data, isSuccess } = useQuery(institutionQuery(profile.userIdentifier))
  return { institution: data ?? null, loaded: isSuccess }
}
