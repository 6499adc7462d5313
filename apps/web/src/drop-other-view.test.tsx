import { emptyProfile } from '@rosette/features/sessions/contract/empty-profile.ts'
import { clearAuth, reloadProfile, startAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { setCookie } from '@rosette/test-kit/render-in-site.tsx'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './app.tsx'
import { dropOtherView } from './drop-other-view.ts'

const open = ['record', 'person', { key: '1' }]
const left = ['record', 'person', { key: '2' }]
const locus = ['record', 'locus', { key: '1' }]

afterEach(() => {
  clearAuth()
  vi.unstubAllGlobals()
})

test('[DPERS-007] a login or a logout drops what the visitor before saw of people, and nothing else', async () => {
  const profile = { ...emptyProfile, username: 'flora', communityId: 7 }
  vi.stubGlobal('fetch', async () => Response.json(profile))
  for (const name of ['credentialId', 'secretKey']) setCookie(name, 'a')
  const queryClient = createQueryClient()
  const refetch = vi.fn(async () => 'fetched again')
  for (const queryKey of [open, left, locus]) queryClient.setQueryData(queryKey, 'of the visitor before')
  const leave = new QueryObserver(queryClient, { queryKey: open, queryFn: refetch, staleTime: 60_000 }).subscribe(() => {})
  const stop = dropOtherView(queryClient)
  await startAuth()
  await reloadProfile()
  refetch.mockClear()
  queryClient.setQueryData(left, 'of the member')
  clearAuth()
  await vi.waitFor(() => expect(queryClient.getQueryData(open)).toBe('fetched again'))
  expect(refetch).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryData(left)).toBeUndefined()
  expect(queryClient.getQueryData(locus)).toBe('of the visitor before')
  stop()
  leave()
})

test('[DPERS-007] asking again about the same visitor drops nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json(emptyProfile))
  const queryClient = createQueryClient()
  const stop = dropOtherView(queryClient)
  queryClient.setQueryData(left, 'of the visitor')
  await startAuth()
  await reloadProfile()
  expect(queryClient.getQueryData(left)).toBe('of the visitor')
  stop()
})
