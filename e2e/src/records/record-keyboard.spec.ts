import { expect } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

test.beforeEach(async ({ page }) => {
  await open(page, '/locus?name=AT4G18960')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a section entry moves the keyboard into its section', async ({ page }) => {
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Germplasm and Clones/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Germplasm and Clones' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Germplasm and Clones' }).getByRole('button').first()).toBeFocused()
})

test('the name is copied, and the button says so for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy locus name' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AT4G18960')
  await expect(page.getByText('Copied to clipboard')).toHaveCount(0, { timeout: 5000 })
})
