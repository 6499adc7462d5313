import { useAuth } from '@rosette/features/account/web/use-auth.ts'
import { VisitorFactsProvider } from '@rosette/ui-kit/visitor-facts.tsx'
import { type ReactNode, useMemo } from 'react'

/** Tells the shared components below who looks at them. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const { profile } = useAuth()
  const facts = useMemo(() => {
    const confirmed = profile.affiliations.filter(({ isConfirmed }) => isConfirmed)
    return {
      communityId: profile.communityId,
      isCurator: profile.isTairCurator,
      organizationIds: confirmed.map(({ community_id }) => community_id),
    }
  }, [profile])
  return <VisitorFactsProvider facts={facts}>{children}</VisitorFactsProvider>
}
