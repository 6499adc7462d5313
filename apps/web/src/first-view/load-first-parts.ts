import type { QueryClient } from '@tanstack/react-query'

/** Loads the parts of a page that it loads by itself after it was drawn, so that its first view is complete. */
export async function loadFirstParts(queryClient: QueryClient, { pathname, searchStr }: { pathname: string; searchStr: string }) {
  const [, first, second] = pathname.split('/')
  if (first === 'results') {
    const { loadFirstResults } = await import('@rosette/features/results/web/results-page.tsx')
    await loadFirstResults(queryClient, searchStr)
  }
  if (first === 'search' && second) {
    const { loadFirstForms } = await import('@rosette/features/search/web/search-form-page.tsx')
    await loadFirstForms(queryClient, second)
  }
}
