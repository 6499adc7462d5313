import { kinds } from '@rosette/kinds/registry/contract.ts'
import { searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import { RecordPathsProvider } from '@rosette/ui-kit/links/record-paths.tsx'
import { SearchTypesProvider } from '@rosette/ui-kit/search/search-types.tsx'
import { SiteFactsProvider } from '@rosette/ui-kit/site-facts.tsx'
import { RosetteProvider } from '@rosette/ui-kit/theme/rosette-provider.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Draws something as it stands in the site: theme, router at an address, cache, links to records. */
export async function renderInSite(children: ReactNode, address = '/') {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children, notFoundComponent: () => children }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const drawn = render(
    <RosetteProvider>
      <SiteFactsProvider facts={{ curatorEmail: 'curator@example.org' }}>
        <QueryClientProvider client={new QueryClient()}>
          <RecordPathsProvider kinds={kinds}>
            <SearchTypesProvider types={searchTypes}>
              <RouterProvider router={router} />
            </SearchTypesProvider>
          </RecordPathsProvider>
        </QueryClientProvider>
      </SiteFactsProvider>
    </RosetteProvider>,
  )
  return { ...drawn, router }
}
