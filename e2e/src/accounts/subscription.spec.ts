import { expect, type Page } from '@playwright/test'
import { dayAfter } from '@rosette/contract-kit/clock.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { adminCommand, newActivationCode } from '../kit/new-accounts.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const activation = '**/api/subscription/activate/bucket'
const card = (page: Page) => page.getByRole('region', { name: 'Subscription', exact: true })
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Units left' })
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const line = (page: Page) => page.getByText(/^(Basic|Institutional) account /)

async function enterCode(page: Page, code: string): Promise<void> {
  const panel = card(page).getByRole('button', { name: /^(Enter Activation Code|Hide)$/ })
  if ((await panel.textContent()) === 'Enter Activation Code') await panel.click()
  await page.getByRole('textbox', { name: 'Activation code' }).fill(code)
  await page.getByRole('button', { name: 'Activate' }).click()
}

/** The path and body of every activation that leaves the browser. */
function activations(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/subscription/activate/bucket') && sent.push(request.postDataJSON()))
  return sent
}

test('[SUBS-004] [SUBS-006] [SUBS-010] [SUBS-014] [SUBS-015] [SUBS-016] [SUBS-008] basic accounts with and without an institution', async ({
  page,
}) => {
  await newVisit(page, '[SUBS-004] failed subscription calls show no institution and no error', async () => {
    await as('institution').open(page, '/profile')
    const header = page.getByRole('banner')
    await expect(header.getByText('Example University')).toBeVisible()
    await page.route('**/api/subscription/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome, Ilse Campus' })).toBeVisible()
    await expect(line(page)).toHaveText(/^Basic account/)
    await expect(header.getByText('Example University')).toHaveCount(0)
    await expect(alerts(page)).toHaveCount(0)
  })
  await newVisit(
    page,
    '[SUBS-006] [SUBS-010] [SUBS-014] [SUBS-015] [SUBS-016] without an institution it is a basic account with its units',
    async () => {
      await as('basic').open(page, '/profile')
      await expect(line(page)).toHaveText('Basic account without Gene Class Symbol registration.')
      await expect(card(page)).toContainText('14 of 20 units left')
      await expect(card(page)).toContainText('70%')
      await expect(bar(page)).toHaveAttribute('aria-valuenow', '14')
      await expect(bar(page)).toHaveAttribute('aria-valuemax', '20')
      const { width, full } = await bar(page).evaluate((node) => ({
        width: node.firstElementChild?.getBoundingClientRect().width ?? 0,
        full: node.getBoundingClientRect().width,
      }))
      expect(width / full).toBeCloseTo(0.7, 2)
      await expect(card(page)).not.toContainText("You're subscribed until")
      await expect(card(page)).not.toContainText('Complimentary')
    },
  )
  await newVisit(page, '[SUBS-006] [SUBS-008] an institution that does not subscribe leaves a basic account and is named', async () => {
    await adminCommand('institution', 'Frugal College')
    await adminCommand('range', 'Frugal College', '198.51.100.0/24')
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.20' })
    await as('basic').open(page, '/profile')
    await expect(card(page)).toContainText('Your institution, Frugal College, is not subscribed.')
    await expect(line(page)).toHaveText(/^Basic account/)
    await expect(bar(page)).toBeVisible()
  })
})

