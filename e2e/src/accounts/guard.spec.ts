import { expect, type Page } from '@playwright/test'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { findMemberKey } from '../kit/api-calls.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { goInside } from '../kit/go-inside.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { accountBar, as, type Role } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const locus = '/locus?name=AT4G18960'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The network of the demo's subscribing institution. */
const atUniversity = (page: Page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.7' })

test('[GUARD-001] [GUARD-002] who may read detail pages', async ({ page }) => {
  for (const role of ['orcid', 'subscriber', 'institution'] as const) {
    await newVisit(page, `[GUARD-001] a detail page opens for ${role}, by its document and inside the site`, async () => {
      await as(role).open(page, locus)
      await expect(heading(page)).toHaveText(/^Locus: AT4G18960/)
      await page.goto('/help')
      await goInside(page, locus)
      await expect(heading(page)).toHaveText(/^Locus: AT4G18960/)
    })
  }
  await newVisit(page, '[GUARD-002] an anonymous visitor in a subscribed institution opens a detail page', async () => {
    await atUniversity(page)
    await as('anonymous').open(page, locus)
    await expect(heading(page)).toHaveText(/^Locus: AT4G18960/)
  })
})

test('[GUARD-003] who may not read detail pages', async ({ page }) => {
  for (const role of ['anonymous', 'basic'] satisfies Role[]) {
    await newVisit(page, `${role} ends on /access-denied, by a document and inside the site`, async () => {
      await as(role).open(page, locus)
      expect(page.url()).toBe(`${peopleUrl}/access-denied?from=${encodeURIComponent(locus)}`)
      await expect(heading(page)).toHaveText('Access Denied')
      await page.goto('/help')
      await goInside(page, locus)
      await page.waitForURL('**/access-denied?from=**')
      await expect(heading(page)).toHaveText('Access Denied')
    })
  }
})

test('[GUARD-004] every detail route is guarded, by all its names', async ({ page }) => {
  const paths = Object.values<Kind>(kinds).flatMap(({ path, aliases }) => [path, ...aliases])
  expect(paths).toContain('polymorphism')
  for (const path of paths) {
    await page.goto(`/${path}?key=1`, { waitUntil: 'commit' })
    expect(page.url(), path).toBe(`${peopleUrl}/access-denied?from=${encodeURIComponent(`/${path}?key=1`)}`)
  }
})

test('[GUARD-006] a slow profile sends nobody away who may stay', async ({ page }) => {
  await as('orcid').open(page, locus)
  const hold = Promise.withResolvers<void>()
  for (const call of ['auth/profile', 'subscription/institution']) {
    await page.route(`**/api/${call}`, async (route) => {
      await hold.promise
      await route.continue()
    })
  }
  await page.reload()
  await expect(heading(page)).toHaveText(/^Locus: AT4G18960/)
  hold.resolve()
  await expect(accountBar(page).logout).toBeVisible()
  await expect(heading(page)).toHaveText(/^Locus: AT4G18960/)
  expect(new URL(page.url()).pathname).toBe('/locus')
})

test('[GUARD-008] search, browse, forms, results, downloads, news and registration are open to everybody', async ({ page }) => {
  const open = [
    ['/search/overview', 'Search'],
    ['/search/genes', 'Gene Search'],
    ['/browse/overview', 'Browse'],
    ['/browse/gene_symbols', 'Gene Class Symbols'],
    ['/download/overview', 'Download'],
    ['/news/overview', 'News'],
    ['/register', 'Register'],
  ] as const
  for (const [path, title] of open) {
    await as('anonymous').open(page, path)
    await expect(heading(page), path).toContainText(title)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await as('anonymous').open(page, '/results?mainType=general&searchText=AG&category=genes')
  await expect(page.getByRole('link', { name: 'AT4G18960' }).first()).toBeVisible()
})

test('the page says why, what one has and what to do, and keeps the wanted page for after logging in', async ({ page }) => {
  await as('anonymous').open(page, locus)
  const main = page.getByRole('main')
  await expect(main).toContainText('This page needs a subscription or an ORCID sign-in. You are not logged in.')
  await expect(main).toContainText('Your network is not part of a subscribing institution.')
  await expect(main.getByRole('button', { name: 'Sign in with ORCID' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Subscribe/ })).toBeVisible()
  await main.getByRole('link', { name: 'Login', exact: true }).click()
  await page.getByLabel('User name').fill('demo-orcid')
  await page.getByLabel('Password').fill('rosette1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(locus)
  await expect(heading(page)).toHaveText(/^Locus: AT4G18960/)
})

test('who is logged in without ORCID is led to linking it', async ({ page }) => {
  await as('basic').open(page, locus)
  const main = page.getByRole('main')
  await expect(main).toContainText('You are logged in as demo-basic, without a linked ORCID iD.')
  await expect(main.getByRole('link', { name: 'Login', exact: true })).toHaveCount(0)
  await main.getByRole('link', { name: 'Link your ORCID iD' }).click()
  await page.waitForURL('/linktoorcid')
  await page.goto('/permission-denied')
  await expect(main).toContainText('You can edit only your own record or organization.')
  await expect(main.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile')
})

test("[GUARD-015] without ORCID one edits one's own record and ends on it, while the page of another is denied", async ({
  page,
  request,
}) => {
  await signIn(page, await newAccount())
  const { communityId } = await (await page.request.get('/api/auth/profile')).json()
  await page.goto(`/edit/person?key=${communityId}`)
  const form = page.getByRole('form', { name: 'User data' })
  await expect(form.getByLabel('First Name')).toHaveValue('Erika')
  await form.getByLabel('First Name').fill('Erica')
  await form.getByRole('button', { name: 'Update User Data' }).click()
  await page.waitForURL(`/person?key=${communityId}`)
  await expect(heading(page)).toHaveText('Person')
  await expect(page.getByRole('main')).toContainText('Erica Example')
  await page.reload()
  await expect(heading(page)).toHaveText('Person')
  const other = await findMemberKey(request, 'Example, Flora')
  await page.goto(`/person?key=${other}`)
  await expect(heading(page)).toHaveText('Access Denied')
})

test('an address of another site is not repeated', async ({ page }) => {
  for (const from of ['https://example.org', '//example.org', '/\\example.org']) {
    await newVisit(page, from, async () => {
      await as('anonymous').open(page, `/access-denied?from=${encodeURIComponent(from)}`)
      await expect(page.getByRole('main')).not.toContainText('example.org/')
      await expect(page.getByText('After signing in')).toHaveCount(0)
      expect(await page.evaluate(() => ({ ...sessionStorage })['rosette.return'])).toBeUndefined()
    })
  }
})
