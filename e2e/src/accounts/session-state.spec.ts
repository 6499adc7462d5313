import { type BrowserContext, expect, type Page } from '@playwright/test'
import { callsTo } from '../kit/api-calls.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { goInside, settle } from '../kit/go-inside.ts'
import { peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { accountBar, as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const pair = ['credentialId', 'secretKey'] as const

/** The next look of the page at its cookies. */
const nextTick = (page: Page) => page.clock.fastForward(5000)

async function openLoggedIn(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await as('basic').open(page, path)
  await expect(accountBar(page).logout).toBeVisible()
}

const stubProfile = (page: Page, profile: unknown) => page.route('**/api/auth/profile', (route) => route.fulfill({ json: profile }))

test('[SESSION-001] [SESSION-002] [SESSION-014] [SESSION-033] who counts as logged in', async ({ page, context }) => {
  await newVisit(page, '[SESSION-001] logged in needs both cookies and a username', async () => {
    await as('basic').open(page, '/help')
    await expect(accountBar(page).logout).toBeVisible()
    const cookies = await context.cookies()
    const profile = await (await page.request.get('/api/auth/profile')).json()
    expect(profile.username).toBe('demo-basic')
    await stubProfile(page, profile)
    for (const name of pair) {
      await context.clearCookies({ name })
      const answered = page.waitForResponse('**/api/auth/profile')
      await page.goto('/help')
      await answered
      await expect(accountBar(page).login, name).toBeVisible()
      await expect(accountBar(page).logout).toHaveCount(0)
      await context.addCookies(cookies)
    }
    await stubProfile(page, { ...profile, username: null })
    const answered = page.waitForResponse('**/api/auth/profile')
    await page.goto('/help')
    await answered
    await expect(accountBar(page).login).toBeVisible()
  })
  await newVisit(page, '[SESSION-002] logging out returns to the logged-out state', async () => {
    await as('basic').open(page, '/help')
    await accountBar(page).logout.click()
    await page.waitForURL('/')
    await expect(accountBar(page).login).toBeVisible()
    await page.goto('/help')
    await expect(accountBar(page).login).toBeVisible()
  })
  await newVisit(page, '[SESSION-014] a profile that fails means not logged in, without an error', async () => {
    await page.route('**/api/auth/profile', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken', requestId: 'r' } }),
    )
    await as('basic').open(page, '/help')
    await expect(accountBar(page).login).toBeVisible()
    await expect(accountBar(page).register).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
  await newVisit(page, '[SESSION-033] a session that has ended on the server counts until the profile has answered', async () => {
    await as('basic').open(page, '/help')
    await expect(accountBar(page).logout).toBeVisible()
    const cookies = await context.cookies()
    await page.request.get('/api/auth/logout')
    await context.addCookies(cookies)
    const hold = Promise.withResolvers<void>()
    await page.route('**/api/auth/profile', async (route) => {
      await hold.promise
      await route.continue()
    })
    await page.goto('/help')
    await expect(accountBar(page).logout).toBeVisible()
    hold.resolve()
    await expect(accountBar(page).login).toBeVisible()
  })
})

for (const name of pair) {
  test(`[SESSION-003] [SESSION-004] without ${name} the state is kept at 4.9 s and cleared at the tick of 5 s`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: new Date('2026-11-15T08:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-15T08:00:10Z'))
    await as('basic').open(page, '/help')
    await expect(accountBar(page).logout).toBeVisible()
    await context.clearCookies({ name })
    await page.clock.runFor(4900)
    await expect(accountBar(page).logout).toBeVisible()
    await page.clock.runFor(100)
    await expect(accountBar(page).login).toBeVisible()
  })
}

test('[SESSION-006] [SESSION-008] a missing cookie makes one logout call, and the visitor stays where they are', async ({
  page,
  context,
}) => {
  await openLoggedIn(page, '/news/overview')
  const logouts = callsTo(page, 'auth/logout')
  await context.clearCookies({ name: 'secretKey' })
  await nextTick(page)
  await expect(accountBar(page).login).toBeVisible()
  await nextTick(page)
  await nextTick(page)
  expect(logouts).toHaveLength(1)
  expect(logouts[0]?.method()).toBe('GET')
  expect(new URL(page.url()).pathname).toBe('/news/overview')
})

test('[SESSION-008] [SESSION-012] [SESSION-015] [SESSION-031] [SESSION-033] what is stored, requested and forgotten', {
  tag: '@long',
}, async ({ page, context }) => {
  await newVisit(page, '[SESSION-008] a page opened with a session that the server no longer knows stays open', async () => {
    await as('basic').open(page, '/help')
    await expect(accountBar(page).logout).toBeVisible()
    const session = (await context.cookies()).filter(({ name }) => !pair.some((own) => own === name))
    await context.addCookies(session.map((cookie) => ({ ...cookie, value: 'ended' })))
    // The profile arrives late: until then the page takes the visitor for logged in, as it did before.
    await page.route('**/api/auth/profile', async (route) => {
      await refused
      await route.continue()
    })
    const refused = page.waitForResponse((response) => response.url().endsWith('/api/record-lists') && response.status() === 401)
    await page.goto('/help')
    await refused
    await expect(accountBar(page).login).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/help')
  })
  await newVisit(page, '[SESSION-012] the profile of a logged-in visitor is not requested again', async () => {
    const requests = callsTo(page, 'auth/profile')
    await as('basic').open(page, '/')
    await expect(accountBar(page).logout).toBeVisible()
    for (const path of ['/help', '/contact', '/news/overview']) {
      await goInside(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(1)
  })
  await newVisit(
    page,
    '[SESSION-015] [SESSION-031] the state is stored without secrets and restored before the profile comes',
    async () => {
      await as('basic').open(page, '/help')
      await expect(accountBar(page).logout).toBeVisible()
      const values = await stored(page)
      expect(values['rosette.auth']).toContain('demo-basic')
      const secret = await cookieOf(context, 'secretKey')
      expect(secret.length).toBeGreaterThan(20)
      expect(JSON.stringify(values)).not.toContain(secret)
      expect(JSON.stringify(values)).not.toContain('rosette1')
      await page.route('**/api/auth/profile', () => {})
      await page.reload()
      await expect(accountBar(page).logout).toBeVisible()
    },
  )
  await newVisit(page, '[SESSION-033] a stored state without cookies counts for nothing', async () => {
    await as('basic').open(page, '/help')
    await expect(accountBar(page).logout).toBeVisible()
    await context.clearCookies()
    await page.route('**/api/auth/profile', () => {})
    await page.goto('/help')
    await expect(accountBar(page).login).toBeVisible()
    // The server has rendered the way to log in before any script runs.
    await expect.poll(async () => (await stored(page))['rosette.auth']).toBeUndefined()
    await page.unrouteAll()
    await page.goto('/profile')
    await expect(page.getByText(/not logged in/i).first()).toBeVisible()
  })
})

test('[SESSION-007] a visitor on /profile is sent home', async ({ page, context }) => {
  await openLoggedIn(page, '/profile')
  // A card that asks for its contents without a session leads to the login page.
  for (const name of ['Access tokens', 'Second factor']) await expect(page.getByRole('region', { name })).toBeVisible()
  await settle(page)
  await context.clearCookies({ name: 'credentialId' })
  await nextTick(page)
  await page.waitForURL('/')
  await expect(accountBar(page).login).toBeVisible()
})

test('[SESSION-009] a logout call that fails shows nothing', async ({ page, context }) => {
  await page.route('**/api/auth/logout', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken', requestId: 'r' } }),
  )
  await openLoggedIn(page, '/news/overview')
  await context.clearCookies({ name: 'credentialId' })
  const answered = page.waitForResponse('**/api/auth/logout')
  await nextTick(page)
  await answered
  await expect(accountBar(page).login).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('[SESSION-010] [SESSION-011] the profile is requested at start and on entering a page', async ({ page }) => {
  const requests = callsTo(page, 'auth/profile')
  await as('anonymous').open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(requests).toHaveLength(1)
  for (const path of ['/help', '/contact', '/help']) {
    const answered = page.waitForResponse('**/api/auth/profile')
    await goInside(page, path)
    await answered
    // The page takes the answer in before the next step, or it would still count as being requested (SESSION-013).
    await settle(page)
  }
  expect(requests).toHaveLength(4)
  // That page asks by itself, and can't before its code has come.
  const code = Promise.withResolvers<void>()
  await page.route('**/session-pages-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  const wanted = page.waitForRequest('**/session-pages-*.js')
  await goInside(page, '/auth/login')
  await wanted
  await settle(page)
  expect(requests).toHaveLength(4)
  code.resolve()
  await expect.poll(() => requests.length).toBeGreaterThan(4)
})

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

async function cookieOf(context: BrowserContext, name: string): Promise<string> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? ''
}
