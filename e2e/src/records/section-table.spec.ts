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
