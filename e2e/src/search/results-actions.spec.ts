import { readFile } from 'node:fs/promises'
import { type BrowserContext, type Download, expect, type Page } from '@playwright/test'
import { findLocusKey } from '../kit/api-calls.ts'
import { goInside } from '../kit/go-inside.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const address = (searchText: string, category = 'genes') => `/results?${new URLSearchParams({ mainType: 'general', searchText, category })}`
const detail = (category: string, criteria: object) =>
  `/results?${new URLSearchParams({ mainType: 'detail', category, search_params: JSON.stringify(criteria) })}`
const rows = (page: Page) => page.locator('tbody tr')
const button = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name, exact: true })
const geneActions = ['Get GO Annotations', 'Get PO Annotations', 'Get Sequences', 'Get Gene Descriptions', 'Get Locus History']
const today = () => new Date().toISOString().slice(0, 10)

async function tick(page: Page, ...places: number[]) {
  await expect(rows(page).first()).toBeVisible()
  for (const index of places) await rows(page).nth(index).getByRole('checkbox').check()
}

/** Clicks something that opens a tab, and reads what was stored for it. */
async function opened(context: BrowserContext, page: Page, click: () => Promise<void>): Promise<{ tab: Page; params: unknown }> {
  const [tab] = await Promise.all([context.waitForEvent('page'), click()])
  await tab.waitForURL(/key=/)
  const key = new URL(tab.url()).searchParams.get('key') ?? ''
  expect(key).toMatch(/^searchParams_\d+$/)
  const params = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
  return { tab, params }
}

async function download(page: Page, name: string): Promise<{ file: Download; lines: string[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  const text = await readFile(await file.path(), 'utf8')
  // Exact values begin with what they were made from.
  const lines = text
    .replace(/\n$/, '')
    .split('\n')
    .filter((line) => !line.startsWith('# '))
  return { file, lines }
}

async function totalOf(page: Page): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  return Number.parseInt(heading?.replaceAll(',', '') ?? '', 10)
}

test('[RESULTS-014] [RESULTS-015] [RESULTS-013] buttons and files by category', async ({ page }) => {
  await test.step('[RESULTS-014] [RESULTS-015] six buttons for genes, none of them elsewhere', async () => {
    await open(page, address('AG'))
    for (const name of [...geneActions, 'Get Microarray Elements', 'Download All', 'Download Checked'])
      await expect(button(page, name)).toBeVisible()
    for (const [text, category] of [
      ['CS25', 'germplasm'],
      ['AT4G18960', 'protein'],
      ['DEMO', 'dna'],
    ] as const) {
      await open(page, address(text, category))
      await expect(button(page, 'Download All')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Get / })).toHaveCount(0)
    }
  })
  await test.step('[RESULTS-013] people and labs have no downloads', async () => {
    await open(page, address('example', 'community'))
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Download (All|Checked)/ })).toHaveCount(0)
  })
  await test.step('a file for spreadsheets is chosen beside the buttons', async () => {
    await open(page, address('DEMO', 'dna'))
    await page.getByRole('combobox', { name: 'File format' }).selectOption({ label: 'For spreadsheets (.csv)' })
    const { file } = await download(page, 'Download All')
    expect(file.suggestedFilename()).toBe(`dna_results_${today()}.csv`)
  })
  await test.step('a server that writes too many files says when to come back', async () => {
    await page.route('**/api/export/**', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '20' } }))
    await open(page, address('DEMO', 'dna'))
    await button(page, 'Download All').click()
    await expect(page.getByRole('alert')).toHaveText('Many files are being saved right now. Try again in 20 seconds.')
  })
})

