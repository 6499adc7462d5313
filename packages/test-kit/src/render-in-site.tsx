import { kinds } from '@rosette/kinds/registry/contract.ts'
import { boxTypes } from '@rosette/kinds/registry/search-entries.ts'
import { RecordPathsProvider, SearchTypesProvider, SiteFactsProvider } from '@rosette/ui-kit/app-facts.tsx'
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
  const rendered = render(
    <RosetteProvider>
      <SiteFactsProvider facts={{ curatorEmail: 'curator@example.org' }}>
        <QueryClientProvider client={new QueryClient()}>
          <RecordPathsProvider kinds={kinds}>
            <SearchTypesProvider box={boxTypes}>
              <RouterProvider router={router} />
            </SearchTypesProvider>
          </RecordPathsProvider>
        </QueryClientProvider>
      </SiteFactsProvider>
    </RosetteProvider>,
  )
  return { ...rendered, router }
}

/** Sets a cookie that scripts may read, or takes it away, as the server's answers do. */
export function setCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the DOM of the tests has no cookie store.
  document.cookie = value === null ? `${name}=; max-age=0; path=/` : `${name}=${value}; path=/`
}
