import { expect, test } from '@playwright/test'
import { as } from './visitor.ts'

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

test('four gene models are drawn, and arrow keys walk along them', async ({ page }) => {
  const transcripts = page.getByRole('region', { name: 'Transcripts' })
  await expect(transcripts.getByRole('img', { name: /^AT4G18960\.\d/ })).toHaveCount(4)
  await transcripts.getByRole('button', { name: /^AT4G18960\.1/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(transcripts.getByText(/^AT4G18960\.1: .* part 1 of \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(transcripts.getByRole('button', { name: /^AT4G18960\.2/ })).toBeFocused()
})

test('the picture is there as a table', async ({ page }) => {
  const transcripts = page.getByRole('region', { name: 'Transcripts' })
  await transcripts.getByRole('button', { name: 'View as table' }).click()
  await expect(transcripts.getByRole('table', { name: 'Parts of the gene models' })).toBeVisible()
})

test('the name is copied, and the button says so for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy locus name' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AT4G18960')
  await expect(page.getByText('Copied to clipboard')).toHaveCount(0, { timeout: 5000 })
})
