import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

// A made-up locus of the demo release with forty lines, of which a record shows the first fifteen.
const crowded = '/locus?name=AT1G90030'

const table = (page: Page) => page.getByRole('table', { name: 'Germplasms' })
const names = (page: Page) => table(page).locator('tbody tr td:first-child').allTextContents()

test.beforeEach(async ({ page }) => {
  await open(page, crowded)
  await expect(table(page)).toBeVisible()
})

test('[DETAIL-022] a head sorts up, then down', async ({ page }) => {
  const head = table(page).getByRole('columnheader', { name: 'Germplasm' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const up = await names(page)
  expect(up).toEqual(up.toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  expect((await names(page))[0]).not.toBe(up[0])
})

test('[DETAIL-023] [DETAIL-025] sizes 10, 25 and 50; a new size goes back to page 1', async ({ page }) => {
  const size = page.getByRole('combobox', { name: 'Rows per page of Germplasms' })
  await expect(size).toHaveValue('10')
  expect(await size.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual([
    '10',
    '25',
    '50',
  ])
  const first = await names(page)
  expect(first).toHaveLength(10)
  await page.getByRole('navigation', { name: 'Pages of Germplasms' }).getByRole('button', { name: 'Page 2' }).click()
  await expect(table(page).locator('tbody tr')).toHaveCount(5)
  await size.selectOption('25')
  await expect(table(page).locator('tbody tr')).toHaveCount(15)
  expect((await names(page))[0]).toBe(first[0])
})

test('[DETAIL-024] a table of ten rows or fewer has no pager', async ({ page }) => {
  await expect(page.getByRole('navigation', { name: 'Pages of Germplasms' })).toBeVisible()
  await open(page, '/locus?name=AT4G18960')
  await expect(table(page)).toBeVisible()
  expect((await names(page)).length).toBeLessThanOrEqual(10)
  await expect(page.getByRole('navigation', { name: 'Pages of Germplasms' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Rows per page of Germplasms' })).toHaveCount(0)
})

test('sorting and paging work from the keyboard', async ({ page }) => {
  const head = table(page).getByRole('columnheader', { name: 'Germplasm' })
  await head.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const next = page.getByRole('navigation', { name: 'Pages of Germplasms' }).getByRole('button', { name: 'Next page' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(table(page).locator('tbody tr')).toHaveCount(5)
})
