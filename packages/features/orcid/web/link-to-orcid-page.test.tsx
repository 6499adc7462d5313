import { renderInSite, setCookie } from '@rosette/test-kit/render-in-site.tsx'
import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyProfile } from '../../sessions/contract/empty-profile.ts'
import { clearAuth } from '../../sessions/web/auth-state.ts'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { LinkToOrcidPage } from './link-to-orcid-page.tsx'
import { OrcidCard } from './orcid-card.tsx'

const flora = {
  ...emptyProfile,
  credentialId: '70',
  username: 'flora',
  firstname: 'Flora',
  userIdentifier: '7',
  communityId: 7,
  hasPassword: true,
}
const site = {
  curatorEmail: 'curator@example.org',
  version: '0.0.0',
  buildDate: '2026-11-01',
  externalLinks: {},
  people: { ...defaultPeople, hasOrcid: true },
}

/** Stands in for the server; tells which calls were made. */
function serve(answers: Readonly<Record<string, { status?: number; body: unknown }>>): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'https://rosette.example').pathname.replace('/api/auth/', '')
    requests.push(path)
    const { status = 200, body } = answers[path] ?? { status: 404, body: null }
    return Response.json(body, { status })
  })
  return requests
}

const problem = (status: number, code: string) => ({ status, body: { code, message: 'A sentence', requestId: 'r-1' } })

async function open(address: string, people = site.people) {
  const page = (
    <StrictMode>
      <SiteProvider site={{ ...site, people }}>
        <LinkToOrcidPage />
      </SiteProvider>
    </StrictMode>
  )
  return renderInSite(page, address)
}

beforeEach(() => {
  clearAuth()
  sessionStorage.clear()
  setCookie('credentialId', '70')
  setCookie('secretKey', 'a-secret')
})
afterEach(() => vi.unstubAllGlobals())

test('[ORCID-005] one code makes one request, also where React runs every effect twice, and then leaves the address', async () => {
  const requests = serve({ profile: { body: flora }, 'process-orcid-code': { body: { success: true, orcid_id: '0000-0002-1825-0097' } } })
  const { router } = await open('/linktoorcid?code=code-1&state=a-state')
  await screen.findByText(/Your ORCID iD is linked/)
  expect(requests.filter((path) => path === 'process-orcid-code')).toHaveLength(1)
  await waitFor(() => expect(router.state.location.href).toBe('/linktoorcid'))
  await waitFor(() => expect(router.state.location.href).toBe('/profile'), { timeout: 3000 })
  expect(requests.filter((path) => path.includes('orcid'))).toEqual(['process-orcid-code'])
})

test('[ORCID-003] a code logs in a visitor who is not logged in', async () => {
  const requests = serve({ profile: { body: emptyProfile }, 'authenticate-orcid': { body: { success: true, orcid_id: null } } })
  await open('/linktoorcid?code=code-2&state=a-state')
  await screen.findByText(/Your ORCID iD is linked/)
  expect(requests.filter((path) => path.includes('orcid'))).toEqual(['authenticate-orcid'])
})

test('[ORCID-003] [SECURE-007] a code logs in a member whose account is linked already: a proof of who they are', async () => {
  const linked = { ...flora, orcidId: '0000-0002-1825-0097' }
  const requests = serve({ profile: { body: linked }, 'authenticate-orcid': { body: { success: true, orcid_id: linked.orcidId } } })
  await open('/linktoorcid?code=code-again&state=a-state')
  await screen.findByText(/Your ORCID iD is linked/)
  expect(requests.filter((path) => path.includes('orcid'))).toEqual(['authenticate-orcid'])
})

test('[SECURE-007] linking asks for the password if the login was long ago', async () => {
  serve({ profile: { body: flora }, 'process-orcid-code': problem(403, 'step_up_required') })
  await open('/linktoorcid?code=code-late&state=a-state')
  await screen.findByLabelText('Current password')
})

test.each([
  ['a failed callback', problem(500, 'internal'), 'Unable to complete ORCID connection. Please try again later.'],
  ['an answer without success', { body: { success: false } }, 'Authentication failed'],
  ['an iD of another account', problem(409, 'conflict'), 'ORCID account already linked'],
  ['an iD without an account', problem(404, 'not_found'), 'Orcid Authentication Failed'],
])('%s shows the message of the specification', async (name, answer, text) => {
  serve({ profile: { body: emptyProfile }, 'authenticate-orcid': answer })
  await open(`/linktoorcid?${new URLSearchParams({ code: name, state: 'a-state' })}`)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('after refusing at ORCID, visitors see that nothing was linked and may start again', async () => {
  serve({ profile: { body: flora }, orcidstatus: { body: { has_orcid: false, orcid_id: null } } })
  await open('/linktoorcid?error=access_denied&state=a-state')
  expect(await screen.findByText('ORCID was not linked because you did not grant access.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Link ORCID' })).toBeTruthy()
})

test('[SHELL-038] if ORCID is not set up, there is no such page, and the profile offers no linking', async () => {
  const requests = serve({ profile: { body: flora }, orcidstatus: { body: { has_orcid: false, orcid_id: null } } })
  await open('/linktoorcid', defaultPeople)
  expect(await screen.findByText('Page Not Found')).toBeTruthy()
  expect(requests).toEqual([])
  for (const hasOrcid of [true, false]) {
    const profile = (
      <SiteProvider site={{ ...site, people: { ...defaultPeople, hasOrcid } }}>
        <OrcidCard />
      </SiteProvider>
    )
    const { container } = await renderInSite(profile)
    expect(container.textContent?.includes('ORCID')).toBe(hasOrcid)
  }
})
