import type { SiteConfig } from '@rosette/features/site/contract/site-config.ts'
import { SiteProvider } from '@rosette/features/site/web/site-context.tsx'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { RecordPathsProvider } from '@rosette/ui-kit/record/record-paths.tsx'
import { RosetteProvider } from '@rosette/ui-kit/theme/rosette-provider.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createAppRouter } from './router.tsx'
import { VisitorProvider } from './visitor-provider.tsx'

type AppProps = { site: SiteConfig; queryClient: QueryClient; router: ReturnType<typeof createAppRouter> }

/** Everything a page may lean on, around the router. */
export function App({ site, queryClient, router }: AppProps) {
  return (
    <RosetteProvider>
      <SiteProvider site={site}>
        <QueryClientProvider client={queryClient}>
          <RecordPathsProvider kinds={kinds}>
            <VisitorProvider>
              <RouterProvider router={router} />
            </VisitorProvider>
          </RecordPathsProvider>
        </QueryClientProvider>
      </SiteProvider>
    </RosetteProvider>
  )
}
