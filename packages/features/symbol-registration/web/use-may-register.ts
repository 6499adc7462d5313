import { useQuery } from '@tanstack/react-query'
import { personDetailsQuery } from '../../members/web/person-details-query.ts'
import { useAuth } from '../../sessions/web/use-auth.ts'

/** Whether the member may submit symbols (SYMBOL-023); null while that is not known, and for visitors. The server decides by itself. */
export function useMayRegister(): boolean | null {
  const { profile } = useAuth()
  const { communityId, isTairCurator } = profile
  const { data } = useQuery({ ...personDetailsQuery(communityId ?? 0), enabled: communityId !== null && !isTairCurator })
  if (communityId === null) return null
  if (isTairCurator) return true
  return data ? data.REGISTERING_FOR_ABRC === 'T' : null
}
