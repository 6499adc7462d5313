import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('[BROWSE-001] [BROWSE-002] [BROWSE-003] [BROWSE-004] [BROWSE-015] [BROWSE-016] [BROWSE-028] [BROWSE-026] [BROWSE-027] [BROWSE-029] the overview, transposon families and experiments', async ({
  page,
}) => {
  await test.step('[BROWSE-001] [BROWSE-002] [BROWSE-003] [BROWSE-004] the overview lists eight entries, each in a new tab', async () => {
    await open(page, '/browse/overview')
    await expect(heading(page)).toHaveText('Browse Overview')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeBrowse')
    await expect(page.getByText('Curated lists to browse without a search.')).toBeVisible()
    const names = [
      'ABRC Catalog',
      'Transposon Families',
      'Gene Symbols',
      'Recently Added Literature',
      'Microarray Experiments',
      'Gene Families',
      '2010 Projects',
      'The Arabidopsis Book',
    ]
    for (const region of ['Browse Overview', 'On this page']) {
      const links = page.getByRole(region === 'On this page' ? 'navigation' : 'list', { name: region }).getByRole('link')
      await expect(links).toHaveText(names.map((name) => new RegExp(`^${name}`)))
      const targets = await links.evaluateAll((all) => all.map((link) => [link.getAttribute('target'), link.getAttribute('href') ?? '']))
      expect(targets.every(([target]) => target === '_blank')).toBe(true)
      expect(targets.filter(([, href]) => href?.startsWith('http'))).toHaveLength(3)
    }
  })
  await test.step('[BROWSE-015] [BROWSE-016] [BROWSE-028] transposon families have their columns and lead to their pages', async () => {
    await open(page, '/browse/transposon_families')
    await expect(page.getByRole('columnheader')).toHaveText(['#', 'Family Name', 'Super Family', 'Number of Transposable Elements'])
    await expect(page.getByRole('combobox', { name: 'Results per page' })).toHaveValue('350')
    await expect(page.locator('tbody th a').first()).toHaveAttribute('href', /^\/transposonfamily\?key=\d+$/)
  })
  await test.step('[BROWSE-026] [BROWSE-027] [BROWSE-029] an experiment with a slash in its name has a page', async () => {
    const file = page.waitForRequest('**/api/browse/microarray_experiments.json')
    await open(page, '/browse/microarray_experiments')
    expect((await file).method()).toBe('GET')
    await page.getByRole('link', { name: 'Demonstration of dose/response at 50%' }).click()
    await expect(page).toHaveURL(/\/Demonstration%20of%20dose%2Fresponse%20at%2050%25$/)
    for (const again of [false, true]) {
      if (again) await page.reload()
      await expect(heading(page)).toHaveText('Demonstration of dose/response at 50%')
      await expect(page.getByRole('main')).toContainText('Affymetrix ATH1')
    }
    expect((await open(page, '/browse/microarray_experiments/nope'))?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Page Not Found')
  })
})

test('[BROWSE-030] [BROWSE-035] [BROWSE-037] [BROWSE-040] [HOME-013] [HOME-014] [BROWSE-038] gene families, questions of the home page and long lists', async ({
  page,
}) => {
  await test.step('[BROWSE-030] [BROWSE-035] [BROWSE-037] [BROWSE-040] a family is found by a filter and leads to its genes', async () => {
    await open(page, '/browse/gene_family')
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(150)
    expect(await page.locator('tbody tr').count()).toBeLessThan(170)
    await page.getByRole('searchbox', { name: 'Filter this list' }).fill('mads flora')
    await expect(page).toHaveURL(/\?filter=mads\+flora$/)
    await page.reload()
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await page.getByRole('link', { name: 'MADS box genes of the demonstration' }).click()
    await expect(page).toHaveURL(/\/browse\/gene_family\/MADS_box$/)
    await expect(heading(page)).toHaveText('MADS box genes of the demonstration')
    await expect(page.getByRole('main')).toContainText('1 family, 8 genes')
    await expect(page.getByRole('link', { name: 'AT4G18960', exact: true })).toHaveAttribute('href', '/locus?name=AT4G18960')
    await page.getByRole('link', { name: 'Open 7 genes in results' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'of 7 results' })).toBeVisible()
    const missing = await open(page, '/browse/gene_family/nope')
    expect(missing?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Page Not Found')
  })
  await test.step('[HOME-013] [HOME-014] five questions have answers, and numbers say what they count and since when', async () => {
    await open(page, '/')
    const numbers = page.getByLabel('In this release').locator('> div')
    await expect(numbers).toHaveCount(5)
    for (const text of await numbers.allInnerTexts()) expect(text).toMatch(/^[a-z ]+\n[\d,]+$/)
    await expect(page.getByText(/^Release \S+ was built on \d{4}-\d{2}-\d{2}/)).toHaveCount(1)
    const links = page.getByRole('navigation', { name: 'Try' }).getByRole('link')
    await expect(links).toHaveCount(5)
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      await open(page, href)
      const answer = page
        .locator('tbody tr')
        .first()
        .or(page.getByRole('heading', { level: 1, name: 'Locus: AT4G18960 (AG)' }))
      await expect(answer.first(), href).toBeVisible()
    }
  })
  await test.step('[BROWSE-038] of 500 rows those near the screen are rendered, down to the last', async () => {
    // More symbols than the demo release has; the answer is longer, nothing else.
    await page.route('**/api/search/genesymbol', async (route) => {
      const answer = await (await route.fetch()).json()
      const docs = Array.from({ length: 500 }, (_, at) => ({
        ...answer.docs[0],
        id: `X${at}`,
        symbol: `X${1000 + at}`,
        tair_object_id: 5000 + at,
      }))
      await route.fulfill({ json: { ...answer, docs, total: 500 } })
    })
    await open(page, '/browse/gene_symbols')
    const table = page.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '501')
    expect(await page.locator('tbody th').count()).toBeLessThan(120)
    await expect(page.getByRole('link', { name: 'X1000', exact: true })).toBeVisible()
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
      await expect(page.getByRole('link', { name: 'X1499', exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.locator('tbody tr[aria-rowindex="501"]')).toContainText('X1499')
  })
})
