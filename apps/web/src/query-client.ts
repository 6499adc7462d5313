import { QueryClient } from '@tanstack/react-query'

/** One cache for the whole visit. Each query says itself how long its answer holds and whether to ask again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
}
