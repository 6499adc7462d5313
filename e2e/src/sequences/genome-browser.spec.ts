import { gzipSync } from 'node:zlib'
import { expect, type FrameLocator, type Page, type Response } from '@playwright/test'
import { checkPage, listenForErrors } from '../kit/check-page.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const address = '/tools/jbrowse2?loc=Chr4:10382572..10388823&tracks=genes,coding,insertions&locus=AT4G18960'
const frame = (page: Page) => page.frameLocator('iframe[title^="Genome browser at"]')
const place = (browser: FrameLocator) => browser.getByPlaceholder('Search for location')
const gene = (browser: FrameLocator) => browser.getByText('AT4G18960', { exact: true }).first()

/** What belongs to the browser: its document, its files, its data. */
const isOfBrowser = (url: string) => /\/(assets\/genome\/|api\/genome\/|tools\/jbrowse2)/.test(new URL(url).pathname)

/** Bytes after gzip, whatever the server sent: data files are compressed already. */
async function weigh(response: Response): Promise<number> {
  const body = await response.body()
  return response.url().includes('/api/') ? body.length : gzipSync(body).length
}

/** What the address of the page says of the view. */
function viewOf(page: Page) {
  const { searchParams } = new URL(page.url())
  return { loc: searchParams.get('loc'), tracks: searchParams.get('tracks'), locus: searchParams.get('locus') }
}

test('[GBROW-007] [GBROW-010] [GBROW-006] a locus loads nothing of the browser before it is opened, then little', async ({ page }) => {
  const errors = listenForErrors(page)
  const hosts = new Set<string>()
  const answers: Response[] = []
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  page.on('response', (response) => {
    if (isOfBrowser(response.url())) answers.push(response)
  })
  await open(page, '/locus?name=AT4G18960')
  const fold = page.locator('#maps').getByText('Genome browser', { exact: true }).last()
  await fold.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(answers.map((answer) => answer.url())).toEqual([])
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(gene(frame(page))).toBeVisible({ timeout: 20_000 })
  // A part of a file that nobody reads to its end counts as unfinished for good, so the network never seems idle.
  let known = 0
  await expect
    .poll(
      () => {
        const more = answers.length - known
        known = answers.length
        return more
      },
      { intervals: [1000], timeout: 20_000 },
    )
    .toBe(0)
  expect(answers.length).toBeLessThanOrEqual(25)
  const weights = await Promise.all(answers.map(weigh))
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(800_000)
  // The link beside it leads to where the visitor has gone.
  const link = page.getByRole('link', { name: 'Open this view on a page of its own' })
  const before = await link.getAttribute('href')
  await frame(page).getByTestId('zoom_in').click()
  await expect.poll(() => link.getAttribute('href')).not.toBe(before)
  expect(answers.filter((answer) => answer.status() === 206).length).toBeGreaterThan(0)
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(errors).toEqual([])
})

test('[GBROW-001] [GBROW-008] the address has the view, follows it and opens it again', async ({ page }) => {
  await open(page, address)
  const browser = frame(page)
  await expect(gene(browser)).toBeVisible({ timeout: 20_000 })
  await expect(place(browser)).toHaveValue(/^Chr4:10,38\d,\d{3}\.\.10,38\d,\d{3}$/)
  await browser.getByTestId('zoom_in').click()
  await expect.poll(() => viewOf(page).loc).toMatch(/^Chr4:1038[34]\d{3}\.\.1038[67]\d{3}$/)
  const zoomed = viewOf(page)
  expect(zoomed).toMatchObject({ tracks: 'genes,coding,insertions', locus: 'AT4G18960' })
  await page.reload()
  await expect(gene(frame(page))).toBeVisible({ timeout: 20_000 })
  expect(viewOf(page)).toEqual(zoomed)
  await expect(place(frame(page))).toHaveValue(
    zoomed.loc?.replace(/\d+/g, (digits) => (digits.length > 1 ? Number(digits).toLocaleString('en') : digits)) ?? '',
  )
  await page.getByRole('link', { name: 'Back to AT4G18960' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AT4G18960')
})

test('[GBROW-001] [GBROW-008] [GBROW-009] [GBROW-011] keys, themes and jumps on the page of the browser', async ({ page }) => {
  const backdrop = () =>
    frame(page)
      .locator('.MuiPaper-root')
      .first()
      .evaluate((paper) => getComputedStyle(paper).backgroundColor)
  await page.setViewportSize({ width: 390, height: 900 })
  await test.step('[GBROW-011] reached by keyboard and without violations at 390 px', () => reachByKeyboard(page))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await test.step('[GBROW-011] reached by keyboard and without violations at 1440 px', () => reachByKeyboard(page))
  await test.step('[GBROW-009] light and dark follow the site while the browser is open', async () => {
    expect(await backdrop()).toBe('rgb(26, 107, 60)')
    const before = await place(frame(page)).inputValue()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(backdrop).toBe('rgb(27, 74, 51)')
    await expect(gene(frame(page))).toBeVisible({ timeout: 20_000 })
    await expect(place(frame(page))).toHaveValue(before)
  })
  await test.step('[GBROW-001] [GBROW-008] the address follows a jump to a typed place, which is one change and no movement', async () => {
    await place(frame(page)).fill('Chr1:2,001..8,000')
    await place(frame(page)).press('Enter')
    await expect.poll(() => viewOf(page).loc).toMatch(/^Chr1:\d{4}\.\.\d{4}$/)
  })
})

async function reachByKeyboard(page: Page): Promise<void> {
  await open(page, address)
  await expect(gene(frame(page))).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveTitle('Genome Browser')
  await checkPage(page)
  await page.getByRole('textbox', { name: 'Locus or position' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary').filter({ hasText: 'More tracks and your own files' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
}