test('[SUBS-007] [SUBS-009] [SUBS-015] [SUBS-034] [SUBS-011] [SUBS-012] [SUBS-020] [SUBS-033] accounts of an institution, of a subscriber and of somebody with an ORCID iD', async ({
  page,
}) => {
  await newVisit(
    page,
    '[SUBS-007] [SUBS-009] [SUBS-015] [SUBS-034] a subscribed institution makes an institutional account, whose units are not shown',
    async () => {
      await as('institution').open(page, '/profile')
      await expect(line(page)).toHaveText('Institutional account and Gene Class Symbol registration.')
      await expect(card(page)).toContainText('subscribed')
      const { partyId } = await (await page.request.get('/api/auth/profile')).json()
      const usage = await (await page.request.get('/api/subscription/bucket/usage', { params: { party_id: partyId } })).json()
      expect(usage).toMatchObject({ remaining_units: 14, total_units: 20 })
      await page.waitForLoadState('networkidle')
      await expect(bar(page)).toHaveCount(0)
      await expect(card(page)).not.toContainText('units left')
      await expect(page.getByRole('button', { name: 'Enter Activation Code' })).toHaveCount(0)
    },
  )
  await newVisit(
    page,
    '[SUBS-011] [SUBS-012] [SUBS-034] an individual subscriber has a basic account, the days of their subscription and units',
    async () => {
      await as('subscriber').open(page, '/profile')
      await expect(line(page)).toHaveText('Basic account and Gene Class Symbol registration.')
      await expect(card(page)).toContainText('50 of 50 units left')
      // For 335 days from the day on which the demo was made, which may have been yesterday.
      const until = /You're subscribed until (\d{4}-\d\d-\d\d)/.exec((await card(page).textContent()) ?? '')?.[1]
      expect([334, 335].map((days) => dayAfter(new Date(), days))).toContain(until)
      await expect(card(page)).toContainText(`50 Complimentary Units expire on ${until}`)
      await expect(bar(page)).toHaveAttribute('aria-valuenow', '50')
    },
  )
  await newVisit(page, '[SUBS-020] [SUBS-033] a basic account can see its units, buy some, enter a code and unlink ORCID', async () => {
    await as('orcid').open(page, '/profile')
    await expect(line(page)).toHaveText(/^Basic account/)
    await expect(bar(page)).toBeVisible()
    expect(
      await card(page)
        .getByRole('link', { name: /^Buy units/ })
        .getAttribute('href'),
    ).toMatch(/^https:\/\//)
    await expect(page.getByRole('button', { name: 'Enter Activation Code' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unlink ORCID' })).toBeEnabled()
  })
})

test('[SUBS-021] [SUBS-023] the activation panel opens and closes, and an empty code is not sent', async ({ page }) => {
  const sent = activations(page)
  await as('basic').open(page, '/profile')
  const field = page.getByRole('textbox', { name: 'Activation code' })
  await expect(field).toBeHidden()
  for (const code of ['', '   ']) {
    await enterCode(page, code)
    await expect(alerts(page)).toHaveText('Please enter a valid activation code.')
  }
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(field).toBeHidden()
  await expect(page.getByRole('button', { name: 'Enter Activation Code' })).toBeVisible()
  expect(sent).toEqual([])
})

test('[SUBS-019] [SUBS-022] [SUBS-025] [SUBS-026] [SUBS-027] [SUBS-031] a code is activated, once', async ({ page }) => {
  const account = await newAccount()
  const code = await newActivationCode(25)
  const sent = activations(page)
  await signIn(page, account)
  await page.goto('/profile')
  // A new account has no units, which the server tells by a message.
  await expect(card(page)).toContainText('You have no units.')
  await expect(bar(page)).toHaveCount(0)
  await expect(alerts(page)).toHaveCount(0)

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(activation, async (route) => {
    await held
    await route.continue()
  })
  await enterCode(page, code)
  await expect(page.getByRole('button', { name: 'Activating...' })).toBeVisible()
  const fetchedAgain = page.waitForResponse('**/api/subscription/bucket/usage*')
  answer()
  await expect(page.getByRole('status').filter({ hasText: 'Activation Code applied successfully!' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Activation code' })).toHaveValue('')
  await fetchedAgain
  await expect(card(page)).toContainText('25 of 25 units left')
  expect(sent).toEqual([{ activationCode: code, partyId: expect.any(Number) }])

  await enterCode(page, code)
  await expect(alerts(page)).toHaveText('This activation code is unknown or has already been used.')
  await expect(card(page)).toContainText('25 of 25 units left')
})

const answers = [
  { status: 202, body: { message: 'It takes a while.' }, text: 'It takes a while.' },
  { status: 202, body: {}, text: 'Activation failed' },
  { status: 400, body: { message: 'Not this one.' }, text: 'Not this one.' },
  { status: 400, body: {}, text: 'An error occurred during activation.' },
]

test('[SUBS-025] [SUBS-028] [SUBS-029] an answer 202 or 400, with a message or without, is a failure', async ({ page }) => {
  await as('basic').open(page, '/profile')
  for (const { status, body, text } of answers) {
    await page.route(activation, (route) => route.fulfill({ status, json: body }))
    await enterCode(page, 'ABCD-1234')
    await expect(alerts(page)).toHaveText(text)
    await expect(page.getByRole('textbox', { name: 'Activation code' })).toHaveValue('ABCD-1234')
  }
})

test('[SUBS-024] without a party nothing is sent, and the error is shown and logged', async ({ page }) => {
  const sent = activations(page)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.route('**/api/auth/profile', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), partyId: null } })
  })
  await as('basic').open(page, '/profile')
  await enterCode(page, 'ABCD-1234')
  await expect(alerts(page)).toHaveText('Error during activation.')
  expect(sent).toEqual([])
  expect(logged.some((text) => text.includes('without a party'))).toBe(true)
})
