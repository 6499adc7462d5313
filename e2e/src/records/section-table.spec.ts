import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

// A made-up locus of the demo release with forty lines, of which a record shows the first fifteen.
const crowded = '/locus?name=AT1G90030'

const table = (page: Page) => page.getByRole('table', { name: 'Germplasms' })

test.beforeEach(async ({ page }) => {
  await open(page, crowded)
  await expect(table(page)).toBeVisible()
})

test('[TABLE-018] [TABLE-019] tables by keyboard, between phone and desk, and on paper', async ({ page }) => {
  await test.step('sorting and paging work from the keyboard', async () => {
    const head = table(page).getByRole('columnheader', { name: 'Germplasm' })
    await head.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    const next = page.getByRole('navigation', { name: 'Pages of Germplasms' }).getByRole('button', { name: 'Next page' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(table(page).locator('tbody tr')).toHaveCount(5)
  })
  await test.step('[TABLE-018] no table is wider than the page between a phone and a desk, and heads of numbers stand above them', async () => {
    for (const width of [800, 940]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    const exons = page.getByRole('table', { name: 'Transcripts' }).getByRole('columnheader', { name: 'Exons' })
    const gap = await exons.evaluate(
      (head) => head.getBoundingClientRect().right - (head.lastElementChild?.getBoundingClientRect().right ?? 0),
    )
    expect(gap).toBeLessThan(20)
  })
  await test.step('[TABLE-019] on paper there are no menus and no buttons, and ink is dark on white in the dark theme', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const part of ['header', 'footer', 'nav', 'main :is(select, input)'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
    await expect(table(page)).toBeVisible()
    expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).color)).toBe('rgb(22, 33, 26)')
  })
})
