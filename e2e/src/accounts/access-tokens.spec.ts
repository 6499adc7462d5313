import { expect, type Page, request } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { newMember, newOrcidAccount } from '../kit/new-accounts.ts'
import { peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const { open } = as('anonymous')
const card = (page: Page) => page.getByRole('region', { name: 'Access tokens' })
const newToken = (page: Page) => card(page).getByRole('button', { name: 'New token' })
const form = (page: Page) => card(page).getByRole('form', { name: 'New token' })
const made = (page: Page) => card(page).getByRole('region', { name: 'Your new token' })
const locus = '/api/detail/locus?name=AT4G18960'

/** What a script gets, which has no cookies. */
async function statusOf(path: string, token: string): Promise<number> {
  const api = await request.newContext({ baseURL: peopleUrl ?? '', extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  const answer = await api.get(path)
  await api.dispose()
  return answer.status()
}

async function make(page: Page, name: string): Promise<string> {
  await newToken(page).click()
  await form(page).getByLabel('Name').fill(name)
  await form(page).getByLabel('Expires after').selectOption('30 days')
  await form(page).getByRole('button', { name: 'Create token' }).click()
  return (
    (await made(page)
      .getByText(/^rosette_/)
      .textContent()) ?? ''
  )
}

test('[SECURE-017] a member makes a token, which is shown once, reads with it, and revokes it', async ({ page, context }) => {
  await newOrcidAccount(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/profile')
  const token = await make(page, 'Nightly download')
  expect(token).toMatch(/^rosette_[\w-]{43}$/)
  await expect(made(page)).toBeFocused()
  await made(page).getByRole('button', { name: 'Copy token' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await expect(made(page).getByText(/^curl -H "Authorization: Bearer \$ROSETTE_TOKEN"/)).toBeVisible()
  expect(await statusOf(locus, token)).toBe(200)
  expect(await statusOf('/api/auth/profile', token)).toBe(403)
  await made(page).getByRole('button', { name: 'I have copied it' }).click()
  await page.reload()
  const line = card(page).getByRole('listitem').filter({ hasText: 'Nightly download' })
  await expect(line).toContainText(/Created \d{4}-\d\d-\d\d · last used \d{4}-\d\d-\d\d · expires \d{4}-\d\d-\d\d/)
  await expect(page.getByText(token)).toHaveCount(0)
  await line.getByRole('button', { name: 'Revoke Nightly download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke this token?' })
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The access token has been revoked.' })).toBeVisible()
  await expect(line).toHaveCount(0)
  expect(await statusOf(locus, token)).toBe(401)
})

test('[SECURE-017] a token that may start runs says so where its owner sees it', { tag: '@long' }, async ({ page }) => {
  await newMember(page)
  await open(page, '/profile')
  await newToken(page).click()
  await form(page).getByLabel('Name').fill('Assistant')
  await expect(form(page).getByLabel('May start runs')).not.toBeChecked()
  await form(page).getByLabel('May start runs').check()
  await form(page).getByRole('button', { name: 'Create token' }).click()
  await expect(made(page)).toContainText('“Assistant” has been created.')
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Assistant' })).toContainText('may start runs')
})

test('[SECURE-007] [SECURE-017] after a while, making a token asks for the password first', { tag: '@long' }, async ({ page }) => {
  const { key, password } = await newMember(page)
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
  await db.community
    .updateTable('session')
    .set({ provedAt: new Date(0) })
    .where('communityId', '=', key)
    .execute()
  await db.close()
  await open(page, '/profile')
  await newToken(page).click()
  await form(page).getByRole('button', { name: 'Create token' }).click()
  await expect(form(page).getByText('Name is required.')).toBeVisible()
  await form(page).getByLabel('Name').fill('Later')
  await form(page).getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(made(page)).toContainText('“Later” has been created.')
})

test('[SECURE-017] what can not be loaded or revoked is reported', { tag: '@long' }, async ({ page }) => {
  await newMember(page)
  await page.route(
    '**/api/user/access-tokens',
    (route) => route.fulfill({ status: 503, json: { code: 'overloaded', message: 'Busy', requestId: 'r' } }),
    {
      times: 5,
    },
  )
  await open(page, '/profile')
  await expect(card(page).getByRole('alert')).toContainText('Your access tokens could not be loaded.')
  await page.unroute('**/api/user/access-tokens')
  await card(page).getByRole('button', { name: 'Retry' }).click()
  await expect(card(page).getByRole('alert')).toHaveCount(0)
  await make(page, 'Stubborn')
  await page.route('**/api/user/access-tokens/*', (route) => route.abort())
  await card(page).getByRole('button', { name: 'Revoke Stubborn' }).click()
  await page.getByRole('dialog', { name: 'Revoke this token?' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be revoked' })).toBeVisible()
  await expect(card(page).getByRole('listitem')).toHaveCount(1)
})
