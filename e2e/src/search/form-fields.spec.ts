import { expect, type Page } from '@playwright/test'
import { requestBodyOf } from '../kit/api-calls.ts'
import { checkPage } from '../kit/check-page.ts'
import { optionsOf } from '../kit/options-of.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label, exact: true }).first()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Query' }).first().click()
const rows = (page: Page) => page.locator('tbody tr')

test('[FGENE-004] [FGENE-007] [FGENE-018] the gene form keeps all that is filled in, and the page of results adds its counts', {
  tag: '@smoke',
}, async ({ page }) => {
  await open(page, '/search/genes')
  await field(page, 'Text').fill('A')
  await page.getByLabel('Include obsolete').check()
  await page.getByLabel('AGI Gene IDs').check()
  await page.getByRole('textbox', { name: 'Gene list' }).fill('at4g18960.1\nat5g61850.1')
  await chooseTerm(page, 'flower dev', 'GO:0009908')
  await page.getByRole('switch', { name: 'Include child terms' }).uncheck()
  await page.getByLabel('Keyword type').selectOption('func')
  await page.getByRole('button', { name: 'Experimental only' }).click()
  for (const type of ['protein coding', 'pseudogene']) await page.getByLabel('Gene model type').getByLabel(type, { exact: true }).check()
  await page.getByLabel('has associated literature').check()
  await page.getByLabel('Chromosome').selectOption('4')
  await page.getByLabel('Map type').selectOption('AGI')
  await field(page, 'Start').fill('0')
  await field(page, 'End').fill('20,000')
  await submit(page)
  const body = await requestBodyOf(page, 'genes')
  expect(body).toMatchObject({
    geneListUploadType: 'AGI Gene IDs',
    geneList: 'AT4G18960.1;AT5G61850.1',
    taxonName: 'Arabidopsis thaliana',
    startPos: 0,
    endPos: 20_000,
    gaUnit: 'kbp',
  })
  await expect(page.getByText(/^Your query for genes/)).toBeVisible()
  await expect
    .poll(async () => Object.keys(await requestBodyOf(page, 'genes')).toSorted())
    .toEqual(
      [
        'geneListUploadType',
        'geneList',
        'taxonName',
        'searchType',
        'searchBy',
        'detailSearchText',
        'include_obsolete',
        'keywordTerm',
        'keywordId',
        'include_children',
        'keywordType',
        'evidence',
        'geneModelType',
        'advanced',
        'chromosome',
        'mapType',
        'startPos',
        'endPos',
        'gaUnit',
        'lociMatchCount',
        'geneModelCount',
      ].toSorted(),
    )
})

const keyword = (page: Page) => page.getByRole('combobox', { name: 'Keyword term' })

async function chooseTerm(page: Page, typed: string, id: string) {
  await keyword(page).fill(typed)
  await page.getByRole('option').filter({ hasText: id }).click()
}

test('[ONTO-002] [ONTO-007] [ONTO-008] [ONTO-009] a term is typed or chosen, with or without its child terms, and its search can be read', async ({
  page,
}) => {
  const matches = (count: number) => page.getByRole('status', { name: `${count} records match` })
  await open(page, '/search/genes')
  await page.getByRole('textbox', { name: 'Gene list' }).fill('AT4G18960')
  await keyword(page).fill('flower development')
  await expect(matches(1)).toBeVisible()
  await chooseTerm(page, 'flower dev', 'GO:0009908')
  await expect(keyword(page)).toHaveValue('flower development')
  await expect(page.getByText('annotated to flower development (GO:0009908) or its child terms')).toBeVisible()
  await page.getByRole('switch', { name: 'Include child terms' }).uncheck()
  await expect(matches(0)).toBeVisible()
  await expect(page.getByText('annotated directly to flower development (GO:0009908)')).toBeVisible()
  await keyword(page).press('End')
  await keyword(page).press('Backspace')
  await expect(page.getByText('annotated directly to a term that contains “flower developmen”')).toBeVisible()
  // What is suggested for the shorter text lies over the switch.
  await expect(page.locator('[role=option]').first()).toBeVisible()
  await keyword(page).press('Escape')
  await page.getByRole('switch', { name: 'Include child terms' }).check()
  await chooseTerm(page, 'flower dev', 'GO:0009908')
  await submit(page)
  await expect(heading(page)).toHaveText('1 gene')
  await expect(page.getByText(/where .*annotated to flower development \(GO:0009908\) or its child terms/)).toBeVisible()
  expect(await requestBodyOf(page, 'genes')).toMatchObject({ keywordTerm: 'flower development', keywordId: 'GO:0009908' })
  await page.goBack()
  await expect(keyword(page)).toHaveValue('flower development')
  await expect(page.getByText('Chosen term: GO:0009908')).toBeVisible()
})

