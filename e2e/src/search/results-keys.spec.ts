import { expect, type Page } from '@playwright/test'
import { checkPage } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const address = `/results?${new URLSearchParams({ mainType: 'general', searchText: 'AT1G9', category: 'genes' })}`
const rows = (page: Page) => page.locator('tbody tr')
const cards = (page: Page) => page.locator('ol[start] > li')
const linkOf = (row: ReturnType<typeof rows>) => row.getByRole('link').first()
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search text' })
const opener = (page: Page) => page.getByRole('button', { name: 'Keyboard shortcuts' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const singleKeys = (page: Page) => dialog(page).getByRole('switch', { name: 'Single-key shortcuts' })

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

async function openRows(page: Page) {
  // A dialog that fades in is half transparent, which axe would count as poor contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, address)
  await expect(rows(page)).toHaveCount(25)
}

test('rows are walked along, and keys are text while somebody types', async ({ page }) => {
  await newVisit(page, 'j and k walk along the rows, and x selects the one reached', async () => {
    await openRows(page)
    await press(page, 'j')
    await expect(linkOf(rows(page).first())).toBeFocused()
    await press(page, 'j', 'j', 'k')
    await expect(linkOf(rows(page).nth(1))).toBeFocused()
    await press(page, 'x')
    await expect(bar(page)).toContainText('1 gene selected')
    await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
    await expect(linkOf(rows(page).nth(1))).toBeFocused()
    await press(page, 'x')
    await expect(bar(page)).toHaveCount(0)
  })
  await newVisit(page, 'the row reached is in sight, clear of the bars above and below', async () => {
    await openRows(page)
    await press(page, 'j', 'x')
    await expect(bar(page)).toBeVisible()
    const isCovered = (row: ReturnType<typeof rows>) =>
      linkOf(row).evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    for (let step = 0; step < 12; step++) await press(page, 'j')
    await expect(linkOf(rows(page).nth(12))).toBeFocused()
    await expect.poll(() => isCovered(rows(page).nth(12))).toBe(false)
    for (let step = 0; step < 12; step++) await press(page, 'k')
    await expect(linkOf(rows(page).first())).toBeFocused()
    await expect.poll(() => isCovered(rows(page).first())).toBe(false)
  })
  await newVisit(page, 'while somebody types, keys are text', async () => {
    await openRows(page)
    await press(page, 'j', '/')
    await expect(box(page)).toBeFocused()
    await press(page, 'j', 'x', '?')
    await expect(box(page)).toHaveValue('jx?')
    await expect(bar(page)).toHaveCount(0)
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('cards, and what tells the keys', { tag: '@long' }, async ({ page }) => {
  await newVisit(page, 'cards are walked along and selected alike', async () => {
    await openRows(page)
    await open(page, `${address}&view=cards`)
    await expect(cards(page)).toHaveCount(25)
    await press(page, 'j', 'j', 'k')
    await expect(linkOf(cards(page).first())).toBeFocused()
    await press(page, 'x')
    await expect(bar(page)).toContainText('1 gene selected')
  })
  await newVisit(page, 'a question mark tells the keys; Escape goes back to the row', async () => {
    await openRows(page)
    await press(page, 'j', '?')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page)).toHaveCSS('opacity', '1')
    await expect(dialog(page).locator('kbd')).toContainText(['/', 'Ctrl K', 'j', 'k', 'x', '?', 'Esc'])
    await checkPage(page)
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await press(page, 'j', 'x', '/')
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await press(page, 'Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(linkOf(rows(page).first())).toBeFocused()
    await expect(bar(page)).toHaveCount(0)
  })
})

test('switched off, single keys stay so after a reload; Ctrl-K and the button still act', async ({ page }) => {
  await openRows(page)
  await press(page, '?')
  await singleKeys(page).uncheck()
  await press(page, 'Escape')
  await expect(dialog(page)).toHaveCount(0)
  await press(page, 'j')
  await expect(linkOf(rows(page).first())).not.toBeFocused()

  await page.reload()
  // The rows are rendered by the server; only then does the page listen.
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await expect(rows(page)).toHaveCount(25)
  await press(page, 'j', '/', '?')
  await expect(page.locator('tbody :focus')).toHaveCount(0)
  await expect(box(page)).not.toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  await press(page, 'Control+k')
  await expect(box(page)).toBeFocused()

  await opener(page).click()
  await expect(singleKeys(page)).not.toBeChecked()
  await singleKeys(page).check()
  await press(page, 'Escape')
  await expect(dialog(page)).toHaveCount(0)
  await press(page, 'j')
  await expect(linkOf(rows(page).first())).toBeFocused()
})
