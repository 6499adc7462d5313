import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { testOrcidId } from '@rosette/test-kit/people/test-orcid-id.ts'
import { visitOrcid } from '@rosette/test-kit/people/visit-orcid.ts'
import { z } from 'zod'
import { type Account, newAccount, signIn } from './people.ts'

/** An ORCID iD that no other test uses. */
export function freshOrcidId(): string {
  return testOrcidId(randomInt(10_000_000_000))
}

/** Somebody new, signed in in this page's browser and linked to an ORCID iD, all without the page. */
export async function newOrcidAccount(page: Page, orcidId = freshOrcidId()): Promise<Account & { orcidId: string }> {
  const account = await newAccount()
  await signIn(page, account)
  const begun = await page.request.get('/api/auth/orcidloginlink')
  const { url } = z.object({ url: z.string() }).parse(await begun.json())
  const linked = await page.request.post('/api/auth/process-orcid-code', { data: await visitOrcid(url, orcidId) })
  expect(linked.status(), await linked.text()).toBe(200)
  return { ...account, orcidId }
}

/** What a person does on ORCID's own page. */
export async function allowAtOrcid(page: Page, orcidId: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'ORCID stand-in' })).toBeVisible()
  await page.getByLabel('ORCID iD').fill(orcidId)
  await page.getByRole('button', { name: 'Sign in and authorize' }).click()
}
