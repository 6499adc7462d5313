import { expect, type Page } from '@playwright/test'
import { allOf, checkPage, expectFittingTable } from '../kit/check-page.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'
import { withoutFirstView } from '../kit/without-first-view.ts'

const { open } = as('anonymous')

const general = (searchText: string, category = 'genes') => `/results?${new URLSearchParams({ mainType: 'general', searchText, category })}`
const detail = (category: string, further: Record<string, string>) =>
  `/results?${new URLSearchParams({ mainType: 'detail', category, ...further })}`
const criteriaPath = (category: string, criteria: object) => detail(category, { search_params: JSON.stringify(criteria) })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.locator('tbody tr')
const names = (page: Page) => page.locator('tbody th').evaluateAll((cells) => cells.map((cell) => cell.querySelector('a')?.textContent))
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })

/** Bodies of the searches that the page asks for, with their calls. */
function recordSearches(page: Page): { call: string; body: Record<string, unknown> }[] {
  const searches: { call: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname.split('/api/search/')[1]
    // The counts of other types come after the rows.
    if (call !== undefined && call !== 'everything') searches.push({ call, body: request.postDataJSON() })
  })
  return searches
}

// These tests look at the calls of the page; first-paint.spec.ts looks at documents that bring the answer.
test.beforeEach(({ page }) => withoutFirstView(page))

test('[RESULTS-001] [RESULTS-069] [RESULTS-012] [RESULTS-016] [RESULTS-047] [RESULTS-048] [RESULTS-075] [RESULTS-078] what the address asks for, and what cannot be read', async ({
  page,
}) => {
  await test.step('[RESULTS-001] [RESULTS-069] each form of the address asks for what it says', async () => {
    const searches = recordSearches(page)
    await open(page, general('AG'))
    await expect(rows(page).first()).toBeVisible()
    expect(searches.at(-1)).toMatchObject({ call: 'general', body: { searchText: 'AG', category: 'genes' } })
    const criteria = { searchBy: 'Description', searchType: 'contains', detailSearchText: 'MADS', chromosome: 'any' }
    await open(page, criteriaPath('genes', criteria))
    await expect(page.getByText(/^Your query for genes where description contains “MADS” resulted in/)).toBeVisible()
    expect(searches.at(-1)?.call).toBe('gene')
    const terms = [{ searchBy: 'Description' }, { searchType: 'contains' }, { detailSearchText: 'MADS' }]
    expect(searches.at(-1)?.body.searchTerms).toEqual(terms)
    await page.evaluate((stored) => localStorage.setItem('searchParams_1', stored), JSON.stringify(criteria))
    await open(page, detail('genes', { key: 'searchParams_1', search_params: '{}' }))
    await expect(rows(page).first()).toBeVisible()
    expect(searches.at(-1)?.body.searchTerms).toEqual(terms)
  })
  await test.step('[RESULTS-012] [RESULTS-016] New Search leads to the form, and is absent where there is none', async () => {
    await open(page, criteriaPath('annotations', {}))
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'New Search' })).toHaveCount(0)
    await open(page, general('DEMO', 'germplasm'))
    await page.getByRole('link', { name: 'New Search' }).click()
    await expect(page).toHaveURL(/\/search\/germplasm$/)
  })
  await test.step('[RESULTS-047] [RESULTS-048] what cannot be read is an error with a way on', async () => {
    for (const path of [detail('genes', { key: 'searchParams_404' }), detail('genes', { search_params: '{' })]) {
      await open(page, path)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Error from the server')
      await expect(alert.getByRole('link', { name: 'New Search' })).toHaveAttribute('href', '/search/genes')
    }
  })
  await test.step('[RESULTS-075] [RESULTS-078] rows say why they were found, and the rail has only facets that narrow the list', async () => {
    await open(page, general('AG'))
    await expect(rows(page).first()).toContainText('symbol is AG')
    const rail = page.getByRole('region', { name: 'Filters' })
    await expect(rail.getByRole('button', { name: 'Chromosome' })).toBeVisible()
    await expect(rail.getByRole('button', { name: 'Gene model type' })).toHaveCount(0)
  })
})

