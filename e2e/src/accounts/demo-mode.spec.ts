import { expect } from '@playwright/test'
import { demoModeUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { accountBar, as } from '../kit/visitor.ts'

test.use({ baseURL: demoModeUrl })

test('[SECURE-002] a demo site says so, opens its accounts with one click, and lets nobody register or change them', async ({ page }) => {
  await as('anonymous').open(page, '/login')
  await expect(page.getByRole('contentinfo')).toContainText('This is a demo site: its accounts are open to everybody.')
  await page.getByRole('button', { name: 'demo-subscriber' }).click()
  // Without ORCID there is nothing to link.
  await page.waitForURL('/profile')
  await expect(accountBar(page).logout).toBeVisible()

  await page.goto('/register')
  const main = page.getByRole('main')
  await expect(main).toContainText('This is a demo site: accounts cannot be created here.')
  await expect(main.getByRole('form')).toHaveCount(0)
  await main.getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('/login')
})
