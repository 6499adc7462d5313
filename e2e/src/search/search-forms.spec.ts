import { expect, type Page } from '@playwright/test'
import { requestBodyOf } from '../kit/api-calls.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

type FormCase = {
  category: string
  /** Requirements of its chrome, of Reset and of its address. */
  ids: [chrome: string, reset: string, submit: string]
  title: string
  name: string
  /** A field, a text that finds something, and one that finds something else. */
  label: string
  text: string
  other: string
  bodyFor(text: string): Record<string, unknown>
}

const row = (search_type: string, search_method = 'starts_with') => ({
  bodyFor: (search_input: string) => ({ searchTerms: [{ search_type, search_method, search_input }] }),
})

const cases: readonly FormCase[] = [
  {
    category: 'transposon',
    ids: ['FTRANS-001', 'FTRANS-002', 'FTRANS-005'],
    title: 'Transposon Search',
    name: 'Transposons',
    label: 'Transposon name',
    text: 'AT5TE',
    other: 'AT1TE',
    bodyFor: (input_name) => ({ type_name: 'starts_with', input_name }),
  },
  {
    category: 'keyword',
    ids: ['FKEY-001', 'FKEY-002', 'FKEY-006'],
    title: 'Keyword Search',
    name: 'Keywords',
    label: 'Keyword',
    text: 'DNA',
    other: 'flower',
    bodyFor: (kw_search_input) => ({ searchTerms: { search_method: 'starts_with', kw_search_input } }),
  },
  {
    category: 'protocol',
    ids: ['FPROTO-001', 'FPROTO-002', 'FPROTO-005'],
    title: 'Protocol Search',
    name: 'Protocols',
    label: 'Text',
    text: 'A protocol',
    other: 'Plants',
    ...row('description'),
  },
  {
    category: 'ecotype',
    ids: ['FECO-001', 'FECO-002', 'FECO-006'],
    title: 'Ecotype Search',
    name: 'Ecotypes',
    label: 'Text',
    text: 'Col',
    other: 'L',
    ...row('abbrev_name'),
  },
  {
    category: 'publication',
    ids: ['FPUB-001', 'FPUB-002', 'FPUB-008'],
    title: 'Publication Search',
    name: 'Publications',
    label: 'Text',
    text: 'a',
    other: 'e',
    ...row('authors', 'contains'),
  },
  {
    category: 'markers',
    ids: ['FMARK-001', 'FMARK-002', 'FMARK-008'],
    title: 'Marker Search',
    name: 'Markers',
    label: 'Text',
    text: 'DEMO',
    other: 'D',
    ...row('marker_name'),
  },
  {
    category: 'polyallele',
    ids: ['FPOLY-001', 'FPOLY-002', 'FPOLY-016'],
    title: 'Polymorphism/Allele Search',
    name: 'Polymorphisms/Alleles',
    label: 'Text',
    text: 'ag',
    other: 'demo',
    ...row('name'),
  },
  {
    category: 'germplasm',
    ids: ['FGERM-001', 'FGERM-002', 'FGERM-014'],
    title: 'Germplasm Search',
    name: 'Germplasms',
    label: 'Text',
    text: 'AG',
    other: 'AT4G',
    bodyFor: (search_input) => ({
      searchTerms: [{ species_search_by: 'Arabidopsis thaliana', search_type: 'gene_name', search_method: 'starts_with', search_input }],
    }),
  },
  {
    category: 'dna',
    ids: ['FDNA-001', 'FDNA-002', 'FDNA-011'],
    title: 'DNA/Clone Search',
    name: 'DNA/Clones',
    label: 'Text',
    text: 'DEMO',
    other: 'D',
    bodyFor: (text) => ({ category: 'clone', ...row('name').bodyFor(text) }),
  },
  {
    category: 'community',
    ids: ['FCOMM-001', 'FCOMM-002', 'FCOMM-008'],
    title: 'People/Labs Search',
    name: 'People/Labs',
    label: 'Last or organization name',
    text: 'Example',
    other: 'Demo',
    bodyFor: (search_input) => ({ name: { search_method: 'contains', search_input } }),
  },
  {
    category: 'protein',
    ids: ['FPROT-001', 'FPROT-002', 'FPROT-003'],
    title: 'Protein Search',
    name: 'Proteins',
    label: 'Text',
    text: 'AT4G',
    other: 'AT5G',
    bodyFor: (nameText) => ({ nameSection: { nameBy: 'locus', nameType: 'contains', nameText } }),
  },
  {
    category: 'genes',
    ids: ['FGENE-001', 'FGENE-002', 'FGENE-003'],
    title: 'Gene Search',
    name: 'Genes',
    label: 'Text',
    text: 'AG',
    other: 'LFY',
    bodyFor: (detailSearchText) => ({
      searchBy: 'Gene Name',
      searchType: 'starts with',
      detailSearchText,
      taxonName: 'Arabidopsis thaliana',
    }),
  },
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label, exact: true }).first()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Query' }).first().click()
const rows = (page: Page) => page.locator('tbody tr')

/** As many as one page shows before the time of a test is up on a busy machine. */
const formsOfPage = 4

for (let first = 0; first < cases.length; first += formsOfPage) {
  const forms = cases.slice(first, first + formsOfPage)
  const ids = forms.flatMap((form) => form.ids.map((id) => `[${id}]`)).join(' ')
  const names = forms.map(({ category }) => category).join(', ')

  test(`${ids} the forms ${names}: their chrome, Reset, Enter and Submit, and the ways back`, async ({ page }) => {
    for (const form of forms) await newVisit(page, form.category, () => tryForm(page, form))
  })
}

async function tryForm(page: Page, { category, title, name, label, text, other, bodyFor }: FormCase): Promise<void> {
  await open(page, `/search/${category}`)
  await expect(heading(page)).toHaveText(title)
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumb.getByRole('link')).toHaveText(['Home', 'Search'])
  await expect(crumb).toContainText(name)
  await expect(page.getByRole('main').getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Submit Query' })).toHaveCount(3)

  await field(page, label).fill(text)
  await page.getByRole('button', { name: 'Reset' }).last().click()
  await expect(field(page, label)).toHaveValue('')
  expect(new URL(page.url()).pathname).toBe(`/search/${category}`)
  const isFirst = await page.evaluate(
    () => document.activeElement === document.querySelector('main form fieldset :is(input, select, textarea)'),
  )
  expect(isFirst).toBe(true)

  await field(page, label).fill(text)
  await expect(page.getByRole('status', { name: /^[\d,]+ records match$/ })).toBeVisible()
  await field(page, label).press('Enter')
  expect(await requestBodyOf(page, category)).toMatchObject(bodyFor(text))
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'New Search' }).first().click()
  await expect(field(page, label)).toHaveValue(text)
  await field(page, label).fill(other)
  await submit(page)
  expect(await requestBodyOf(page, category)).toMatchObject(bodyFor(other))
  await expect(rows(page).first()).toBeVisible()
  await page.goBack()
  await expect(field(page, label)).toHaveValue(other)
}
