import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { PersonalData } from '@rosette/features/personal-data/contract/personal-data.ts'
import { newMember } from '../kit/new-accounts.ts'
import { demoModeUrl, peopleUrl } from '../kit/people.ts'
import { showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const { open } = as('anonymous')
const card = (page: Page) => page.getByRole('region', { name: 'Your data' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const ask = (page: Page) => card(page).getByRole('button', { name: 'Delete my account' }).click()
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete my account' }).click()

test('[SECURE-015] data are downloaded, and the account is deleted', async ({ page }) => {
  const account = await newMember(page)
  await open(page, '/profile')
  await test.step('[SECURE-015] a member downloads their data as a file', async () => {
    const begun = page.waitForEvent('download')
    await card(page).getByRole('button', { name: 'Download my data' }).click()
    const download = await begun
    expect(download.suggestedFilename()).toMatch(/^personal_data_\d{4}-\d{2}-\d{2}\.json$/)
    const all = PersonalData.parse(JSON.parse(await readFile(await download.path(), 'utf8')))
    expect(all).toMatchObject({ account: { userName: account.userName, email: account.email }, person: { city: 'Exampleton' } })
  })
  await test.step('[SECURE-015] deletion says what goes and what stays, wants the user name, and ends the session', async () => {
    await ask(page)
    await expect(dialog(page).getByRole('list', { name: 'Deleted' })).toContainText('linked ORCID iD')
    await expect(dialog(page).getByRole('list', { name: 'Kept' })).toContainText(
      'accepted gene class symbols and corrections, without your name',
    )
    await expect(dialog(page)).toContainText('This cannot be undone.')
    await dialog(page).getByLabel('Your user name').fill('somebody-else')
    await confirm(page)
    await expect(dialog(page)).toContainText('Please enter your user name exactly as it is.')
    await dialog(page).getByLabel('Your user name').fill(account.userName)
    await confirm(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status').filter({ hasText: 'Your account has been deleted.' })).toBeVisible()
    const { userName: username, password } = account
    const login = await page.request.post('/api/auth/login', { data: { username, password } })
    expect(login.status()).toBe(401)
    await page.goto('/profile')
    await expect(page.getByText('You are not logged in. Please login to view this page.')).toBeVisible()
  })
})

test('[SECURE-015] [SECURE-007] a session that was opened a while ago asks for the password first, and cancelling keeps the account', async ({
  page,
}) => {
  const account = await newMember(page)
  await forgetProof(account.key)
  await open(page, '/profile')
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  for (const isCancelled of [true, false]) {
    await ask(page)
    await dialog(page).getByLabel('Your user name').fill(account.userName)
    await confirm(page)
    if (isCancelled) {
      await proof.getByRole('button', { name: 'Cancel' }).click()
      await expect(card(page).getByRole('alert')).toContainText('Your account could not be deleted')
      continue
    }
    await proof.getByLabel('Current password').fill(account.password)
    await proof.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(page).toHaveURL('/')
})

test('[SECURE-015] on a demo site nobody is offered to delete an account', async ({ page }) => {
  await page.goto(`${demoModeUrl}/login`)
  await page.getByRole('button', { name: 'demo-subscriber' }).click()
  await page.waitForURL(/profile/)
  await page.goto(`${demoModeUrl}/profile`)
  await expect(card(page).getByRole('button', { name: 'Download my data' })).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
})

/** As if the member had logged in an hour ago. */
async function forgetProof(communityId: number): Promise<void> {
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
  try {
    const provedAt = new Date(Date.now() - 3_600_000)
    await db.community.updateTable('session').set({ provedAt }).where('communityId', '=', communityId).execute()
  } finally {
    await db.close()
  }
}

async function seeCard(page: Page): Promise<void> {
  await expect(page.getByText('Loading')).toHaveCount(0)
  await expect(card(page)).toBeVisible()
}

async function askWrongly(page: Page): Promise<void> {
  // So that the dialog is looked at as it stands, not as it comes.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ask(page)
  await confirm(page)
  await expect(dialog(page)).toContainText('Please enter your user name exactly as it is.')
}

showScenes([
  { name: 'personal-data', path: '/profile', seen: /Seedling/, role: 'basic', act: seeCard },
  { name: 'personal-data-deletion', path: '/profile', seen: /Seedling/, role: 'basic', act: askWrongly },
])
