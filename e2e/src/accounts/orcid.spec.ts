import { expect, type Page } from '@playwright/test'
import { OrcidLoginLink } from '@rosette/features/orcid/contract/orcid-calls.ts'
import { checkPage, listenForErrors } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { allowAtOrcid, freshOrcidId, newOrcidAccount } from '../kit/new-accounts.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as, seeInSteps, stopClock } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const { open } = as('anonymous')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const isAt = (path: string) => (url: URL) => url.pathname === path

/** The calls that bring a code, from now on. */
function watchCodes(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const name = /\/api\/auth\/(process-orcid-code|authenticate-orcid)$/.exec(request.url())?.[1]
    if (name) calls.push(name)
  })
  return calls
}

const failWith500 = (page: Page, call: string) =>
  page.route(`**/api/auth/${call}*`, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.', requestId: 'r-1' } }),
  )

/** Before the visitor comes back from ORCID, so that the second after it is the test's own. */
async function stopTime(page: Page): Promise<void> {
  await expect(heading(page, 'ORCID stand-in')).toBeVisible()
  await page.clock.install()
  await stopClock(page)
}

/** ORCID-005: one second to read, then the profile. */
async function expectProfileAfterOneSecond(page: Page): Promise<void> {
  await seeInSteps(page, page.getByText('Your ORCID iD is linked.'))
  await page.clock.runFor(700)
  expect(new URL(page.url()).pathname).toBe('/linktoorcid')
  await page.clock.runFor(800)
  await page.waitForURL(isAt('/profile'))
}

test('[ORCID-001] [ORCID-003] [ORCID-005] somebody who is logged in links their ORCID iD on the pages of ORCID', async ({ page }) => {
  const errors = listenForErrors(page)
  const calls = watchCodes(page)
  const orcidId = freshOrcidId()
  await signIn(page, await newAccount())
  await open(page, '/linktoorcid')
  await expect(heading(page, 'Link to ORCID')).toBeVisible()
  await page.getByRole('button', { name: 'Link ORCID' }).click()
  await stopTime(page)
  await allowAtOrcid(page, orcidId)
  await expectProfileAfterOneSecond(page)
  expect(calls).toEqual(['process-orcid-code'])
  await expect(page.getByText(orcidId)).toBeVisible()
  expect(errors).toEqual([])
})

test('[ORCID-002] [ORCID-003] [ORCID-004] the ORCID choice of the login page leads to ORCID and logs in for seven days', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage({ baseURL: peopleUrl })
  const { orcidId } = await newOrcidAccount(elsewhere)
  await elsewhere.close()
  const calls = watchCodes(page)
  await open(page, '/login')
  const reported = Promise.withResolvers<string>()
  await page.route('**/api/auth/orcidloginlink', async (route) => {
    // Read in passing: the browser forgets the answer as soon as it follows it.
    const response = await route.fetch()
    reported.resolve(OrcidLoginLink.parse(await response.json()).url)
    await route.fulfill({ response })
  })
  const followed = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'Sign in with ORCID' }).click()
  expect((await followed).url()).toBe(await reported.promise)
  await stopTime(page)
  await allowAtOrcid(page, orcidId)
  await expectProfileAfterOneSecond(page)
  expect(calls).toEqual(['authenticate-orcid'])
  await expect(page.getByText(orcidId)).toBeVisible()
  const session = (await page.context().cookies()).filter(({ name }) => ['rosette_session', 'credentialId', 'secretKey'].includes(name))
  const days = session.map(({ name, expires, httpOnly }) => ({
    name,
    httpOnly,
    days: Math.round((expires - Date.now() / 1000) / 864) / 100,
  }))
  expect(days.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'credentialId', httpOnly: false, days: 7 },
    { name: 'rosette_session', httpOnly: true, days: 7 },
    { name: 'secretKey', httpOnly: false, days: 7 },
  ])
})