test('[TABLE-001] [TABLE-002] [TABLE-003] rows are selected and filtered', async ({ page }) => {
  await test.step('[TABLE-001] [TABLE-002] [TABLE-003] rows stay selected over pages and orders; all matches and none', async () => {
    await open(page, general('AT1G9'))
    await rows(page).nth(2).getByRole('checkbox').check()
    const name = (await names(page))[2] ?? ''
    const bar = page.getByRole('region', { name: 'Selection' })
    await expect(bar).toContainText(`1 gene selected${name}`)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(rows(page).first().locator('td').nth(1)).toHaveText('26')
    await rows(page).first().getByRole('checkbox').check()
    await head(page, 'Locus').getByRole('button').click()
    await expect(page).toHaveURL(/sort=gene_name/)
    await expect(bar).toContainText('2 genes selected')
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked()
    await bar.getByRole('button', { name: 'Select All' }).click()
    await expect(bar).toContainText(/All \d+ genes selected/)
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(rows(page).first().locator('td').nth(1)).toHaveText('51')
    for (const box of await page.locator('tbody').getByRole('checkbox').all()) await expect(box).toBeChecked()
    await bar.getByRole('button', { name: 'Only this page' }).click()
    await expect(bar).toContainText(/^\d+ genes selected/)
    await bar.getByRole('button', { name: 'Clear Selected' }).click()
    await expect(bar).toHaveCount(0)
    await expect(page.locator('tbody').getByRole('checkbox', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Select All' }).click()
    await expect(bar).toBeFocused()
  })
  await test.step('filters narrow the list, stand in the address, and Back takes them away', async () => {
    await open(page, general('AT1G9'))
    await expect(rows(page)).toHaveCount(25)
    const whole = await heading(page).textContent()
    await filters(page).getByRole('searchbox', { name: 'Filter values of Gene model type' }).fill('pseudogene')
    await filters(page)
      .getByRole('checkbox', { name: /^pseudogene/ })
      .check()
    await expect(page).toHaveURL(/is\.gene_model_type=pseudogene/)
    await expect(page.getByText(/Filters leave/)).toBeVisible()
    await expect(heading(page)).toHaveText(whole ?? '')
    for (const row of await rows(page).all()) await expect(row).toContainText('pseudogene')
    await filters(page).getByRole('button', { name: 'Exclude pseudogene', exact: true }).click()
    await expect(page).toHaveURL(/not\.gene_model_type=pseudogene/)
    await expect(rows(page)).toHaveCount(25)
    await expect(rows(page).filter({ has: page.getByText('pseudogene', { exact: true }) })).toHaveCount(0)
    await page.goBack()
    await expect(filters(page).getByRole('checkbox', { name: /^pseudogene/ })).toBeChecked()
    await page.getByRole('button', { name: 'Remove filter Gene model type: pseudogene' }).click()
    await expect(page.getByText(/Filters leave/)).toHaveCount(0)
    await checkPage(page)
  })
})

test('numbers, columns and cards stand in the address', { tag: '@long' }, async ({ page }) => {
  await test.step('numbers are narrowed by a slider with the keyboard alone; the bounds stand in the address, and their chip takes them back', async () => {
    const lengths = async () => {
      const heads = await page.locator('thead tr > *').allTextContents()
      return rows(page)
        .locator(`> :nth-child(${heads.findIndex((text) => text.startsWith('Length')) + 1})`)
        .allTextContents()
    }
    await open(page, general('AT1G', 'protein'))
    await expect(rows(page)).toHaveCount(25)
    const smallest = filters(page).getByRole('slider', { name: 'Length in amino acids, smallest' })
    await smallest.focus()
    for (let bar = 0; bar < 3; bar++) {
      const before = page.url()
      await page.keyboard.press('ArrowRight')
      await expect(page).not.toHaveURL(before)
    }
    const from = Number(new URL(page.url()).searchParams.get('from.length'))
    expect(from).toBeGreaterThan(0)
    await expect(page.getByText(/Filters leave/)).toBeVisible()
    await expect(smallest).toBeFocused()
    await expect.poll(async () => (await lengths()).every((text) => Number(text.replaceAll(',', '')) >= from)).toBe(true)
    await page.reload()
    await expect(smallest).toHaveAttribute('aria-valuetext', new RegExp(`^${from}\\b`))
    await checkPage(page)
    await page.getByRole('button', { name: `Remove filter Length in amino acids: ${from} and more` }).click()
    await expect(page).not.toHaveURL(/from\.length/)
  })
  await test.step('columns and cards stand in the address; Back restores the view and where one was', async () => {
    await open(page, general('AT1G9'))
    await expect(rows(page)).toHaveCount(25)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Description', exact: true }).uncheck()
    await expect(head(page, 'Description')).toHaveCount(0)
    await expect(page).toHaveURL(/columns=/)
    await page.keyboard.press('Escape')
    const pageTwo = page.getByRole('link', { name: 'Page 2' })
    await pageTwo.scrollIntoViewIfNeeded()
    const scrollTop = await page.evaluate(() => window.scrollY)
    expect(scrollTop).toBeGreaterThan(500)
    await pageTwo.click()
    await expect(rows(page).first().locator('td').nth(1)).toHaveText('26')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(rows(page).first().locator('td').nth(1)).toHaveText('1')
    await expect(head(page, 'Description')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop)
    await page.getByRole('button', { name: 'Cards' }).click()
    await expect(page).toHaveURL(/view=cards/)
    await expect(page.locator('table')).toHaveCount(0)
  })
})

test('a link made with Copy link works without what this browser stored', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/help')
  const list = Array.from({ length: 400 }, (_, number) => `AT1G9${String(number).padStart(4, '0')}`).join(';')
  await page.evaluate(
    (stored) => localStorage.setItem('searchParams_3', stored),
    JSON.stringify({ geneListUploadType: 'AGI Locus IDs', geneList: list }),
  )
  await open(page, detail('genes', { key: 'searchParams_3' }))
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/search=[\w-]{22}/)
  const other = await (await browser.newContext({ baseURL })).newPage()
  await open(other, link)
  await expect(heading(other)).toHaveText((await heading(page).textContent()) ?? '')
})

const categories = [
  'genes',
  'protein',
  'germplasm',
  'polyallele',
  'publication',
  'dna',
  'vector',
  'markers',
  'ecotype',
  'keyword',
  'transposon',
  'protocol',
  'community',
  'annotations',
  'descriptions',
  'locus_history',
  'microarray',
]

test('[RESULTS-077] [RESULTS-080] no table of results is wider than its page at 1280 px, with all columns neither, and no row is higher than 72 px', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/help')
  for (const category of categories) {
    await expectFittingTable(page, allOf(category))
    expect(await page.locator('tbody tr').evaluateAll((rows) => rows.filter((row) => row.clientHeight > 72).length), category).toBe(0)
  }
  const all = 'symbol,description,keywords,phenotypes,gene_model_type,position,publication_count,gene_model_ids,uniprot_ids,further_names'
  await expectFittingTable(page, `${allOf('genes')}&columns=${all}`)
  await expect(page.locator('thead th')).toHaveCount(13)
})
