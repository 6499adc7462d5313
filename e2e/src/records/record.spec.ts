import { expect, type Page } from '@playwright/test'
import { findGermplasmKey, findLocusKey } from '../kit/api-calls.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { settle } from '../kit/go-inside.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const locusSections = [
  'Summary',
  'Transcripts',
  'Maps and Mapping Data',
  'Sequences',
  'Protein Data',
  'Expression',
  'Gene Ontology',
  'Homology',
  'Germplasm and Clones',
  'Polymorphisms',
  'Publications',
  'External Links',
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sideList = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const sideEntry = (page: Page, name: string) => sideList(page).getByRole('link', { name: new RegExp(`^${name}`) })
/** The names in the side list, without their counts. */
const sideNames = (page: Page) => sideList(page).locator('a > span:first-child').allTextContents()

test('[DLOCUS-001] [DETAIL-002] [DGERM-001] [DGERM-002] [DGERM-003] records open by their names', async ({ page, request }) => {
  await test.step('[DLOCUS-001] [DETAIL-002] a locus opens by key, by name in any case, and by accession with or without prefix', async () => {
    const key = await findLocusKey(request, 'AT4G18960')
    const { tairObjectId } = await (await request.get('/api/detail/locus', { params: { key } })).json()
    expect(tairObjectId).toBeGreaterThan(0)
    const queries = [`key=${key}`, 'name=at4g18960', `accession=${tairObjectId}`, `accession=locus:${tairObjectId}`]
    for (const query of queries) {
      await open(page, `/locus?${query}`)
      await expect(heading(page), query).toHaveText('Locus: AT4G18960 (AG)')
    }
  })
  await test.step('[DGERM-001] [DGERM-002] [DGERM-003] a germplasm opens by key, with its title and sections', async () => {
    await open(page, `/germplasm?key=${await findGermplasmKey(request, 'CS25')}`)
    await expect(heading(page)).toHaveText('Germplasm: CS25')
    await expect(page).toHaveTitle('Germplasm Detail')
    expect(await sideNames(page)).toEqual(['Phenotype', 'Overview', 'Summary', 'Stocks', 'Pedigree'])
    await page.getByRole('region', { name: 'Phenotype' }).getByRole('link', { name: 'AT4G18960' }).click()
    await expect(heading(page)).toHaveText('Locus: AT4G18960 (AG)')
  })
})

test('[DLOCUS-002] [DETAIL-013] [DETAIL-015] title, browser title and badge', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/locus?name=AT1G01010')
  await expect(heading(page)).toHaveText('Locus: AT1G01010 (NAC001)')
  await expect(page).toHaveTitle('Locus Detail')
  await expect(page.getByText('Premium Page', { exact: true })).toBeVisible()
})

