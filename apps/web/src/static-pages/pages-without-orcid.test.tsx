import { LoginPage } from '@rosette/features/account/web/login-page.tsx'
import { RegisterPage } from '@rosette/features/members/web/register-page.tsx'
import { LinkToOrcidPage } from '@rosette/features/orcid/web/link-to-orcid-page.tsx'
import { emptyProfile } from '@rosette/features/sessions/contract/empty-profile.ts'
import { clearAuth, reloadProfile } from '@rosette/features/sessions/web/auth-state.ts'
import { defaultPeople } from '@rosette/features/site/contract/site-config.ts'
import { SiteProvider } from '@rosette/features/site/web/site-context.tsx'
import { renderInSite, setCookie } from '@rosette/test-kit/render-in-site.tsx'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const facts = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {} }

beforeEach(async () => {
  clearAuth()
  for (const name of ['credentialId', 'secretKey']) setCookie(name, 'flora')
  vi.stubGlobal('fetch', async () => Response.json({ ...emptyProfile, username: 'flora', communityId: 7, hasPassword: true }))
  await reloadProfile()
})
afterEach(() => vi.unstubAllGlobals())

async function wordsOf(page: ReactNode, hasOrcid: boolean): Promise<string> {
  const { container } = await renderInSite(<SiteProvider site={{ ...facts, people: { ...defaultPeople, hasOrcid } }}>{page}</SiteProvider>)
  return container.textContent ?? ''
}

test.for([
  ['the login page', <LoginPage key="login" />],
  ['the page of registration', <RegisterPage key="register" />],
  ['the page that links an iD', <LinkToOrcidPage key="link" />],
] as const)('[SHELL-038] %s offers ORCID if it is set up, and says nothing of it if it is not', async ([, page]) => {
  expect(await wordsOf(page, true)).toMatch(/ORCID/)
  expect(await wordsOf(page, false)).not.toMatch(/ORCID/i)
})