test('[RESULTS-023] [RESULTS-024] [RESULTS-036] [RESULTS-037] [RESULTS-041] rows of genes are ticked and downloaded', async ({
  page,
  context,
}) => {
  await test.step('[RESULTS-023] [RESULTS-024] an action without a row says No genes selected until one is ticked', async () => {
    await open(page, address('AT1G9'))
    for (const name of [...geneActions, 'Get Microarray Elements']) {
      await button(page, name).click()
      await expect(page.getByRole('alert')).toHaveText('No genes selected')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(context.pages()).toHaveLength(1)
    await tick(page, 0)
    await expect(page.getByText('No genes selected')).toHaveCount(0)
  })
  await test.step('[RESULTS-036] [RESULTS-037] [RESULTS-041] Download All writes every page, Download Checked what is ticked', async () => {
    await expect(rows(page)).toHaveCount(25)
    const total = await totalOf(page)
    expect(total).toBeGreaterThan(50)
    const all = await download(page, 'Download All')
    expect(all.file.suggestedFilename()).toBe(`genes_results_${today()}.tsv`)
    expect(all.lines).toHaveLength(total + 1)
    const names = all.lines[0]?.split('\t') ?? []
    expect(names.slice(0, 4)).toEqual(['Locus', 'Symbol', 'Full name', 'Description'])
    expect(names.slice(-5)).toEqual(['Position', 'Publications', 'Gene models', 'UniProt', 'Other names'])
    const heads = await page.locator('thead th').locator('button, span').allTextContents()
    expect(heads.filter((head) => !names.includes(head))).toEqual([])
    expect(new Set(all.lines.map((line) => line.split('\t').length)).size).toBe(1)
    await tick(page, 0, 2)
    const name = await rows(page).first().getByRole('rowheader').getByRole('link').first().textContent()
    const checked = await download(page, 'Download Checked')
    expect(checked.lines).toHaveLength(3)
    expect(checked.lines.map((line) => line.split('\t')[0])).toContain(name)
  })
})

const unticked: readonly [category: string, searchText: string][] = [
  ['polyallele', 'demo'],
  ['publication', ''],
  ['dna', 'DEMO'],
  ['markers', 'DEMO'],
  ['protocol', ''],
  ['germplasm', 'CS25'],
]

test('[RESULTS-025] [RESULTS-026] [RESULTS-032] Download Checked without a row, and sequences of a list of gene ids', async ({ page }) => {
  await test.step('[RESULTS-025] [RESULTS-026] Download Checked without a row says Nothing selected, in every category', async () => {
    await open(page, '/help')
    for (const [category, text] of unticked) {
      await goInside(page, text === '' ? detail(category, {}) : address(text, category))
      await page.waitForURL((url) => url.searchParams.get('category') === category)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(rows(page).first(), category).toBeVisible()
      await button(page, 'Download Checked').click()
      await expect(page.getByRole('alert'), category).toHaveText('Nothing selected')
      await goInside(page, '/help')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
    }
  })
  await test.step('[RESULTS-032] a search by gene ids makes the matching model the first choice; Escape leaves the dialog', async () => {
    await open(page, detail('genes', { geneListUploadType: 'AGI Gene IDs', geneList: 'AT4G18960.1' }))
    await tick(page, 0)
    await button(page, 'Get Sequences').click()
    const dialog = page.getByRole('dialog', { name: 'Get Sequences' })
    await expect(dialog.getByLabel('Only the matching gene model')).toBeEnabled()
    await expect(dialog.getByLabel('Only the matching gene model')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Get Sequences')).toBeFocused()
  })
})

test('[RESULTS-018] [RESULTS-019] [RESULTS-020] [RESULTS-022] [RESULTS-035] [RESULTS-030] [RESULTS-031] [RESULTS-033] [RESULTS-034] [RESULTS-021] what is opened about the ticked genes', async ({
  page,
  context,
  request,
}) => {
  await test.step('[RESULTS-018] [RESULTS-019] [RESULTS-020] [RESULTS-022] lists about the ticked genes open in tabs of their own', async () => {
    const key = await findLocusKey(request, 'AT4G18960')
    await open(page, address('AT4G18960'))
    await tick(page, 0)
    const lists: readonly [string, string, object][] = [
      ['Get GO Annotations', 'annotations', { keyword_types: ['comp', 'func', 'proc'] }],
      ['Get PO Annotations', 'annotations', { keyword_types: ['grow', 'stru'] }],
      ['Get Gene Descriptions', 'descriptions', {}],
      ['Get Locus History', 'locus_history', {}],
    ]
    for (const [name, category, further] of lists) {
      const { tab, params } = await opened(context, page, () => button(page, name).click())
      expect(new URL(tab.url()).searchParams.get('category')).toBe(category)
      expect(params).toEqual({ genes: { keys: [key] }, ...further })
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^\d/)
      await tab.close()
    }
  })
  await test.step('[RESULTS-018] [RESULTS-035] [RESULTS-030] microarray elements of a platform', async () => {
    await tick(page, 0)
    await button(page, 'Get Microarray Elements').click()
    const dialog = page.getByRole('dialog', { name: 'Get Microarray Elements' })
    await expect(dialog.getByRole('radio')).toHaveCount(3)
    await expect(dialog.getByLabel('Affymetrix ATH1')).toBeChecked()
    await expect(dialog.getByLabel('CATMA')).toBeVisible()
    await expect(dialog.getByLabel('Agilent G2519F-021169')).toBeVisible()
    const { tab, params } = await opened(context, page, () => dialog.getByRole('button', { name: 'Show Elements' }).click())
    expect(params).toMatchObject({ platform: 'Affymetrix ATH1' })
    const probe = tab.getByRole('link', { name: '254595_at' })
    await expect(probe).toHaveAttribute('href', '/array_element?key=254595_at')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('[RESULTS-031] [RESULTS-033] [RESULTS-034] [RESULTS-021] the sequence dialog without a list of gene ids', async () => {
    await tick(page, 0)
    await button(page, 'Get Sequences').click()
    const dialog = page.getByRole('dialog', { name: 'Get Sequences' })
    await expect(dialog.getByRole('radio')).toHaveCount(3)
    await expect(dialog.getByLabel('One sequence per locus')).toBeChecked()
    await expect(dialog.getByLabel('Only the matching gene model')).toBeDisabled()
    await dialog.getByLabel('All gene models').check()
    await dialog.getByLabel('Dataset').selectOption('araport11_upstream_500')
    await expect(dialog.getByLabel('One sequence per locus')).toBeChecked()
    await expect(dialog.getByLabel('All gene models')).toBeDisabled()
    await dialog.getByLabel('Dataset').selectOption('araport11_protein')
    await expect(dialog.getByLabel('All gene models')).toBeChecked()
    const { tab, params } = await opened(context, page, () => dialog.getByRole('button', { name: 'Show Sequences' }).click())
    expect(new URL(tab.url()).pathname).toBe('/sequences')
    expect(params).toMatchObject({ genes: { keys: [expect.any(Number)] }, dataset: 'araport11_protein', choice: 'all_gene_models' })
  })
})
