import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { callsTo } from '../kit/api-calls.ts'
import { checkPage } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { settle } from '../kit/go-inside.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const field = (page: Page) => page.getByRole('combobox', { name: 'Search text' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const active = (page: Page) => list(page).getByRole('option', { selected: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const suggestCall = '**/api/suggest?**'

test('by keyboard alone: Ctrl-K, a few letters, an arrow and Enter open the record', async ({ page }) => {
  await page.clock.install()
  const requests = callsTo(page, 'suggest')
  await open(page, '/help')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('a')
  await page.clock.runFor(400)
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.type('g')
  await expect(list(page).getByRole('group', { name: 'genes' }).getByRole('option').first()).toHaveText('AT4G18960AGAGAMOUSsymbol')
  expect(requests.map((request) => new URL(request.url()).searchParams.get('text'))).toEqual(['ag'])
  await expect(list(page).getByRole('group')).not.toHaveCount(1)
  await expect(list(page).getByRole('option').last()).toHaveText('Search all genes for “ag”')
  await checkPage(page)
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toContainText('AT4G18960')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Locus: AT4G18960 (AG)')
  await expect(field(page)).toHaveValue('')
})

test('[GENERAL-002] [GENERAL-009] Enter, the last row and the chosen type', async ({ page }) => {
  await test.step('[GENERAL-002] [GENERAL-009] Enter without a chosen row searches, and so does the last row', async () => {
    await open(page, '/')
    await page.keyboard.press('/')
    await page.keyboard.type('agl')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/results?mainType=general&searchText=agl&category=genes')
    await expect(heading(page)).toHaveText(/^\d+ genes?$/)
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('agamous')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveText('Search all genes for “agamous”')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/results?mainType=general&searchText=agamous&category=genes')
  })
  await test.step('the chosen type comes first', async () => {
    await open(page, '/help')
    await page.getByRole('combobox', { name: 'Search for' }).first().selectOption('germplasm')
    await field(page).fill('demo')
    await expect(list(page).getByRole('group').first()).toHaveAccessibleName('germplasms')
    await expect(list(page).getByRole('option').last()).toHaveText('Search all germplasms for “demo”')
    await page.getByRole('combobox', { name: 'Search for' }).first().selectOption('community')
    await field(page).fill('flora')
    await list(page)
      .getByRole('option', { name: /Example, Flora/ })
      .click()
    await expect(heading(page)).toHaveText(/Person/)
  })
})

test('answers that are late, and failures', async ({ page }) => {
  await newVisit(page, 'a late answer never replaces a newer one', async () => {
    const held = Promise.withResolvers<void>()
    await page.route(suggestCall, async (route) => {
      if (new URL(route.request().url()).searchParams.get('text') === 'ag') await held.promise
      await route.continue().catch(() => {})
    })
    await open(page, '/help')
    const asking = page.waitForRequest(suggestCall)
    await field(page).fill('ag')
    const late = await asking
    await field(page).fill('lfy')
    await expect(list(page).getByRole('option').first()).toContainText('AT5G61850')
    held.resolve()
    // There is none if the page has given it up.
    await late.response()
    await settle(page)
    await expect(list(page).getByRole('option').first()).toContainText('AT5G61850')
  })
  await newVisit(page, 'a failure is silent: the box stays a box', async () => {
    await page.route(suggestCall, (route) =>
      route.fulfill({ status: 503, json: { code: 'upstream_failed', message: 'Down', requestId: 'r-1' } }),
    )
    await open(page, '/help')
    await field(page).fill('ag')
    await page.waitForResponse(suggestCall)
    await expect(list(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/results?mainType=general&searchText=ag&category=genes')
  })
})

test('on a phone the sheet takes the focus and suggests too; Escape closes the list and not the sheet', async ({ page }, { project }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/help')
  await page.getByRole('button', { name: 'Open search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.type('ag')
  await expect(list(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await checkPage(page)
    await page.screenshot({ path: join(project.outputDir, 'gallery', `suggestions-sheet-390-${colorScheme}.png`) })
  }
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await page.keyboard.type('a')
  await list(page)
    .getByRole('option', { name: /AGAMOUS/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText(/^Locus: /)
  await expect(sheet).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list hangs below the bar, ${colorScheme}`, async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/help')
    await field(page).fill('ag')
    await page.keyboard.press('ArrowDown')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await checkPage(page)
    await page.screenshot({ path: join(project.outputDir, 'gallery', `suggestions-bar-1440-${colorScheme}.png`) })
  })
}
