import { setCookie } from '@rosette/test-kit/render-in-site.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyProfile } from '../contract/empty-profile.ts'
import { type AuthState, authState, clearAuth, loadProfile, onAuthChange, reloadProfile, setProfile, startAuth } from './auth-state.ts'
import { authKey } from './stored-auth.ts'

const flora = { ...emptyProfile, credentialId: '7', username: 'flora', firstname: 'Flora', email: 'flora@example.org', communityId: 7 }

function setCookies(...present: string[]) {
  for (const name of ['credentialId', 'secretKey']) setCookie(name, present.includes(name) ? `a-${name}` : null)
}

function answerWith(profile: unknown, status = 200) {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => Response.json(profile, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => {
  localStorage.clear()
  clearAuth()
  setCookies('credentialId', 'secretKey')
})
afterEach(() => vi.unstubAllGlobals())

test.for([
  ['both cookies and a username', ['credentialId', 'secretKey'], flora, true],
  ['no credentialId', ['secretKey'], flora, false],
  ['no secretKey', ['credentialId'], flora, false],
  ['no username', ['credentialId', 'secretKey'], emptyProfile, false],
] as const)('[SESSION-001] logged in or not: %s', async ([, cookies, profile, expected]) => {
  setCookies(...cookies)
  answerWith(profile)
  await loadProfile()
  expect(authState().loggedIn).toBe(expected)
  expect(authState().profile).toEqual(expected ? flora : emptyProfile)
})

test('[SESSION-013] two triggers make one request, and a third after the answer another', async () => {
  const fetched = answerWith(emptyProfile)
  await Promise.all([loadProfile(), reloadProfile()])
  expect(fetched).toHaveBeenCalledTimes(1)
  await loadProfile()
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('[SESSION-012] the profile of a logged-in visitor is not requested again, unless on purpose', async () => {
  const fetched = answerWith(flora)
  await loadProfile()
  await loadProfile()
  expect(fetched).toHaveBeenCalledTimes(1)
  await reloadProfile()
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('[SESSION-016] loading is true only while the call runs', async () => {
  answerWith(flora)
  const seen: Pick<AuthState, 'loggedIn' | 'loading'>[] = []
  const stop = onAuthChange(() => seen.push({ loggedIn: authState().loggedIn, loading: authState().loading }))
  expect(authState()).toMatchObject({ loggedIn: false, loading: false })
  await loadProfile()
  setProfile({ firstname: 'F.' })
  clearAuth()
  stop()
  expect(seen).toEqual([
    { loggedIn: false, loading: true },
    { loggedIn: true, loading: false },
    { loggedIn: true, loading: false },
    { loggedIn: false, loading: false },
  ])
})

test.for([500, 401, 404])('[SESSION-014] an answer of %d means not logged in', async (status) => {
  answerWith({ code: 'internal', message: 'Broken', requestId: 'r' }, status)
  await expect(loadProfile()).resolves.toBeUndefined()
  expect(authState()).toEqual({ loggedIn: false, loading: false, profile: emptyProfile })
})

test('[SESSION-015] [SESSION-031] only what the header shows is stored', async () => {
  answerWith(flora)
  await loadProfile()
  expect(JSON.parse(localStorage.getItem(authKey) ?? 'null')).toEqual({ username: 'flora', firstname: 'Flora', lastname: null })
  expect(JSON.stringify({ ...localStorage })).not.toContain('a-secretKey')
})

test('[SESSION-033] a stored state counts at start only with both cookies, and the profile is requested in any case', async () => {
  const fetched = answerWith(emptyProfile)
  localStorage.setItem(authKey, JSON.stringify({ username: 'flora', firstname: 'Flora', lastname: null }))
  const loaded = startAuth()
  expect(authState()).toMatchObject({ loggedIn: true, loading: true, profile: { username: 'flora' } })
  await loaded
  expect(authState().loggedIn).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(1)

  localStorage.setItem(authKey, JSON.stringify({ username: 'flora', firstname: 'Flora', lastname: null }))
  setCookies('credentialId')
  const again = startAuth()
  expect(authState().loggedIn).toBe(false)
  expect(localStorage.getItem(authKey)).toBeNull()
  await again
})

test('foreign data in storage is ignored', async () => {
  answerWith(emptyProfile)
  localStorage.setItem(authKey, '{"username":7}')
  const loaded = startAuth()
  expect(authState().loggedIn).toBe(false)
  await loaded
})

test('an answer that comes after logging out does not log in again', async () => {
  answerWith(flora)
  const late = loadProfile()
  clearAuth()
  await late
  expect(authState()).toEqual({ loggedIn: false, loading: false, profile: emptyProfile })
})

test('[SESSION-026] the call goes below the one path of the API with cookies', async () => {
  const fetched = answerWith(flora)
  await loadProfile()
  expect(fetched).toHaveBeenCalledWith('/api/auth/profile', expect.objectContaining({ credentials: 'same-origin' }))
})
