import { setCookie } from '@rosette/test-kit/render-in-site.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyProfile } from '../contract/empty-profile.ts'
import { authState, clearAuth, loadProfile } from './auth-state.ts'
import { watchSession } from './session-watch.ts'
import { authKey } from './stored-auth.ts'

const flora = { ...emptyProfile, username: 'flora' }
let requests: string[]
let stop: () => void
const onEnded = vi.fn()

beforeEach(async () => {
  requests = []
  onEnded.mockClear()
  clearAuth()
  for (const name of ['credentialId', 'secretKey']) setCookie(name, 'x')
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return address === '/api/auth/profile' ? Response.json(flora) : Response.json({ success: true })
  })
  vi.useFakeTimers()
  stop = watchSession(onEnded)
  await loadProfile()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lose = (name: string) => setCookie(name, null)

test.for(['credentialId', 'secretKey'])('[SESSION-004] without %s the state is kept until the tick of 5 s', (name) => {
  lose(name)
  vi.advanceTimersByTime(4999)
  expect(authState().loggedIn).toBe(true)
  vi.advanceTimersByTime(1)
  expect(authState().loggedIn).toBe(false)
})

test('[SESSION-005] a missing cookie clears the state and the profile and stops the timer', async () => {
  vi.advanceTimersByTime(20_000)
  expect(authState().loggedIn).toBe(true)
  lose('secretKey')
  vi.advanceTimersByTime(5000)
  expect(authState()).toEqual({ loggedIn: false, loading: false, profile: emptyProfile })
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(onEnded).toHaveBeenCalledTimes(1)
  // SESSION-006: one logout call, however long it goes on.
  expect(requests.filter((address) => address === '/api/auth/logout')).toHaveLength(1)
  await loadProfile()
  expect(requests.filter((address) => address === '/api/auth/profile')).toHaveLength(2)
})

test('logging out in another tab is heard at once, logging in there too', async () => {
  lose('credentialId')
  dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(authState().loggedIn).toBe(true)
  dispatchEvent(new StorageEvent('storage', { key: authKey }))
  expect(authState().loggedIn).toBe(false)
  setCookie('credentialId', 'x')
  dispatchEvent(new StorageEvent('storage', { key: authKey }))
  await vi.waitFor(() => expect(authState().loggedIn).toBe(true))
})

test('somebody else who logs in in another tab is found out', async () => {
  dispatchEvent(new StorageEvent('storage', { key: authKey }))
  expect(requests).toEqual(['/api/auth/profile'])
  localStorage.setItem(authKey, JSON.stringify({ username: 'nemo', firstname: null, lastname: null }))
  dispatchEvent(new StorageEvent('storage', { key: authKey }))
  expect(requests).toEqual(['/api/auth/profile', '/api/auth/profile'])
  await vi.waitFor(() => expect(authState().loading).toBe(false))
})
