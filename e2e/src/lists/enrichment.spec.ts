import { expect, type Page } from '@playwright/test'
import { exampleLists } from '@rosette/features/enrichment/contract/example-lists.ts'
import { makeList } from '../kit/make-list.ts'
import { showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'
import { as, menuEntries } from '../kit/visitor.ts'

const path = '/tools/enrichment'
// The demo release is small: of few genes few terms stand out.
const loose = 'min=1&alpha=1'
const genes = 'items=AT4G18960,AT5G10140,AT1G65480,AT2G45660,AT5G15840'

const example = `items=${exampleLists[0].items.join(',')}`

const terms = (page: Page) => page.getByRole('table', { name: 'Over-represented terms' })

test('[ENRICH-022] [ENRICH-013] [ENRICH-020] [ENRICH-018] [ENRICH-019] [ENRICH-027] menu, genes of a term and pictures', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('[ENRICH-022] the menu leads to our page, and our page to the outside tool', async () => {
    await as('anonymous').open(page, '/')
    const entry = (await menuEntries(page, 'Tools')).find(({ label }) => label === 'GO Term Enrichment')
    expect(entry).toMatchObject({ href: path, isExternal: false, isPremium: false })
    await as('anonymous').open(page, path)
    await expect(page.getByRole('link', { name: /PANTHER/ })).toHaveAttribute('href', 'https://pantherdb.org/webservices/go/overrep.jsp')
  })
  await test.step('[ENRICH-013] [ENRICH-020] a row opens its genes with symbol, evidence and papers', async () => {
    await as('anonymous').open(page, `${path}?${genes}&${loose}&folded=1`)
    await page.getByRole('combobox', { name: 'Rows per page of Over-represented terms' }).selectOption({ label: '50 per page' })
    await terms(page).getByRole('button', { name: 'flower development', exact: true }).click()
    await expect(page).toHaveURL(/term=GO%3A0009908/)
    await page.getByRole('button', { name: 'Show it with evidence and papers' }).click()
    const row = page.getByRole('table', { name: 'Genes of flower development' }).getByRole('row').filter({ hasText: 'AT4G18960' })
    await expect(row).toContainText(/AG.*(IDA|IMP|IGI|TAS|IEA|IEP|evidence)/)
    await expect(row.getByRole('link', { name: /PMID|paper/ }).first()).toBeVisible()
  })
  await test.step('[ENRICH-018] [ENRICH-019] [ENRICH-027] the first example stands out on the demo release too, in all three pictures', async () => {
    await as('anonymous').open(page, `${path}?${example}`)
    const best = /^photoperiodism, flowering: \d+ of \d+ genes, /
    await expect(page.getByRole('figure', { name: 'Enrichment of GO process terms' }).getByRole('button', { name: best })).toBeVisible()
    const pictures = page.getByRole('group', { name: 'Picture' })
    await pictures.getByText('Tree').click()
    await expect(page.getByRole('treegrid').getByRole('button', { name: 'photoperiodism', exact: true })).toBeVisible()
    await pictures.getByText('Graph').click()
    await expect(page.getByRole('figure', { name: 'Graph of the significant terms' }).getByRole('button', { name: best })).toBeVisible()
  })
})