test('[DLOCUS-003] [DETAIL-007] [DETAIL-008] [DETAIL-011] a record that the browser asks for', async ({ page }) => {
  await newVisit(page, '[DLOCUS-003] an obsolete locus says so in red', async () => {
    // A release holds current loci only, so the answer is made obsolete on its way.
    await page.route('**/api/detail/locus?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), isObsolete: true } })
    })
    await openFromResults(page, 'AT4G18960')
    await expect(heading(page)).toHaveText('Locus: AT4G18960 (AG) (obsolete)')
    const red = await page.getByText('(obsolete)').evaluate((element) => getComputedStyle(element).color)
    expect(red).toBe('rgb(179, 38, 30)')
  })
  await newVisit(page, '[DETAIL-007] [DETAIL-008] while the record is on its way a spinner shows, then the sections', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/detail/locus?*', async (route) => {
      await held
      await route.continue()
    })
    await openFromResults(page, 'AT4G18960')
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    answer()
    await expect(heading(page)).toHaveText('Locus: AT4G18960 (AG)')
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  })
  await newVisit(page, '[DETAIL-011] [DETAIL-008] an error is distinguished from a missing record, and Retry loads it', async () => {
    await page.route('**/api/detail/locus?*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.', requestId: 'r-500' } }),
    )
    await openFromResults(page, 'AT4G18960')
    await expect(heading(page)).toHaveText('This locus could not be loaded')
    await expect(page.getByText('r-500')).toBeVisible()
    await expect(page.getByText('Page Not Found')).toHaveCount(0)
    await page.unroute('**/api/detail/locus?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText('Locus: AT4G18960 (AG)')
  })
  await newVisit(page, '[DETAIL-011] a lost connection is an error too', async () => {
    await page.route('**/api/detail/locus?*', (route) => route.abort('connectionrefused'))
    await openFromResults(page, 'AT4G18960')
    await expect(heading(page)).toHaveText('This locus could not be loaded')
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

test('[DLOCUS-004] [DETAIL-003] [DETAIL-005] [DETAIL-004] the side list leads through the sections of a locus', async ({ page }) => {
  await test.step('[DLOCUS-004] [DETAIL-003] the side list names the twelve sections, in order', async () => {
    await open(page, '/locus?name=AT4G18960')
    await expect(heading(page)).toBeVisible()
    expect(await sideNames(page)).toEqual(['Overview', ...locusSections])
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Gene and insertions', ...locusSections])
  })
  await test.step('[DETAIL-005] scrolling moves the highlight', async () => {
    await expect(sideEntry(page, 'Overview')).toHaveAttribute('aria-current', 'location')
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(sideEntry(page, 'External Links')).toHaveAttribute('aria-current', 'location')
    await expect(sideList(page).locator('[aria-current]')).toHaveCount(1)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(sideEntry(page, 'Overview')).toHaveAttribute('aria-current', 'location')
  })
  await test.step('[DETAIL-004] a side entry scrolls to its section, is highlighted, and stands in the address', async () => {
    await sideEntry(page, 'Publications').click()
    await expect(page.getByRole('region', { name: 'Publications' })).toBeInViewport()
    await expect(sideEntry(page, 'Publications')).toHaveAttribute('aria-current', 'location')
    await expect(page).toHaveURL(/\/locus\?name=AT4G18960#publications$/)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Publications' })).toBeInViewport()
  })
})

test('[DETAIL-004] on a phone the chips lead to the section just below the sticky bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/locus?name=AT4G18960')
  await sideEntry(page, 'Maps and Mapping Data').click()
  await expect(page.getByRole('region', { name: 'Maps and Mapping Data' })).toBeInViewport()
  // A little turn of the wheel hands the highlight back to the observer, which must agree.
  await page.mouse.move(200, 500)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  await page.mouse.wheel(0, 2)
  await expect.poll(scrolled).toBeGreaterThan(before)
  await settle(page)
  await expect(sideEntry(page, 'Maps and Mapping Data')).toHaveAttribute('aria-current', 'location')
  await expect(sideList(page).locator('[aria-current]')).toHaveCount(1)
})

test('[DETAIL-009] addresses that name no record: page not found', async ({ page }) => {
  for (const path of ['/locus', '/germplasm', '/locus?key=', '/germplasm?name=CS25']) {
    await test.step(path, async () => {
      const response = await open(page, path)
      expect(response?.status()).toBe(404)
      await expect(heading(page)).toHaveText('Page Not Found')
    })
  }
})

test('[DETAIL-053] a locus is added to a new list, another one to that list, and neither twice', async ({ page }) => {
  await open(page, '/locus?name=AT4G18960')
  await page.getByRole('button', { name: 'Add to list' }).click()
  await page.getByRole('button', { name: 'Save list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await open(page, '/locus?name=AT1G65480')
  for (const outcome of ['AT1G65480 is added to “AT4G18960”.', 'AT1G65480 is already in “AT4G18960”.']) {
    await page.getByRole('button', { name: 'Add to list' }).click()
    await page.getByRole('button', { name: /^AT4G18960 \(\d\)/ }).click()
    await expect(page.getByText(outcome)).toBeVisible()
  }
})

/** Goes to the record from a list, so that the browser asks for it: a document brings its record along. */
async function openFromResults(page: Page, name: string): Promise<void> {
  await open(page, `/results?mainType=general&searchText=${name}&category=genes`)
  await page.getByRole('link', { name, exact: true }).click()
}
