import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('search')
const field = (page: Page) => box(page).getByRole('combobox', { name: 'Search text' })
const type = (page: Page) => box(page).getByRole('combobox', { name: 'Search for' })

test('[GENERAL-001] [GENERAL-005] the header of a page', async ({ page }) => {
  for (const path of ['/', '/help']) {
    await test.step(`the header of ${path} has field, type selector and button; the type is Gene`, async () => {
      await as('anonymous').open(page, path)
      await expect(page.getByRole('search')).toHaveCount(1)
      await expect(field(page)).toBeVisible()
      await expect(type(page)).toHaveValue('genes')
      await expect(box(page).getByRole('button', { name: 'Search' })).toBeVisible()
    })
  }
})

test('[GENERAL-004] [EVERY-001] [GENERAL-003] [GENERAL-006] the box in the header', async ({ page }) => {
  await test.step('[GENERAL-004] [EVERY-001] Everything, then the types and their values in order, before any further ones', async () => {
    await as('anonymous').open(page, '/help')
    const options = await type(page)
      .getByRole('option')
      .evaluateAll((all) => all.map((option) => `${option.textContent} (${option.getAttribute('value')})`))
    const specified = [
      'Everything (everything)',
      'Gene (genes)',
      'Clone (dna)',
      'Keyword (keyword)',
      'Protein (protein)',
      'Polymorphisms (polyallele)',
      'Ecotype (ecotype)',
      'Person or Lab (community)',
      'Germplasm (germplasm)',
      'Marker (markers)',
      'Vector (vector)',
      'Transposon (transposon)',
    ]
    expect(options.slice(0, specified.length)).toEqual(specified)
    expect(options.at(-1)).toBe('Publication (publication)')
  })
  await test.step('the slash key moves to the box, but not while typing', async () => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(field(page)).toHaveValue('a/b')
  })
  await test.step('[GENERAL-003] [GENERAL-006] empty text and blanks do nothing', async () => {
    for (const text of ['', '    ']) {
      await field(page).fill(text)
      await field(page).press('Enter')
      await box(page).getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/help')
    }
  })
})

test('[GENERAL-002] [GENERAL-007] [GENERAL-008] [GENERAL-009] [EVERY-011] [GENERAL-010] searches lead to their results', async ({
  page,
}) => {
  await test.step('[GENERAL-002] [GENERAL-007] [GENERAL-008] [GENERAL-009] Enter searches the trimmed text and clears the box', async () => {
    await as('anonymous').open(page, '/')
    await field(page).fill(' AT1G01010 ')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/results\?/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      mainType: 'general',
      searchText: 'AT1G01010',
      category: 'genes',
    })
    await expect(field(page)).toHaveValue('')
  })
  await test.step('the button searches the chosen type', async () => {
    await as('anonymous').open(page, '/help')
    await type(page).selectOption('germplasm')
    await field(page).fill('ag-1')
    await box(page).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/results?mainType=general&searchText=ag-1&category=germplasm')
  })
  await test.step('[EVERY-011] a stock number that is searched among genes leads to its germplasm', async () => {
    await as('anonymous').open(page, '/results?mainType=general&searchText=CS1092&category=transposon')
    const named = page.getByRole('list', { name: 'Records of this name' })
    await expect(named).toContainText('CS1092 is a germplasm: CS1092')
    await named.getByRole('link', { name: 'CS1092' }).click()
    await expect(page).toHaveURL(/\/germplasm\/CS1092$/)
  })
  await test.step('[GENERAL-010] an unknown category is an error', async () => {
    await as('anonymous').open(page, '/results?mainType=general&category=nope&searchText=a')
    await expect(page.getByRole('alert')).toContainText('Error from the server')
  })
})

test('[EVERY-007] [EVERY-008] [EVERY-010] [EVERY-012] Everything by keyboard: a text, its page, and Enter again opens the best match', async ({
  page,
}) => {
  await as('anonymous').open(page, '/help')
  await type(page).selectOption('everything')
  await expect(field(page)).toHaveAttribute('placeholder', 'Search records, e.g. a gene, a line, a keyword or a name')
  await field(page).fill('ag')
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').last()).toHaveText('Search all records for “ag”')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/results?mainType=general&searchText=ag&category=everything')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+ records for “ag”$/)
  await expect(page.getByRole('table', { name: 'Genes: “ag”' }).getByRole('row')).toHaveCount(6)
  const tabs = page.getByRole('navigation', { name: 'Types' })
  const proteins = tabs.getByRole('link', { name: /^Proteins/ })
  const words = (await proteins.textContent()) ?? ''
  await proteins.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.replace(/^Proteins (.*)$/, '$1 proteins'))
  await expect(tabs.locator('[aria-current]')).toHaveText(words)
  await tabs.getByRole('link', { name: /^Everything/ }).click()
  await expect(page.getByRole('link', { name: 'Go to AT4G18960 (AG)' })).toBeVisible()
  await field(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locus: AT4G18960 (AG)')
})
