import { useAuth } from '@rosette/features/sessions/web/auth-state.ts'
import type { PageData } from '@rosette/features/site/contract/page-data.ts'
import { SiteProvider } from '@rosette/features/site/web/site-context.tsx'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { boxTypes } from '@rosette/kinds/registry/search-entries.ts'
import { RecordPathsProvider, SearchTypesProvider, VisitorFactsProvider } from '@rosette/ui-kit/app-facts.tsx'
import { PhoneProvider } from '@rosette/ui-kit/layout/use-screen.tsx'
import { RosetteProvider } from '@rosette/ui-kit/theme/rosette-provider.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { CalmQueries } from './first-view/calm-queries.tsx'
import type { createAppRouter } from './router.tsx'

type AppProps = {
  data: Pick<PageData, 'site' | 'firstView'>
  queryClient: QueryClient
  router: ReturnType<typeof createAppRouter>
  /** On the server, where no document tells it. */
  nonce?: string
}

/** The providers that pages rely on, around the router. */
export function App({ data: { site, firstView }, queryClient, router, nonce }: AppProps) {
  return (
    <RosetteProvider nonce={nonce}>
      <SiteProvider site={site}>
        <QueryClientProvider client={queryClient}>
          <CalmQueries isFirstView={firstView !== null}>
            <RecordPathsProvider kinds={kinds}>
              <SearchTypesProvider box={boxTypes}>
                <VisitorProvider>
                  <PhoneProvider isPhone={firstView?.isPhone ?? false}>
                    <RouterProvider router={router} />
                  </PhoneProvider>
                </VisitorProvider>
              </SearchTypesProvider>
            </RecordPathsProvider>
          </CalmQueries>
        </QueryClientProvider>
      </SiteProvider>
    </RosetteProvider>
  )
}

/** One cache for the whole visit. Each query decides how long its answer is valid and whether to refetch. */
export function createQueryClient(): QueryClient {
  // What a loader has just read, its page does not read again.
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 1000 } } })
}

/** Tells the shared components who the visitor is. */
function VisitorProvider({ children }: { children: ReactNode }) {
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
