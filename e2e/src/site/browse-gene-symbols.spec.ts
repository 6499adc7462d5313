import { expect, type Page } from '@playwright/test'
import { findMemberKey } from '../kit/api-calls.ts'
import { goInside } from '../kit/go-inside.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const path = '/browse/gene_symbols'
const searchCall = '**/api/search/genesymbol'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.locator('tbody tr')
const row = (page: Page, symbol: string) => rows(page).filter({ has: page.getByRole('link', { name: symbol, exact: true }) })
const names = (page: Page) => page.locator('tbody th').allTextContents()
const letters = (page: Page) => page.getByRole('navigation', { name: 'First letter' }).getByRole('link')
const letter = (page: Page, name: string) => letters(page).filter({ hasText: new RegExp(`^${name}$`) })

test('[BROWSE-018] [TABLE-001] [TABLE-005] [TABLE-007] [TABLE-014] [BROWSE-019] [BROWSE-020] columns, pages and letters of the list', async ({
  page,
}) => {
  await test.step('[BROWSE-018] [TABLE-001] the list has its columns and no boxes to tick', async () => {
    await open(page, path)
    await expect(heading(page)).toHaveText('Gene Class Symbols')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeBrowseGene Class Symbols')
    await expect(page.getByRole('columnheader')).toHaveText([
      '#',
      'Symbol',
      'Symbol Full name',
      'Type',
      'Status',
      'Reference',
      'Contact',
      'Submitted',
    ])
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Select All' })).toHaveCount(0)
  })
  await test.step('[TABLE-005] [TABLE-007] [TABLE-014] pages, sizes and orders stand in the address, and Back undoes them', async () => {
    await open(page, path)
    const size = page.getByRole('combobox', { name: 'Results per page' })
    await size.selectOption('25')
    await expect(rows(page)).toHaveCount(25)
    await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?pageSize=25&page=2$/)
    await expect(rows(page).first().locator('td').first()).toHaveText('26')
    await page.reload()
    await expect(rows(page).first().locator('td').first()).toHaveText('26')
    await size.selectOption('50')
    await expect(page).toHaveURL(/\?pageSize=50$/)
    await expect(rows(page).first().locator('td').first()).toHaveText('1')
    await page.goBack()
    await expect(rows(page).first().locator('td').first()).toHaveText('26')
  })
  await test.step('[BROWSE-019] [BROWSE-020] All and A to Z; C keeps what starts with C, All shows everything', async () => {
    await open(page, path)
    await expect(row(page, 'ABI')).toBeVisible()
    await expect(letters(page)).toHaveText(['All', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
    const all = await names(page)
    await letter(page, 'C').click()
    await expect(page).toHaveURL(/\?letter=C$/)
    await expect(row(page, 'ABI')).toHaveCount(0)
    const withC = all.filter((name) => name.startsWith('C'))
    expect(withC.length).toBeGreaterThan(2)
    await expect.poll(() => names(page)).toEqual(withC)
    await letter(page, 'All').click()
    await expect(page).toHaveURL(/\/browse\/gene_symbols$/)
    await expect(row(page, 'ABI')).toBeVisible()
    await expect.poll(() => names(page)).toEqual(all)
  })
  await test.step('a letter without entries says so and leads back to all', async () => {
    await open(page, `${path}?letter=Q`)
    await expect(page.getByRole('heading', { name: 'No gene class symbols start with Q' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(row(page, 'ABI')).toBeVisible()
  })
})

test('[BROWSE-022] [BROWSE-023] [BROWSE-024] symbols, references and contacts lead on', async ({ page, request }) => {
  await test.step('[BROWSE-022] a symbol leads to its page and back, a reference to its publication', async () => {
    await open(page, `${path}?letter=D`)
    await expect(row(page, 'DEMO').getByRole('link', { name: /^Demonstration of a publication/ })).toHaveAttribute(
      'href',
      '/publication?key=900000002',
    )
    await page.getByRole('link', { name: 'DEMO', exact: true }).click()
    await expect(page).toHaveURL(/\/genesymbol\?key=\d+$/)
    await expect(page.getByRole('main')).toContainText('DEMONSTRATION')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Gene Class Symbols: D' }).click()
    await expect(page).toHaveURL(/\/browse\/gene_symbols\?letter=D$/)
  })
  await test.step('[BROWSE-023] [BROWSE-024] an accepted symbol stands among the others, and its contact leads to the person', async () => {
    const key = await findMemberKey(request, 'Example, Flora')
    await open(page, path)
    await expect(row(page, 'DEMOACC').locator('td').nth(3)).toHaveText('accepted')
    await expect(row(page, 'DEMOSUB')).toHaveCount(0)
    await expect(row(page, 'DEMOREJ')).toHaveCount(0)
    const contact = row(page, 'DEMOACC').getByRole('link', { name: 'Flora Example' })
    await expect(contact).toHaveAttribute('href', `/community?key=${key}`)
    await contact.click()
    await expect(page).toHaveURL(new RegExp(`/person\\?key=${key}$`))
    await expect(heading(page)).toHaveText('Person')
    await page.goBack()
    await expect(row(page, 'DEMOACC')).toBeVisible()
  })
  await test.step('[BROWSE-024] /community leads to the person or the organization; an unknown key is not found', async () => {
    for (const [name, kind, title] of [
      ['Example, Flora', 'person', 'Person'],
      ['Demonstration Stock Centre', 'organization', 'Organization'],
    ] as const) {
      const key = await findMemberKey(request, name)
      const there = new RegExp(`/${kind}\\?key=${key}$`)
      await open(page, `/community?key=${key}`)
      await expect(page).toHaveURL(there)
      await expect(heading(page)).toHaveText(title)
      await open(page, '/help')
      await goInside(page, `/community?key=${key}`)
      await expect(page).toHaveURL(there)
      await expect(heading(page)).toHaveText(title)
    }
    const response = await open(page, '/community?key=999999999999')
    expect(response?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Page Not Found')
    await open(page, '/help')
    await goInside(page, '/community?key=999999999999')
    await expect(heading(page)).toHaveText('Page Not Found')
  })
})

test('[TABLE-009] [TABLE-017] that it loads, then the red alert of a failed call, then the list', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(searchCall, async (route) => {
    await held
    await route.fulfill({ status: 503, json: { code: 'upstream_failed', message: 'Search is down', requestId: 'r-1' } })
  })
  await open(page, path)
  await expect(page.getByText('Loading the list…')).toBeVisible()
  await expect(page.getByTestId('skeleton-rows').locator('> *')).toHaveCount(10)
  answer()
  await expect(page.getByRole('alert')).toContainText('Error from the server')
  await expect(page.getByText('Loading the list…')).toHaveCount(0)
  await page.unroute(searchCall)
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, 'ABI')).toBeVisible()
})
