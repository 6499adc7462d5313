import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSubscription } from './use-subscription.ts'

afterEach(() => vi.unstubAllGlobals())

function renderSubscription() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  return renderHook(() => useSubscription(), { wrapper }).result
}

test.for([
  ['an institution', 200, { name: 'Example University', status: 'subscribed' }, { name: 'Example University', status: 'subscribed' }],
  ['an empty list', 200, [], null],
  ['a failure', 500, {}, null],
] as const)('[SUBS-003] %s: name, status and that it is loaded', async ([, status, body, institution]) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  const subscription = renderSubscription()
  expect(subscription.current).toEqual({ institution: null, loaded: false })
  await waitFor(() => expect(subscription.current).toEqual({ institution, loaded: true }))
  expect(fetch).toHaveBeenCalledWith('/api/subscription/institution', expect.anything())
})