test('[FGENE-008] [FGENE-009] [FGENE-011] [FGENE-013] [FGENE-015] [FGENE-016] [FGENE-019] [FGENE-020] [FPUB-005] [FPUB-006] what the forms for genes, keywords and publications offer and ask for', async ({
  page,
}) => {
  await test.step('[FGENE-008] [FGENE-009] [FGENE-011] [FGENE-013] [FGENE-015] [FGENE-016] the gene form offers what the documents name', async () => {
    await open(page, '/search/genes')
    expect(await optionsOf(page, 'Search type')).toEqual(['contains', 'starts with', 'exact'])
    expect(await optionsOf(page, 'Search by')).toEqual([
      'Gene Name',
      'Description',
      'Phenotype',
      'Uniprot ID',
      'Locus TAIR Object ID',
      'Gene TAIR Object ID',
    ])
    expect(await optionsOf(page, 'Keyword type')).toEqual(['any', 'func', 'proc', 'comp', 'stru', 'grow'])
    expect(await optionsOf(page, 'Gene model type')).toHaveLength(17)
    expect(await optionsOf(page, 'Chromosome')).toEqual(['any', '1', '2', '3', '4', '5', 'chloroplast', 'mitochondrial'])
    expect(await optionsOf(page, 'Map type')).toEqual(['any', 'AGI', 'physical', 'classical'])
  })
  await test.step('[FGENE-019] [FGENE-020] an empty gene form finds all genes, and no search is made before it is submitted', async () => {
    const searches: string[] = []
    page.on('request', (request) => request.url().includes('/api/search/') && searches.push(page.url()))
    await open(page, '/search/genes')
    await expect(page.getByRole('status', { name: /records match/ })).toBeVisible()
    expect(searches).toEqual([])
    await submit(page)
    await expect(heading(page)).toHaveText(/^\d+ genes$/)
    expect(searches.every((address) => address.includes('/results?'))).toBe(true)
  })
  await test.step('a form is filled in and submitted by keyboard alone', async () => {
    await open(page, '/search/keyword')
    await page.getByRole('link', { name: 'Help', exact: true }).last().focus()
    // Reset, Submit Query, method, keyword.
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
    await page.keyboard.type('DNA binding')
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.getByRole('textbox', { name: 'Keyword', exact: true }).focus()
    await page.keyboard.press('Enter')
    expect(await requestBodyOf(page, 'keyword')).toEqual({
      searchTerms: { search_method: 'starts_with', kw_search_input: 'DNA binding' },
      restrictCats: { go_mf: true },
    })
  })
  await test.step('[FPUB-005] [FPUB-006] years run from this one down to 1947, and types are those of the documents', async () => {
    await open(page, '/search/publication')
    const years = await optionsOf(page, 'From year')
    expect(years.slice(0, 2)).toEqual(['any', 'present'])
    expect([years[2], years.at(-1)]).toEqual([String(new Date().getUTCFullYear()), '1947'])
    expect(await optionsOf(page, 'Publication type')).toEqual([
      'all',
      'book',
      'research_article',
      'review',
      'dissertation',
      'press_article',
      'comment',
      'abstract',
      'book_chapter',
      'erratum',
    ])
  })
})

