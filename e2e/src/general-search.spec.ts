import { expect, type Page, test } from '@playwright/test'
import { as } from './visitor.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('search')
const field = (page: Page) => box(page).getByRole('combobox', { name: 'Search text' })
const type = (page: Page) => box(page).getByRole('combobox', { name: 'Search for' })

for (const path of ['/', '/help']) {
  test(`[GENERAL-001] [GENERAL-005] the header of ${path} has field, type selector and button; the type is Gene`, async ({ page }) => {
    await as('anonymous').open(page, path)
    await expect(page.getByRole('search')).toHaveCount(1)
    await expect(field(page)).toBeVisible()
    await expect(type(page)).toHaveValue('genes')
    await expect(box(page).getByRole('button', { name: 'Search' })).toBeVisible()
  })
}

test('[GENERAL-004] the types and their values in order, before any further ones', async ({ page }) => {
  await as('anonymous').open(page, '/help')
  const options = await type(page)
    .getByRole('option')
    .evaluateAll((all) => all.map((option) => `${option.textContent} (${option.getAttribute('value')})`))
  const specified = [
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
})

test('[GENERAL-002] [GENERAL-007] [GENERAL-008] [GENERAL-009] Enter searches the trimmed text and clears the box', async ({ page }) => {
  await as('anonymous').open(page, '/')
  await field(page).fill(' AT1G01010 ')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/results\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ mainType: 'general', searchText: 'AT1G01010', category: 'genes' })
  await expect(field(page)).toHaveValue('')
})

test('the button searches the chosen type', async ({ page }) => {
  await as('anonymous').open(page, '/help')
  await type(page).selectOption('germplasm')
  await field(page).fill('ag-1')
  await box(page).getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/results?mainType=general&searchText=ag-1&category=germplasm')
})

test('[GENERAL-003] [GENERAL-006] empty text and blanks do nothing', async ({ page }) => {
  await as('anonymous').open(page, '/help')
  for (const text of ['', '    ']) {
    await field(page).fill(text)
    await field(page).press('Enter')
    await box(page).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/help')
  }
})

test('[GENERAL-010] an unknown category is an error', async ({ page }) => {
  await as('anonymous').open(page, '/results?mainType=general&category=nope&searchText=a')
  await expect(page.getByRole('alert')).toContainText('Error from the server')
})

test('the slash key moves to the box, but not while typing', async ({ page }) => {
  await as('anonymous').open(page, '/help')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
})
