import { expect, type Page } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { codeOf } from '@rosette/test-kit/people/second-factor.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { allowAtOrcid, freshOrcidId, newMember, newOrcidAccount } from '../kit/new-accounts.ts'
import { type Account, peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { accountBar, as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const { open } = as('anonymous')
const card = (page: Page) => page.getByRole('region', { name: 'Second factor' })
const stored = (page: Page) => card(page).getByRole('region', { name: 'Your recovery codes' })
const secondStep = (page: Page) => page.getByRole('form', { name: 'Second step' })

/** The code of the next half-minute counts too, and was certainly not used before. */
const nextCode = (secret: string) => codeOf(secret, new Date(Date.now() + 30_000))

async function change(email: string, set: Record<string, unknown>, table: 'session' | 'secondFactor'): Promise<void> {
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
  const { communityId } = await db.community
    .selectFrom('account')
    .select('communityId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await db.community.updateTable(table).set(set).where('communityId', '=', communityId).execute()
  await db.close()
}

/** Sets it up on the profile; the secret is what the app would know. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await open(page, '/profile')
  await card(page).getByRole('button', { name: 'Set up' }).click()
  const form = card(page).getByRole('form', { name: 'Set up a second factor' })
  const secret = ((await form.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '').replaceAll(' ', '')
  await form.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()))
  await form.getByRole('button', { name: 'Switch on' }).click()
  await expect(stored(page)).toBeFocused()
  return { secret, codes: await stored(page).getByRole('listitem').allTextContents() }
}

async function fillLogin(page: Page, { userName, password }: Account): Promise<void> {
  await open(page, '/login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('User name').fill(userName)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(secondStep(page)).toBeVisible()
}

test('[SECURE-008] codes of the app and recovery codes', async ({ page, context }) => {
  await newVisit(page, '[SECURE-008] a member sets up a second factor, and logs in with a code of the app', async () => {
    const account = await newMember(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { secret, codes } = await setUp(page)
    expect(new Set(codes).size).toBe(10)
    await stored(page).getByRole('button', { name: 'I have saved them' }).click()
    await expect(stored(page)).toHaveCount(0)
    await expect(card(page)).toContainText('10 recovery codes are left.')
    await context.clearCookies()
    await fillLogin(page, account)
    const field = secondStep(page).getByLabel('Code', { exact: true })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await field.fill('000000')
    await secondStep(page).getByRole('button', { name: 'Continue' }).click()
    await expect(secondStep(page).getByText('This code is wrong or has been used already.')).toBeVisible()
    expect((await (await page.request.get('/api/auth/profile')).json()).username).toBeNull()
    await field.fill(nextCode(secret))
    await secondStep(page).getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('/linktoorcid')
    await expect(accountBar(page).login).toHaveCount(0)
  })
  await newVisit(page, '[SECURE-008] who has lost the phone logs in with a recovery code, once', async () => {
    const account = await newMember(page)
    const { codes } = await setUp(page)
    const enter = async () => {
      await context.clearCookies()
      await fillLogin(page, account)
      await secondStep(page).getByRole('button', { name: 'Use a recovery code instead' }).click()
      await secondStep(page)
        .getByLabel('Recovery code')
        .fill(codes[0] ?? '')
      await secondStep(page).getByRole('button', { name: 'Continue' }).click()
    }
    await enter()
    await page.waitForURL('/linktoorcid')
    await enter()
    await expect(secondStep(page).getByText('This code is wrong')).toBeVisible()
    await secondStep(page).getByRole('button', { name: 'Start again' }).click()
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  })
})

test('[SECURE-008] [SECURE-007] logins by ORCID, and switching it off', { tag: '@long' }, async ({ page, context }) => {
  await newVisit(page, '[SECURE-008] a login by ORCID asks for the code too', async () => {
    const orcidId = freshOrcidId()
    await newOrcidAccount(page, orcidId)
    const { secret } = await setUp(page)
    await context.clearCookies()
    await open(page, '/login')
    await page.getByRole('button', { name: 'Sign in with ORCID' }).click()
    await allowAtOrcid(page, orcidId)
    await secondStep(page).getByLabel('Code', { exact: true }).fill(nextCode(secret))
    await secondStep(page).getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/)
  })
  await newVisit(page, '[SECURE-007] [SECURE-008] switching it off, after a while, takes password and code, and a code again', async () => {
    const { email, password } = await newMember(page)
    const { secret, codes } = await setUp(page)
    await change(email, { provedAt: new Date(0) }, 'session')
    await change(email, { lastStep: 0 }, 'secondFactor')
    await page.reload()
    await card(page).getByRole('button', { name: 'Switch off' }).click()
    const dialog = page.getByRole('dialog', { name: 'Switch the second factor off?' })
    await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await dialog.getByLabel('Recovery code').fill(codes[0] ?? '')
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await proof.getByLabel('Current password').fill(password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(proof.getByText('Code is required.')).toBeVisible()
    await proof.getByLabel('Code', { exact: true }).fill(nextCode(secret))
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The second factor is switched off.' })).toBeVisible()
    await expect(card(page).getByRole('button', { name: 'Set up' })).toBeVisible()
  })
})

test('[SECURE-008] new recovery codes, and curators who need a second factor', { tag: '@long' }, async ({ page }) => {
  await newVisit(page, '[SECURE-008] new recovery codes replace the old ones', async () => {
    await newMember(page)
    const { codes } = await setUp(page)
    await card(page).getByRole('button', { name: 'New recovery codes' }).click()
    await expect(stored(page).getByRole('listitem').first()).not.toHaveText(codes[0] ?? '')
    await expect(stored(page).getByRole('listitem')).toHaveCount(10)
  })
  await newVisit(page, '[SECURE-008] a curator who needs a second factor is told so where they would work', async () => {
    await newMember(page)
    // The site of these tests does not require one.
    await page.route('**/api/auth/profile', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), needsSecondFactor: true } })
    })
    await open(page, '/curator/gene_class_symbols')
    await expect(page.getByText('Curators need a second factor on this site.')).toBeVisible()
    await page.getByRole('link', { name: 'Set it up on your profile' }).click()
    await expect(card(page)).toContainText('Until you set one up, you have the rights of a member.')
  })
})
