import { afterEach, expect, test, vi } from 'vitest'
import { startDownload } from './start-download.ts'

afterEach(() => vi.unstubAllGlobals())

const refusal = { code: 'login_required', message: 'Log in first', requestId: 'r', redirectUri: '/login' }

test('[SESSION-023] the body of a refused download says where to log in, and is then read', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const fetched = vi.fn(async (_address: string, { method = 'GET' }: RequestInit) =>
    method === 'HEAD' ? new Response(null, { status: 401 }) : Response.json(refusal, { status: 401 }),
  )
  vi.stubGlobal('fetch', fetched)
  await expect(startDownload('/api/export/genes')).rejects.toMatchObject({ code: 'login_required', message: 'Log in first' })
  expect(assign).toHaveBeenCalledWith(`/login?redirect=${encodeURIComponent(location.href)}`)
})

test('any other refusal takes one request', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 503, headers: { 'retry-after': '5' } }))
  vi.stubGlobal('fetch', fetched)
  await expect(startDownload('/api/export/genes')).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  expect(fetched).toHaveBeenCalledTimes(1)
})
