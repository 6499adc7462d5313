import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const locus = '/locus?name=AT4G18960'
const mainScript = '**/assets/main-*.js'
const { open } = as('anonymous')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const live = (page: Page) => page.locator('html[data-live]')
const notice = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reload' }) })

/** Refuses files as a site under too much load would: for ever, or until half a second after the first request. */
async function refuse(page: Page, files: string, { isForEver }: { isForEver: boolean }) {
  let first: number | null = null
  const refused: string[] = []
  await page.route(files, (route) => {
    first ??= Date.now()
    if (!isForEver && Date.now() - first > 500) return route.continue()
    refused.push(route.request().url())
    return route.fulfill({ status: 503, body: '' })
  })
  return refused
}

/** Counts how often the page is loaded from here on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

test('[SECURE-046] a script that is refused once is requested again, and the page starts', async ({ page }) => {
  const refused = await refuse(page, mainScript, { isForEver: false })
  await page.goto(locus)
  await expect(live(page)).toBeAttached()
  expect(refused.length).toBeGreaterThan(0)
  await expect(notice(page)).toHaveCount(0)
})

test('[SECURE-046] a page whose script never comes says so, and its links and search box work', async ({ page }) => {
  const refused = await refuse(page, mainScript, { isForEver: true })
  await page.goto(locus)
  await expect(notice(page)).toContainText('This page could not start')
  await expect(heading(page)).toHaveText(/AT4G18960 \(AG\)/)
  expect(new Set(refused).size).toBe(1)

  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search text' })
  await box.fill('AG')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/results\?mainType=general&category=\w+&searchText=AG$/)
  await page.getByRole('link', { name: 'AT4G18960', exact: true }).first().click()
  await expect(heading(page)).toHaveText(/AT4G18960 \(AG\)/)

  await expect(notice(page)).toBeVisible()
  await page.unrouteAll()
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await expect(live(page)).toBeAttached()
  await expect(notice(page)).toHaveCount(0)
})

test('[SECURE-046] a page without a first view says it, too', async ({ page }) => {
  await refuse(page, mainScript, { isForEver: true })
  await page.goto('/login')
  await expect(notice(page)).toHaveText('This page could not start.Reload')
})

const blastChunk = '**/assets/blast-form-page-*.js'

test('[SECURE-047] a part that is refused once is requested again, without a reload', async ({ page }) => {
  await open(page, '/tools/overview')
  const refused = await refuse(page, blastChunk, { isForEver: false })
  const documents = countDocuments(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^BLAST/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText(/BLAST/)
  await expect(page.getByRole('button', { name: /Run BLAST|Submit/ }).first()).toBeVisible()
  expect(refused.length).toBeGreaterThan(0)
  expect(documents()).toBe(0)
})

test('[SECURE-047] a part that is gone reloads the page once and never in a loop, and the page then says so', async ({ page }) => {
  await open(page, '/tools/overview')
  const refused = await refuse(page, blastChunk, { isForEver: true })
  const documents = countDocuments(page)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^BLAST/ })
    .first()
  // What is only prepared in case the visitor goes there is nothing to reload a page for.
  await link.hover()
  await expect.poll(() => refused.length).toBeGreaterThan(1)
  expect(documents()).toBe(0)

  await link.click()
  await expect.poll(documents).toBe(1)
  await expect(heading(page)).toHaveText('This page could not be shown')
  await expect(page).toHaveURL(/\/tools\/blast\/?$/)
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)

  await page.unrouteAll()
  await page
    .getByRole('alert')
    .getByText(/^Reload/)
    .click()
  await expect(live(page)).toBeAttached()
  await expect(heading(page)).toHaveText(/BLAST/)
})

for (const part of ['record-view', 'locus-page']) {
  test(`[SECURE-047] a record whose ${part} never comes says so after one reload`, async ({ page }) => {
    await refuse(page, `**/assets/${part}-*.js`, { isForEver: true })
    const documents = countDocuments(page)
    await page.goto(locus)
    await expect.poll(documents).toBe(2)
    await expect(heading(page)).toHaveText('This locus could not be loaded')
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(2)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText(/AT4G18960/)
  })
}

const styles = '**/assets/*.css'
const headerHeight = (page: Page) => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height)

for (const path of [locus, '/login']) {
  test(`[SECURE-048] a style of ${path} that is refused once is requested again`, async ({ page }) => {
    await open(page, path)
    const height = await headerHeight(page)
    const refused = await refuse(page, styles, { isForEver: false })
    await open(page, path)
    expect(refused.length).toBeGreaterThan(0)
    await expect.poll(() => headerHeight(page)).toBe(height)
    await expect(notice(page)).toHaveCount(0)
  })

  test(`[SECURE-048] ${path} starts without a style that never comes, and says so`, async ({ page }) => {
    await refuse(page, styles, { isForEver: true })
    await open(page, path)
    await expect(notice(page)).toContainText('a part of its design is missing')
  })
}

test('[SECURE-048] a page opens without a style of its own, which is requested again', async ({ page }) => {
  await open(page, '/tools/overview')
  const refused = await refuse(page, styles, { isForEver: true })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^BLAST/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText(/BLAST/)
  await expect(notice(page)).toContainText('a part of its design is missing')
  expect(refused.length).toBeGreaterThan(new Set(refused).size)
})
