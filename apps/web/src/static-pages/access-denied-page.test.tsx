import { emptyProfile } from '@rosette/features/sessions/contract/empty-profile.ts'
import { clearAuth, reloadProfile } from '@rosette/features/sessions/web/auth-state.ts'
import { defaultPeople } from '@rosette/features/site/contract/site-config.ts'
import { SiteProvider } from '@rosette/features/site/web/site-context.tsx'
import { renderInSite, setCookie } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccessDeniedPage } from './access-denied-page.tsx'

const site = {
  curatorEmail: 'curator@example.org',
  version: '1.2.3',
  buildDate: '2026-03-09',
  externalLinks: {},
  people: { ...defaultPeople, hasOrcid: true },
}

beforeEach(() => clearAuth())
afterEach(() => vi.unstubAllGlobals())

async function openAs(username: string | null, institution: unknown, people = site.people) {
  for (const name of ['credentialId', 'secretKey']) setCookie(name, username)
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('profile') ? { ...emptyProfile, username } : institution),
  )
  await reloadProfile()
  await renderInSite(
    <SiteProvider site={{ ...site, people }}>
      <AccessDeniedPage reason="access" />
    </SiteProvider>,
  )
}

const ways = () => [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((way) => way.textContent)

test('logged out: ORCID first, then logging in, then a subscription', async () => {
  await openAs(null, [])
  await screen.findByText(/You are not logged in. Your network is not part of a subscribing institution./)
  expect(ways()).toEqual(expect.arrayContaining([expect.stringContaining('Sign in with ORCID'), 'Login']))
})

test('logged in without ORCID: linking it', async () => {
  await openAs('flora', { name: 'Example College', status: 'not subscribed' })
  await screen.findByText(/You are logged in as flora, without a linked ORCID iD. Example College has no subscription at present./)
  expect(ways()).toContain('Link your ORCID iD')
  expect(ways()).not.toContain('Login')
})

test.each([
  [null, 'You are not logged in.'],
  ['flora', 'You are logged in as flora.'],
])('[SHELL-038] a site without ORCID neither offers nor mentions it (%s)', async (username, note) => {
  await openAs(username, [], { ...site.people, hasOrcid: false })
  await screen.findByText(new RegExp(`This page needs a subscription. ${note}`))
  expect(document.body.textContent).not.toContain('ORCID')
})
