import { expect, type Page } from '@playwright/test'
import { newVisit } from '../kit/forget-visitor.ts'
import { adminCommand } from '../kit/new-accounts.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const hrefOf = (page: Page, region: string, name: string | RegExp) => card(page, region).getByRole('link', { name }).getAttribute('href')

test('[PROFILE-001] [PROFILE-009] [PROFILE-019] [PROFILE-020] the profile of nobody, and details that are slow, lost or none', async ({
  page,
}) => {
  await newVisit(page, '[PROFILE-001] who is not logged in sees a warning and nothing else of the profile', async () => {
    await as('anonymous').open(page, '/profile')
    const main = page.getByRole('main')
    await expect(main.getByText('You are not logged in. Please login to view this page.')).toBeVisible()
    await expect(main.getByText('Welcome')).toHaveCount(0)
    await expect(main.getByRole('region')).toHaveCount(0)
  })
  await newVisit(page, '[PROFILE-009] while the details of the person load, the cards say Loading', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/user/person-details*', async (route) => {
      await held
      await route.continue()
    })
    await as('basic').open(page, '/profile')
    await expect(card(page, 'Address').getByText('Loading')).toBeVisible()
    await expect(card(page, 'Affiliated organizations').getByText('Loading')).toBeVisible()
    answer()
    await expect(card(page, 'Address')).toContainText('Exampleton')
    await expect(page.getByText('Loading')).toHaveCount(0)
  })
  await newVisit(page, '[PROFILE-019] details that can not be loaded are logged only, and the page remains', async () => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.route('**/api/user/person-details*', (route) => route.fulfill({ status: 500, body: '' }))
    await as('basic').open(page, '/profile')
    await expect(page.getByRole('heading', { name: 'Welcome, Bela Seedling' })).toBeVisible()
    await expect(card(page, 'Address')).toContainText('No address found')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    expect(logged.some((line) => line.includes('ApiProblemError'))).toBe(true)
  })
  await newVisit(page, '[PROFILE-020] details that only hold a message do not count as details', async () => {
    await page.route('**/api/user/person-details*', (route) => route.fulfill({ json: { message: 'No such person.' } }))
    await as('basic').open(page, '/profile')
    await expect(card(page, 'Address')).toContainText('No address found')
    await expect(card(page, 'Affiliated organizations')).toContainText('No affiliations found')
    await expect(page.getByText('No such person.')).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})

