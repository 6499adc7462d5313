import { expect, type Page } from '@playwright/test'
import { newVisit } from '../kit/forget-visitor.ts'
import { goInside } from '../kit/go-inside.ts'
import { mailedLink, newAccount, peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { accountBar, as } from '../kit/visitor.ts'
import { withoutFirstView } from '../kit/without-first-view.ts'

test.use({ baseURL: peopleUrl })

const demo = (role: string) => ({ userName: `demo-${role}`, password: 'rosette1' })

async function fillLogin(page: Page, { userName, password }: { userName: string; password: string }): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('User name').fill(userName)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
}

/** Paths of the documents that were requested, in order. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test('[SESSION-017] [SESSION-018] [SESSION-019] [SESSION-020] [SESSION-028] the chooser, and what login addresses do', async ({
  page,
  context,
}) => {
  await newVisit(page, '[SESSION-017] [SESSION-018] the chooser offers three ways, and registering is one', async () => {
    await as('anonymous').open(page, '/login')
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'ORCID' }).getByRole('button', { name: 'Sign in with ORCID' })).toBeVisible()
    await page.getByRole('region', { name: 'New here' }).getByRole('link', { name: 'Register' }).click()
    await page.waitForURL('/register')
  })
  await newVisit(page, '[SESSION-019] /auth/login with a session goes to /linktoorcid by a document', async () => {
    const documents = documentsOf(page)
    await as('basic').open(page, '/auth/login')
    await page.waitForURL('/linktoorcid')
    expect(documents).toEqual(['/auth/login', '/linktoorcid'])
  })
  await newVisit(page, '[SESSION-020] /auth/login without a session goes home by a document', async () => {
    const documents = documentsOf(page)
    await page.goto('/auth/login')
    await page.waitForURL('/')
    expect(documents).toEqual(['/auth/login', '/'])
  })
  await newVisit(page, '[SESSION-028] wrong credentials say so and set no cookie', async () => {
    await as('anonymous').open(page, '/login')
    await fillLogin(page, { userName: `nobody${Date.now()}`, password: 'wrong pass' })
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid username or password.')
    expect(await context.cookies()).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})

test('[SESSION-021] [SESSION-023] logging out, and a refused download', async ({ page, context }) => {
  await newVisit(page, '[SESSION-021] /auth/logout ends the session and goes home by a document', async () => {
    await as('basic').open(page, '/help')
    const names = async () => (await context.cookies()).map(({ name }) => name).toSorted()
    // The browser stays known to the account.
    expect(await names()).toEqual(['credentialId', 'rosette_device', 'rosette_session', 'secretKey'])
    const documents = documentsOf(page)
    await goInside(page, '/auth/logout')
    await page.waitForURL('/')
    await expect(accountBar(page).login).toBeVisible()
    expect(documents).toEqual(['/'])
    expect(await names()).toEqual(['rosette_device'])
    expect((await (await page.request.get('/api/auth/profile')).json()).username).toBeNull()
  })
  await newVisit(page, '[SESSION-023] the address is read of a refused download too', async () => {
    const wanted = '/results?mainType=general&searchText=AG&category=genes'
    await as('anonymous').open(page, wanted)
    await refuse(page, 'export/**', '/login')
    await page.getByRole('button', { name: 'Download All' }).click()
    await page.waitForURL('**/login?**')
    expect(page.url()).toBe(`${peopleUrl}/login?redirect=${encodeURIComponent(`${peopleUrl}${wanted}`)}`)
  })
})

// No search of ours answers so; a premium tool does.
const refuse = (page: Page, call: string, redirectUri: string) =>
  page.route(`**/api/${call}`, (route) =>
    route.fulfill({ status: 401, json: { code: 'login_required', message: 'Log in', requestId: 'r', redirectUri } }),
  )

test('[SESSION-022] a 401 goes to its address with the page to come back to', async ({ page }) => {
  for (const [redirectUri, begins] of [
    ['/login', '/login?redirect='],
    ['/login?from=api', '/login?from=api&redirect='],
  ] as const) {
    await newVisit(page, `a 401 with ${redirectUri} goes there with the page to come back to`, async () => {
      await withoutFirstView(page)
      await refuse(page, 'search/general', redirectUri)
      const wanted = '/results?mainType=general&searchText=AG&category=genes'
      await page.goto(wanted)
      await page.waitForURL('**/login?**')
      expect(page.url()).toBe(`${peopleUrl}${begins}${encodeURIComponent(`${peopleUrl}${wanted}`)}`)
    })
  }
})

test('[SESSION-027] the form sets the cookies and goes on at /auth/login', { tag: '@smoke' }, async ({ page, context }) => {
  await as('anonymous').open(page, '/login')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await fillLogin(page, demo('basic'))
  await page.waitForURL('/linktoorcid')
  expect(visited).toContain('/auth/login')
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['credentialId', 'secretKey']))
  await expect(accountBar(page).logout).toBeVisible()
})

test('[SESSION-032] a refused page is come back to, with a linked account and with Skip', async ({ page, context }) => {
  const wanted = '/results?mainType=general&searchText=AG&category=genes'
  const beRefused = async () => {
    await withoutFirstView(page)
    await refuse(page, 'search/general', '/login')
    await page.goto(wanted)
    await page.waitForURL('**/login?redirect=**')
    await page.unrouteAll()
  }
  await beRefused()
  await fillLogin(page, demo('orcid'))
  await page.waitForURL(wanted)
  await context.clearCookies()
  await beRefused()
  await fillLogin(page, demo('basic'))
  await page.waitForURL('/linktoorcid')
  await page.getByRole('main').getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL(wanted)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/genes?$/)
})

test('[SESSION-032] redirects never leave this site', async ({ page }) => {
  for (const address of ['https://example.org', '//example.org', '/\\example.org', '/%5Cexample.org/../..//example.org']) {
    await newVisit(page, `redirect=${address} never leaves this site`, async () => {
      await page.goto(`/login?redirect=${encodeURIComponent(address)}`)
      await fillLogin(page, demo('orcid'))
      await page.waitForURL((url) => url.pathname !== '/login' && !url.pathname.startsWith('/auth') && url.pathname !== '/linktoorcid')
      expect(new URL(page.url()).origin).toBe(peopleUrl)
    })
  }
})

test('[SESSION-034] a forgotten password is replaced by a mailed link that works once; an unknown address gets the same answer', async ({
  page,
}) => {
  const account = await newAccount()
  const said: string[] = []
  for (const email of [`nobody-${account.email}`, account.email]) {
    await as('anonymous').open(page, '/login')
    await page.getByRole('link', { name: 'Forgotten password?' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send Link' }).click()
    said.push((await page.getByRole('main').getByRole('status').last().textContent()) ?? '')
  }
  expect(said[0]).toContain('If an account uses this e-mail address')
  expect(said[1]).toBe(said[0])
  const { path } = await mailedLink(page.request, account.email, 1)
  await choosePassword(page, path, 'stamen88')
  await expect(page.getByRole('main').getByRole('status').last()).toContainText('Your password has been changed.')
  expect(page.url()).not.toContain('token')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).last().click()
  await fillLogin(page, { ...account, password: 'stamen88' })
  await page.waitForURL('/linktoorcid')
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has already been used or has expired.')
})

async function choosePassword(page: Page, path: string, password: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Change Password' }).click()
}
