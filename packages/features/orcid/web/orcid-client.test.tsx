import { setCookie } from '@rosette/test-kit/render-in-site.tsx'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import type { OrcidState } from '../contract/orcid-calls.ts'
import { findOrcidStatus, processOrcidCode, unlinkOrcid } from './orcid-client.ts'

const caller = { userIdentifier: '7', partnerId: 'tair' }

function answerWith(body: unknown, status = 200) {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const bodyOf = (fetched: ReturnType<typeof answerWith>): unknown => JSON.parse(String(fetched.mock.calls[0]?.[1].body))

beforeEach(() => {
  setCookie('credentialId', '70')
  setCookie('secretKey', 'a-secret')
})
afterEach(() => vi.unstubAllGlobals())

test('[ORCID-015] the calls carry the partner that the site is set up with', async () => {
  const requests = answerWith({ has_orcid: false, orcid_id: null })
  await findOrcidStatus({ ...caller, partnerId: 'rosette' })
  expect(requests.mock.calls[0]?.[0]).toBe('/api/auth/orcidstatus?partnerId=rosette&userIdentifier=7')
  const brought = answerWith({ success: true, orcid_id: null })
  await processOrcidCode({ code: 'a-code', state: 'a-state' }, caller)
  expect(brought.mock.calls[0]?.[0]).toBe('/api/auth/process-orcid-code')
  const sent = { code: 'a-code', state: 'a-state', partnerId: 'tair', userIdentifier: '7', credentialId: '70', secretKey: 'a-secret' }
  expect(bodyOf(brought)).toEqual(sent)
})

test('[API-005] a status that could not be requested is null', async () => {
  answerWith({ code: 'internal', message: 'Broken', requestId: 'r-1' }, 500)
  expect(await findOrcidStatus(caller)).toBeNull()
  answerWith({ nothing: 'known' })
  expect(await findOrcidStatus(caller)).toBeNull()
})

test('[DATA-058] the state of ORCID is the iD, the two cookies and whether there is one', async () => {
  expectTypeOf<OrcidState>().toEqualTypeOf<{
    orcidId: string | null
    hasOrcid: boolean
    credentialId: string | null
    secretKey: string | null
  }>()
  answerWith({ has_orcid: true, orcid_id: '0000-0002-1825-0097' })
  const linked = { orcidId: '0000-0002-1825-0097', hasOrcid: true, credentialId: '70', secretKey: 'a-secret' }
  expect(await findOrcidStatus(caller)).toEqual(linked)
  setCookie('secretKey', null)
  expect(await findOrcidStatus(caller)).toEqual({ ...linked, secretKey: null })
})

test('unlinking sends the credentials along', async () => {
  const fetched = answerWith({ success: true })
  expect(await unlinkOrcid()).toEqual({ success: true })
  expect(bodyOf(fetched)).toEqual({ credentialId: '70', secretKey: 'a-secret' })
})
