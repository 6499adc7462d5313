import { expect, type Page, type Route } from '@playwright/test'
import { settle } from '../kit/go-inside.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'
import { withoutFirstView } from '../kit/without-first-view.ts'

const { open } = as('anonymous')

const address = (searchText: string, category = 'genes') => `/results?${new URLSearchParams({ mainType: 'general', searchText, category })}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.locator('tbody tr')
/** The name of the first row, as its link. */
const firstLink = (page: Page) => rows(page).first().getByRole('link').first()
const searchCall = '**/api/search/general'

/** How often each search was requested. */
function recordSearches(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => request.url().includes('/api/search/general') && bodies.push(request.postDataJSON()))
  return bodies
}

// These tests look at the calls of the page; first-paint.spec.ts looks at documents that bring the answer.
test.beforeEach(({ page }) => withoutFirstView(page))

test('[LINK-014] AG in the header box leads to results and on to the locus page, whose address has its name', { tag: '@smoke' }, async ({
  page,
}) => {
  await open(page, '/help')
  await page.getByRole('combobox', { name: 'Search text' }).first().fill('AG')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/results\?mainType=general&searchText=AG&category=genes$/)
  await expect(firstLink(page)).toHaveText('AT4G18960')
  await firstLink(page).click()
  await expect(heading(page)).toHaveText('Locus: AT4G18960 (AG)')
  await expect(page).toHaveURL(/\/locus\/AT4G18960$/)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Genes: “AG”' }).click()
  await expect(firstLink(page)).toHaveText('AT4G18960')
})

test('[RESULTS-002] [RESULTS-003] [RESULTS-011] [TABLE-009] [TABLE-017] searches that are slow, late or fail', async ({ page }) => {
  await test.step('[RESULTS-002] [RESULTS-003] Searching... shows until the results do', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(searchCall, async (route) => {
      await held
      await route.continue()
    })
    await open(page, address('AG'))
    await expect(page.getByText('Searching...')).toBeVisible()
    await expect(page.getByTestId('skeleton-rows').locator('> *')).toHaveCount(10)
    answer()
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByText('Searching...')).toHaveCount(0)
  })
  await test.step('[RESULTS-011] [TABLE-009] [TABLE-017] [RESULTS-003] a failed search is a red alert, and Retry repeats it', async () => {
    const fail = (route: Route) =>
      route.fulfill({ status: 503, json: { code: 'upstream_failed', message: 'Search is not available right now.', requestId: 'r-503' } })
    await page.route(searchCall, fail)
    await open(page, address('AG'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Error from the server')
    await expect(alert).toContainText('Search is not available right now. Record pages still work.')
    await expect(alert).toContainText('r-503')
    await expect(rows(page)).toHaveCount(0)
    await page.unroute(searchCall)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(rows(page).first()).toBeVisible()
  })
  await test.step('a late answer never replaces a newer one', async () => {
    const held = Promise.withResolvers<void>()
    await page.route(searchCall, async (route) => {
      if (route.request().postDataJSON().searchText === 'AG') await held.promise
      await route.continue().catch(() => {})
    })
    const asking = page.waitForRequest(searchCall)
    await open(page, address('AG'))
    const late = await asking
    await expect(page.getByText('Searching...')).toBeVisible()
    await page.getByRole('combobox', { name: 'Search text' }).first().fill('LFY')
    await page.keyboard.press('Enter')
    await expect(firstLink(page)).toHaveText('AT5G61850')
    held.resolve()
    // There is none if the page has given it up.
    await late.response()
    await settle(page)
    await expect(firstLink(page)).toHaveText('AT5G61850')
  })
})

test('[RESULTS-004] [RESULTS-069] [RESULTS-010] [TABLE-004] [TABLE-005] [TABLE-006] [TABLE-007] [TABLE-014] [TABLE-008] another search, pages and the way to the top', async ({
  page,
}) => {
  await test.step('[RESULTS-004] [RESULTS-069] another search on the results page searches again and shows its own rows', async () => {
    const searches = recordSearches(page)
    await open(page, address('AG'))
    await expect(firstLink(page)).toHaveText('AT4G18960')
    await page.getByRole('combobox', { name: 'Search text' }).first().fill('LFY')
    await page.keyboard.press('Enter')
    await expect(firstLink(page)).toHaveText('AT5G61850')
    expect(searches).toEqual([expect.objectContaining({ searchText: 'AG' }), expect.objectContaining({ searchText: 'LFY' })])
  })
  await test.step('[RESULTS-010] [TABLE-004] [TABLE-005] [TABLE-006] [TABLE-007] [TABLE-014] pages and sizes', async () => {
    await open(page, address('AT1G9'))
    await expect(rows(page)).toHaveCount(25)
    await expect(page.getByRole('status').filter({ hasText: 'Displaying' })).toHaveText(/^Displaying 1 - 25 of \d+ results$/)
    const size = page.getByRole('combobox', { name: 'Results per page' })
    await expect(size).toHaveValue('25')
    expect(await size.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual([
      '25',
      '50',
      '100',
      '250',
    ])
    await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows(page).first().locator('td').nth(1)).toHaveText('26')
    await size.selectOption('50')
    await expect(page).not.toHaveURL(/[?&]page=/)
    await expect(rows(page)).toHaveCount(50)
    await expect(rows(page).first().locator('td').nth(1)).toHaveText('1')
    await page.goBack()
    await expect(rows(page).first().locator('td').nth(1)).toHaveText('26')
  })
  await test.step('[TABLE-008] Back to Top goes to the top', async () => {
    await open(page, address('AT1G9'))
    await expect(rows(page)).toHaveCount(25)
    const back = page.getByRole('button', { name: 'Back to Top' })
    await back.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await back.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('germplasms are found by name and link to their pages', { tag: '@smoke' }, async ({ page }) => {
  await open(page, address('CS25', 'germplasm'))
  await page.getByRole('link', { name: 'CS25', exact: true }).click()
  await expect(heading(page)).toHaveText('Germplasm: CS25')
})
