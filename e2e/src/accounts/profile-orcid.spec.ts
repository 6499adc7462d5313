import { expect, type Page } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { checkPage } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { newOrcidAccount } from '../kit/new-accounts.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const { open } = as('anonymous')
const card = (page: Page) => page.getByRole('region', { name: 'ORCID' })
const unlinkButton = (page: Page) => card(page).getByRole('button', { name: 'Unlink ORCID' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Unlink ORCID?' })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Unlink ORCID' }).click()
const unlinkCall = '**/api/auth/unlink-orcid'

test('[PROFILE-003] [PROFILE-014] [PROFILE-004] a linked ORCID iD, and none', async ({ page }) => {
  await newVisit(
    page,
    '[PROFILE-003] [PROFILE-014] the profile shows the ORCID iD; unlinking asks first, and cancelling does nothing',
    async () => {
      const { orcidId } = await newOrcidAccount(page)
      const calls: string[] = []
      page.on('request', (request) => calls.push(request.url()))
      // So that the dialog is looked at as it stands, not as it comes.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/profile')
      await expect(card(page).getByText(orcidId)).toBeVisible()
      await unlinkButton(page).click()
      await checkPage(page)
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(unlinkButton(page)).toBeEnabled()
      expect(calls.filter((url) => url.includes('unlink'))).toEqual([])
    },
  )
  await newVisit(page, '[PROFILE-004] without an ORCID iD the profile offers to link one', async () => {
    await signIn(page, await newAccount())
    await open(page, '/profile')
    await expect(card(page).getByRole('link', { name: 'Link ORCID' })).toHaveAttribute('href', '/linktoorcid')
    await expect(unlinkButton(page)).toHaveCount(0)
  })
})

test('[PROFILE-015] [PROFILE-016] [PROFILE-018] [PROFILE-021] unlinking, and why it cannot be done', async ({ page }) => {
  await newVisit(
    page,
    '[PROFILE-015] [PROFILE-016] [PROFILE-018] [PROFILE-021] unlinking warns, is busy, tells its success and forgets the iD',
    async () => {
      const { orcidId } = await newOrcidAccount(page)
      const gate = Promise.withResolvers<void>()
      await page.route(unlinkCall, async (route) => {
        await gate.promise
        await route.continue()
      })
      await open(page, '/profile')
      await unlinkButton(page).click()
      await expect(dialog(page)).toContainText('Without an ORCID iD, the detail pages require a subscription.')
      await confirm(page)
      await expect(unlinkButton(page)).toBeDisabled()
      await expect(unlinkButton(page)).toHaveAttribute('data-loading', 'true')
      gate.resolve()
      await expect(page.getByRole('status').filter({ hasText: 'ORCID account successfully unlinked' })).toBeVisible()
      await expect(card(page).getByText(orcidId)).toHaveCount(0)
      await expect(unlinkButton(page)).toHaveCount(0)
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(orcidId)
      await page.reload()
      await expect(card(page).getByRole('link', { name: 'Link ORCID' })).toBeVisible()
    },
  )
  await newVisit(page, '[PROFILE-021] an account without a password is told why it can not be unlinked', async () => {
    const { userName } = await newOrcidAccount(page)
    const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
    await db.community.updateTable('account').set({ passwordHash: null }).where('userName', '=', userName).execute()
    await db.close()
    await open(page, '/profile')
    await expect(unlinkButton(page)).toBeDisabled()
    await expect(card(page)).toContainText('Your account has no password, so ORCID is the only way to log in to it.')
  })
})

test('[PROFILE-017] an unlinking that fails is reported by a toast, and the iD stays', async ({ page }) => {
  for (const [name, answer] of [
    ['an answer without success', { json: { success: false } }],
    ['a failure', { status: 500, json: { code: 'internal', message: 'Something went wrong.', requestId: 'r-1' } }],
  ] as const) {
    await newVisit(page, `${name} is reported by a toast, and the iD stays`, async () => {
      const { orcidId } = await newOrcidAccount(page)
      await page.route(unlinkCall, (route) => route.fulfill(answer))
      await open(page, '/profile')
      await unlinkButton(page).click()
      await confirm(page)
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to unlink ORCID account. Please try again.' })).toBeVisible()
      await expect(card(page).getByText(orcidId)).toBeVisible()
      await expect(unlinkButton(page)).toBeEnabled()
    })
  }
})