test('[PROFILE-002] [PROFILE-005] [PROFILE-008] [PROFILE-011] the profile of a subscriber', async ({ page }) => {
  await test.step('[PROFILE-002] [PROFILE-005] the profile welcomes by name, with the kind of account and what it says', async () => {
    await as('subscriber').open(page, '/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sami Sundew')
    await expect(page.getByText('Basic account and Gene Class Symbol registration.')).toBeVisible()
    await expect(card(page, 'Subscription')).toContainText("You're subscribed until ")
  })
  await test.step('[PROFILE-008] without affiliations the list says so', async () => {
    await expect(card(page, 'Affiliated organizations')).toContainText('No affiliations found')
  })
  await test.step('[PROFILE-011] Contribute Data is for those who may register symbols', async () => {
    expect(await hrefOf(page, 'Contribute Data', 'Register a gene class symbol')).toBe('/submit/gene_class_symbol_registration')
    expect(await hrefOf(page, 'Contribute Data', /^Online submission tool/)).toMatch(/^https:\/\//)
  })
})

test('[PROFILE-006] [PROFILE-011] [PROFILE-012] [PROFILE-010] the profile of a member without further rights', async ({ page }) => {
  await test.step('[PROFILE-006] the address card', async () => {
    await as('basic').open(page, '/profile')
    for (const part of ['Department of Seedlings', '12 Sample Street', 'Exampleton', 'CA', '00000', 'USA'])
      await expect(card(page, 'Address')).toContainText(part)
  })
  await test.step('an affiliation that waits for its organization is marked as pending', async () => {
    await expect(card(page, 'Affiliated organizations').getByRole('listitem')).toHaveText(/^Demonstration Stock Centre.*Pending/)
  })
  await test.step('[PROFILE-011] [PROFILE-012] neither Contribute Data nor the curator tools are shown to others', async () => {
    await expect(card(page, 'Address')).toContainText('Exampleton')
    await expect(card(page, 'Contribute Data')).toHaveCount(0)
    await expect(card(page, 'Curator tools')).toHaveCount(0)
  })
  await test.step('[PROFILE-010] the quick links', async () => {
    const shown = await hrefOf(page, 'Quick links', 'Public profile')
    expect(shown).toMatch(/^\/person\?key=\d+$/)
    expect(await hrefOf(page, 'Quick links', 'Edit profile')).toBe(shown?.replace('/person', '/edit/person'))
    expect(await hrefOf(page, 'Quick links', /^Individual subscription FAQ/)).toMatch(/^https:\/\//)
    // GUARD-015: a person's own record is open to them without a subscription.
    await card(page, 'Quick links').getByRole('link', { name: 'Public profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Person' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Seedling')
  })
})

test('[PROFILE-012] [PROFILE-007] the profile of a curator', async ({ page }) => {
  await test.step('[PROFILE-012] curators have their tools', async () => {
    await as('curator').open(page, '/profile')
    expect(await hrefOf(page, 'Curator tools', 'Review gene class symbols')).toBe('/curator/gene_class_symbols')
    expect(await hrefOf(page, 'Curator tools', 'Browse gene class symbols')).toBe('/browse/gene_symbols')
  })
  await test.step('[PROFILE-007] affiliated organizations lead to their records', async () => {
    const links = card(page, 'Affiliated organizations').getByRole('link')
    await expect(links).toHaveText(['Example Meristem Lab', 'Example University'])
    for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^\/organization\?key=\d+$/)
    await links.last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Organization' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Example University')
  })
})

test('somebody whom an operator makes a curator finds the tools of curators', { tag: '@long' }, async ({ page }) => {
  const account = await newAccount()
  await adminCommand('curator', account.userName)
  await signIn(page, account)
  await page.goto('/profile')
  await expect(card(page, 'Curator tools')).toBeVisible()
})

test('logging out everywhere ends the sessions of all browsers', { tag: '@long' }, async ({ page, browser }) => {
  const account = await newAccount()
  const other = await (await browser.newContext({ baseURL: peopleUrl })).newPage()
  for (const one of [page, other]) {
    await signIn(one, account)
    await one.goto('/profile')
  }
  await page.route('**/api/auth/logout-everywhere', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  const button = card(page, 'Sessions').getByRole('button', { name: 'Log out everywhere' })
  await button.click()
  await expect(card(page, 'Sessions').getByRole('alert')).toContainText('could not be ended')
  await button.click()
  await expect(page).toHaveURL('/')
  for (const one of [page, other]) {
    await one.goto('/profile')
    await expect(one.getByText('You are not logged in. Please login to view this page.')).toBeVisible()
  }
  await other.context().close()
})

test('[SECURE-035] the profile lists the open sessions, and ends one of them', async ({ page, browser }) => {
  const account = await newAccount()
  const other = await (await browser.newContext({ baseURL: peopleUrl })).newPage()
  for (const one of [other, page]) await signIn(one, account)
  await page.goto('/profile')
  const sessions = card(page, 'Sessions').getByRole('list', { name: 'Open sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This browser' }).getByRole('button')).toHaveCount(0)
  await sessions
    .filter({ hasText: 'Another browser' })
    .getByRole('button', { name: /^End the session since/ })
    .click()
  await expect(sessions).toHaveCount(1)
  await other.goto('/profile')
  await expect(other.getByText('You are not logged in. Please login to view this page.')).toBeVisible()
  await other.context().close()
})

const loaded = (page: Page) => expect(page.getByText('Loading')).toHaveCount(0)

async function refuseCode(page: Page): Promise<void> {
  await loaded(page)
  await page.getByRole('button', { name: 'Enter Activation Code' }).click()
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Please enter a valid activation code.')).toBeVisible()
}

showScenes([
  { name: 'profile-not-logged-in', path: '/profile', seen: 'My Profile' },
  { name: 'profile-basic', path: '/profile', seen: /Seedling/, role: 'basic', act: refuseCode },
  { name: 'profile-orcid', path: '/profile', seen: /Orchid/, role: 'orcid', act: loaded },
  { name: 'profile-subscriber', path: '/profile', seen: /Sundew/, role: 'subscriber', act: loaded },
  { name: 'profile-curator', path: '/profile', seen: /Herbarium/, role: 'curator', act: loaded },
])