test('[FDNA-012] [FDNA-003] [FDNA-004] [FGERM-009] [FPOLY-013] [FPROT-007] [FPROT-010] [FPROT-011] [FPROT-012] what the forms for DNA, germplasms, polymorphisms and proteins offer and ask for', async ({
  page,
}) => {
  await test.step('[FDNA-012] [FDNA-003] [FDNA-004] an empty DNA form lists all clones, and both addresses open one screen', async () => {
    const searches: string[] = []
    page.on('request', (request) => request.url().includes('/api/search/') && searches.push(page.url()))
    await open(page, '/search/vector')
    await expect(page.getByRole('radio', { name: 'vector' })).toBeChecked()
    await open(page, '/search/dna')
    await expect(page.getByRole('radio', { name: 'clone' })).toBeChecked()
    expect(await optionsOf(page, 'Search by')).toEqual(['name', 'locus_name', 'gene_name', 'genbank', 'genbank_gi'])
    expect(await optionsOf(page, 'Chromosome')).toEqual(['any', '1', '2', '3', '4', '5', 'C', 'M'])
    expect(searches).toEqual([])
    await submit(page)
    await expect(heading(page)).toHaveText(/^\d+ clones$/)
  })
  await test.step('[FGERM-009] the ecotypes of the germplasm form are fetched', async () => {
    const fetched = page.waitForResponse((response) => response.url().endsWith('/api/search-options/germplasm'))
    await open(page, '/search/germplasm')
    expect((await fetched).request().method()).toBe('GET')
    await page.getByRole('checkbox', { name: /^Col-0/ }).check()
    await page.getByLabel('Has images').check()
    await page.getByLabel('Ploidy').selectOption('2n')
    await field(page, 'From (kb)').fill('0')
    await submit(page)
    expect(await requestBodyOf(page, 'germplasm')).toEqual({
      searchTerms: [{ species_search_by: 'Arabidopsis thaliana' }],
      restrictByFeatures: { hasImages: true, cc_ploidy: '2n', background_ecotype: ['Col-0'] },
      mapLocation: { low_range: 0 },
    })
  })
  await test.step('[FPOLY-013] the ecotypes of the polymorphism form are fetched', async () => {
    const fetched = page.waitForResponse((response) => response.url().endsWith('/api/search-options/polyallele'))
    await open(page, '/search/polyallele')
    expect((await fetched).status()).toBe(200)
    await expect(page.getByRole('group', { name: 'Polymorphic between' }).getByRole('checkbox').first()).toBeVisible()
  })
  await test.step('[FPROT-007] [FPROT-010] [FPROT-011] [FPROT-012] limits and domains of the protein form', async () => {
    await open(page, '/search/protein')
    const limits = await Promise.all(
      ['Length from in residues', 'Length to in residues', 'Calculated MW from in kDa', 'Calculated MW to in kDa'].map((name) =>
        page.getByRole('textbox', { name }).inputValue(),
      ),
    )
    expect(limits).toEqual(['0', '2000', '0', '500'])
    expect(await optionsOf(page, 'Domain database')).toHaveLength(26)
    await page.getByLabel('Length', { exact: true }).check()
    await page.getByLabel('Domain database').nth(2).selectOption('pfam')
    await page.getByLabel('Accession').nth(2).fill('PF00319')
    await submit(page)
    expect(await requestBodyOf(page, 'protein')).toEqual({
      physioSection: [{ type: 'length', min: 0, max: 2000 }],
      domainSection: [{ quant_type: '>', db_name: 'pfam', db_acc_input: 'PF00319' }],
    })
    await expect(rows(page).first()).toBeVisible()
  })
})

test('[FGERM-013] [FCOMM-007] [FMARK-007] [FPOLY-015] [FTRANS-004] what the forms for germplasms, people, markers, polymorphisms and transposons ask for', async ({
  page,
}) => {
  await test.step('[FGERM-013] a range is brushed on its chromosome with the keyboard, and follows the numbers that are typed', async () => {
    await open(page, '/search/germplasm')
    const start = page.getByRole('slider', { name: 'Start of the range on Chr4' })
    const end = page.getByRole('slider', { name: 'End of the range on Chr4' })
    await expect(page.getByRole('slider')).toHaveCount(0)
    await page.getByLabel('Chromosome').selectOption('4')
    await expect(end).toHaveAttribute('aria-valuetext', '18,585.056 kb')
    await expect(field(page, 'To (kb)')).toHaveValue('')
    await start.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(field(page, 'From (kb)')).toHaveValue('200')
    await expect(start).toBeFocused()
    await field(page, 'To (kb)').fill('10,384')
    await expect(end).toHaveAttribute('aria-valuetext', '10,384 kb')
    await checkPage(page)
    await submit(page)
    expect(await requestBodyOf(page, 'germplasm')).toMatchObject({ mapLocation: { chromosome: '4', low_range: 200, high_range: 10_384 } })
  })
  await test.step('[FCOMM-007] rows with a method alone are left out', async () => {
    await open(page, '/search/community')
    await page.getByLabel('City: method').selectOption('exactly')
    await field(page, 'First name').fill('Flora')
    await submit(page)
    expect(await requestBodyOf(page, 'community')).toEqual({ first_name: { search_method: 'contains', search_input: 'Flora' } })
  })
  await test.step('[FMARK-007] [FPOLY-015] [FTRANS-004] three forms say that an empty form returns all records', async () => {
    for (const [category, noun] of [
      ['markers', 'markers'],
      ['polyallele', 'polymorphisms'],
      ['transposon', 'transposons'],
    ]) {
      await open(page, `/search/${category}`)
      await expect(page.getByText(`An empty form returns all ${noun}.`)).toBeVisible()
      await submit(page)
      await expect(heading(page)).toHaveText(new RegExp(`^\\d+ ${noun}$`))
    }
  })
})

test('a handle of the brush is dragged on a phone, and a map in centimorgans has no brush', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/search/genes')
  await page.getByLabel('Chromosome').selectOption('4')
  const end = page.getByRole('slider', { name: 'End of the range on Chr4' })
  await end.hover()
  const { x, y, width, height } = (await end.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await page.mouse.down()
  await page.mouse.move(x - 100, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(field(page, 'End')).toHaveValue(/^\d+00$/)
  await expect(field(page, 'Start')).toHaveValue('')
  await checkPage(page)
  await page.getByLabel('Map type').selectOption('classical')
  await expect(page.getByRole('slider')).toHaveCount(0)
})