test('[ORCID-006] [ORCID-007] [ORCID-010] [ORCID-008] who has an ORCID iD, failed callbacks and an unknown status', async ({ page }) => {
  await newVisit(page, '[ORCID-006] who has an ORCID iD already goes on to the profile', async () => {
    await newOrcidAccount(page)
    const checked = page.waitForResponse('**/api/auth/orcidstatus?*')
    await page.goto('/linktoorcid')
    expect(await (await checked).json()).toMatchObject({ has_orcid: true })
    await page.waitForURL(isAt('/profile'))
  })
  await newVisit(
    page,
    '[ORCID-007] [ORCID-010] a failed callback is reported on the page and by a toast, and nobody counts as logged in',
    async () => {
      await signIn(page, await newAccount())
      await failWith500(page, 'process-orcid-code')
      await page.goto('/linktoorcid?code=a-code&state=a-state')
      const text = 'Unable to complete ORCID connection. Please try again later.'
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(text)
      await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(2)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    },
  )
  await newVisit(page, '[ORCID-010] a code that ORCID never gave is reported in the same words', async () => {
    await open(page, '/linktoorcid?code=forged&state=forged')
    await expect(page.getByRole('main').getByText('Unable to complete ORCID connection. Please try again later.')).toBeVisible()
    await page.waitForURL((url) => url.search === '')
  })
  await newVisit(page, '[ORCID-008] a status that could not be checked is reported, and can be checked again', async () => {
    await signIn(page, await newAccount())
    await page.route('**/api/auth/orcidstatus*', (route) => route.abort())
    await open(page, '/linktoorcid')
    await expect(page.getByText('Unable to check ORCID status. Please try again later.')).toBeVisible()
    await page.unroute('**/api/auth/orcidstatus*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Link ORCID' })).toBeVisible()
  })
})

test('[ORCID-009] [ORCID-011] [ORCID-013] login links, answers and visits to ORCID that fail', async ({ page }) => {
  await newVisit(page, '[ORCID-009] a login link that could not be made is reported', async () => {
    await failWith500(page, 'orcidloginlink')
    await open(page, '/linktoorcid')
    await page.getByRole('button', { name: 'Sign in with ORCID' }).click()
    await expect(page.getByText('Unable to connect to ORCID. Please try again later.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in with ORCID' })).toBeEnabled()
  })
  await newVisit(page, '[ORCID-011] an answer without success is reported', async () => {
    await page.route('**/api/auth/authenticate-orcid', (route) => route.fulfill({ json: { success: false } }))
    await open(page, '/linktoorcid?code=a-code&state=a-state')
    await expect(page.getByRole('main').getByText('Authentication failed')).toBeVisible()
  })
  await newVisit(page, '[ORCID-013] an ORCID iD without an account shows the page that invites to register', async () => {
    await open(page, '/linktoorcid')
    await page.getByRole('button', { name: 'Sign in with ORCID' }).click()
    await allowAtOrcid(page, freshOrcidId())
    await expect(heading(page, 'Orcid Authentication Failed')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await checkPage(page)
  })
  await newVisit(page, 'who denies access at ORCID comes back to the offer', async () => {
    await signIn(page, await newAccount())
    await open(page, '/linktoorcid')
    await page.getByRole('button', { name: 'Link ORCID' }).click()
    await page.getByRole('button', { name: 'Deny access' }).click()
    await expect(page.getByText('ORCID was not linked because you did not grant access.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Link ORCID' })).toBeVisible()
  })
})

test('[ORCID-012] an ORCID iD of another account shows the page with the curators to write to', async ({ page, browser }) => {
  const elsewhere = await browser.newPage({ baseURL: peopleUrl })
  const { orcidId } = await newOrcidAccount(elsewhere)
  await elsewhere.close()
  await signIn(page, await newAccount())
  await open(page, '/linktoorcid')
  await page.getByRole('button', { name: 'Link ORCID' }).click()
  await allowAtOrcid(page, orcidId)
  await expect(heading(page, 'ORCID account already linked')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'curator@example.org' })).toBeVisible()
  await checkPage(page)
})

test('[ORCID-016] linking is skipped', async ({ page }) => {
  await newVisit(page, '[ORCID-016] linking can be skipped, and the page says what an ORCID iD is good for', async () => {
    await signIn(page, await newAccount())
    await open(page, '/linktoorcid')
    await expect(page.getByText(/An ORCID iD or a subscription gives you access to the detail pages/)).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.waitForURL(isAt('/profile'))
  })
  await newVisit(page, '[ORCID-016] skipping returns to the page that asked for the login', async () => {
    const { userName, password } = await newAccount()
    await open(page, '/login?redirect=%2Fhelp')
    await page.getByLabel('User name').fill(userName)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.waitForURL(isAt('/help'))
  })
})