test('[ENRICH-017] [ENRICH-014] [ENRICH-033] [ENRICH-025] [ENRICH-026] what stands in the address, and what is saved', async ({ page }) => {
  await test.step('[ENRICH-017] [ENRICH-014] [ENRICH-033] examples, pasted ids and settings are in the address, which Back and a reload follow', async () => {
    await as('anonymous').open(page, path)
    await expect(page.getByRole('link', { name: /, \d+ genes$/ })).toHaveCount(3)
    await page.getByRole('link', { name: /^Flowering time/ }).click()
    await expect(page).toHaveURL(/items=AT5G10140/)
    await expect(page.getByText('List genes counted')).toBeVisible()
    await page.goBack()
    await page.getByRole('textbox', { name: 'Loci, gene models or symbols' }).fill('at4g18960.1 FLC nobody')
    await page.getByRole('button', { name: 'Run enrichment', exact: true }).click()
    await expect(page).toHaveURL(/list=[\w-]{22}/)
    await expect(page.getByText('1 not matched')).toBeVisible()
    await page.getByRole('combobox', { name: 'Background' }).selectOption({ label: 'all loci' })
    await expect(page).toHaveURL(/background=all/)
    const settings = page.getByRole('region', { name: 'Settings' })
    await settings.getByRole('button', { name: 'GO process', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Gene family' }).check()
    await page.getByRole('button', { name: 'Test these terms' }).click()
    await expect(page).toHaveURL(/source=go_bp%2Cfamily/)
    await page
      .getByRole('navigation', { name: 'Terms' })
      .getByRole('link', { name: /^Gene family/ })
      .click()
    await expect(page).toHaveURL(/tab=family/)
    await expect(page.getByText(/^No term at q ≤ 0.05 among \d+ tested\.$/)).toBeVisible()
    await page.reload()
    await expect(settings.getByRole('button', { name: '2 sources' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Gene family/ })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await page.goBack()
    await expect(settings.getByRole('button', { name: 'GO process', exact: true })).toBeVisible()
  })
  await test.step('[ENRICH-025] [ENRICH-026] genes behind a term are saved as a list, and those of ticked terms opened in results', async () => {
    await as('anonymous').open(page, `${path}?${genes}&${loose}&folded=1&term=GO:0009908`)
    const card = page.getByRole('region', { name: 'flower development' })
    await card.getByRole('button', { name: 'Save as list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as list' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('flower development')
    await dialog.getByRole('button', { name: 'Save list' }).click()
    await dialog.getByRole('link', { name: 'Open list' }).click()
    await expect(page.getByText(/ · from an enrichment/)).toBeVisible()
    await page.goBack()
    await terms(page).getByRole('checkbox').nth(0).check()
    await terms(page).getByRole('checkbox').nth(1).check()
    const bar = page.getByRole('region', { name: 'Ticked terms' })
    await expect(bar.getByText(/^2 terms ticked: \d genes? ha(s|ve) either, \d both$/)).toBeVisible()
    const either = Number(/(\d) genes? ha/.exec((await bar.getByRole('status').textContent()) ?? '')?.[1])
    await bar.getByRole('button', { name: 'Open in results' }).click()
    await expect(page).toHaveURL(/is\.list=[\w-]{22}/)
    await expect(page.getByRole('region', { name: 'Results' }).locator('tbody tr')).toHaveCount(either)
  })
})

test('[ENRICH-024] a list of the browser is taken and named, as list and as own background, also after a reload', {
  tag: '@smoke',
}, async ({ page }) => {
  await makeList(page, 'FT FLC AG', 'Three genes')
  await as('anonymous').open(page, path)
  await page.getByRole('button', { name: 'From my lists' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Three genes (3)' }).click()
  await expect(page).toHaveURL(/list=[\w-]{22}/)
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible()
  const settings = page.getByRole('region', { name: 'Settings' })
  await expect(settings.getByRole('link', { name: 'Three genes · change' })).toBeVisible()
  await settings.getByRole('combobox', { name: 'Background' }).selectOption({ label: 'custom list…' })
  await settings.getByRole('button', { name: 'From my lists' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Three genes (3)' }).click()
  await expect(settings.getByRole('button', { name: 'Three genes · change' })).toBeVisible()
  await expect(page.getByText('The list is its background: nothing can be over-represented.')).toBeVisible()
  await page.reload()
  await expect(settings.getByRole('button', { name: 'Three genes · change' })).toBeVisible()
})

// Large pictures are looked at on the official files (enrichment-graph.spec.ts).
showScenes([
  { name: '[ENRICH-017] the page without a list', path, seen: 'Enrichment' },
  {
    name: '[ENRICH-020] the table',
    path: `${path}?${genes}&${loose}`,
    seen: 'Enrichment',
    act: (page) => expect(terms(page)).toBeVisible(),
  },
  {
    name: '[ENRICH-013] the table and the genes of a term',
    path: `${path}?${genes}&${loose}&term=GO:0009908`,
    seen: 'Enrichment',
    act: (page) => expect(page.getByRole('table', { name: /^(First g|G)enes of flower development$/ })).toBeVisible(),
  },
  {
    name: '[ENRICH-033] the tabs of several sources',
    path: `${path}?${example}&source=go_bp,go_mf,family`,
    seen: 'Enrichment',
    act: (page) => expect(page.getByRole('navigation', { name: 'Terms' })).toBeVisible(),
  },
  {
    name: '[ENRICH-018] the dots',
    path: `${path}?${example}`,
    seen: 'Enrichment',
    act: (page) => expect(page.getByRole('figure')).toBeVisible(),
  },
])
