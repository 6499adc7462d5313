import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const box = (page: Page) => page.getByRole('textbox', { name: 'Loci or gene models' })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const set = (page: Page) => page.getByLabel('Sequence set')
const submit = (page: Page) => page.getByRole('button', { name: 'Get Sequences' })
const text = (page: Page) => page.getByLabel('FASTA', { exact: true })

async function openTab(context: BrowserContext, page: Page, click = () => submit(page).click()): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), click()])
  await tab.waitForURL(/\/sequences\?key=searchParams_\d+$/)
  return tab
}

test('[BULK-001] [BULK-002] [BULK-003] [BULK-004] [BULK-005] [BULK-006] [BULK-008] [BULK-011] [BULK-012] [BULK-018] [BULK-016] the page, its lists and its rules', async ({
  page,
  context,
}) => {
  await test.step('[BULK-001] [BULK-002] [BULK-003] [BULK-004] [BULK-005] [BULK-006] [BULK-008] [BULK-011] [BULK-012] the page, its lists and Reset', async () => {
    await open(page, '/type_sequences?ids=AT4G18960,AT5G10140')
    await expect(box(page)).toHaveValue('AT4G18960\nAT5G10140')
    await open(page, '/type_sequences/AT1G01010,AT1G01020')
    await expect(box(page)).toHaveValue('AT1G01010\nAT1G01020')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeToolsBulk Data Retrieval')
    const species = page.getByLabel('Dataset')
    await expect(species.getByRole('option')).toHaveText(['any', 'Arabidopsis thaliana', 'Arabidopsis lyrata'])
    await expect(species).toHaveValue('Arabidopsis thaliana')
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(3)
    for (const name of ['One sequence per locus', 'All gene models', 'Only the matching gene model'])
      await expect(radio(page, name)).toBeVisible()
    const lengths = ['500', '1000', '3000']
    const sets = [
      ...['transcripts', 'coding sequences', 'genomic locus sequences', 'protein sequences'].map((name) => `Araport11 ${name}`),
      ...lengths.map((length) => `Araport11 locus upstream sequences, ${length} bp`),
      ...lengths.map((length) => `Araport11 locus downstream sequences, ${length} bp`),
      ...['intergenic sequences', 'introns', "3' UTRs", "5' UTRs"].map((name) => `Araport11 ${name}`),
      'TAIR10 coding sequences',
      'TAIR10 protein sequences',
      ...['upstream', 'downstream'].map((side) => `Araport11 ${side} sequences of a chosen length`),
    ]
    // Each with what it holds (COVER-002).
    await expect(set(page).getByRole('option')).toHaveText(sets.map((name) => new RegExp(`^${name} \\([\\d.,]+( of [\\d.,]+)?( Mb)?\\)$`)))
    await radio(page, 'All gene models').check()
    await species.selectOption('any')
    await set(page).selectOption('araport11_protein')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(box(page)).toHaveValue('')
    await expect(box(page)).toBeFocused()
    await expect(species).toHaveValue('Arabidopsis thaliana')
    await expect(set(page)).toHaveValue('araport11_transcripts')
    await expect(radio(page, 'One sequence per locus')).toBeChecked()
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('Enter at least one locus or gene model.')
    expect(context.pages()).toHaveLength(1)
  })
  await test.step('[BULK-018] [BULK-016] the enabling rules of the dialog hold on the page, and a length is checked', async () => {
    await open(page, '/type_sequences/AT4G18960')
    await expect(radio(page, 'One sequence per locus')).toBeChecked()
    await expect(radio(page, 'Only the matching gene model')).toBeDisabled()
    await expect(page.getByText('This needs a list of AGI Gene IDs, such as AT4G18960.1.')).toBeVisible()
    await box(page).fill('AT4G18960.2')
    await expect(radio(page, 'Only the matching gene model')).toBeChecked()
    await set(page).selectOption('araport11_intergenic')
    await expect(radio(page, 'One sequence per locus')).toBeChecked()
    await expect(radio(page, 'All gene models')).toBeDisabled()
    await expect(radio(page, 'Only the matching gene model')).toBeDisabled()
    for (const name of ['coding_sequences', 'genomic_locus', 'protein', 'upstream']) {
      await set(page).selectOption(`araport11_${name}`)
      await expect(radio(page, 'Only the matching gene model')).toBeChecked()
      await expect(radio(page, 'All gene models')).toBeEnabled()
    }
    await page.getByLabel('Length').fill('10001')
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('The length is a whole number from 1 to 10,000.')
    await expect(page.getByLabel('Length')).toHaveAttribute('aria-invalid', 'true')
    expect(context.pages()).toHaveLength(1)
    await page.getByLabel('Length').fill('75')
    await page.getByRole('radio', { name: 'Start codon (ATG)' }).check()
    await page.getByRole('checkbox', { name: 'Stop at the neighbouring gene' }).check()
    const tab = await openTab(context, page)
    await expect(text(tab)).toHaveText(
      /^>AT4G18960\.2 AG \| upstream of the start codon, up to the next gene \| Chr4:\d+-\d+ FORWARD LENGTH=75\s[ACGT]{60}\s[ACGT]{15}\s$/,
    )
  })
})

test('[BULK-007] [BULK-009] [BULK-019] [BULK-020] [BULK-022] [BULK-010] [RESULTS-021] what tabs with sequences show', async ({
  page,
  context,
}) => {
  await test.step('[BULK-007] [BULK-009] [BULK-019] [BULK-020] [BULK-022] proteins in a tab of their own, with what is missing on top and files beside', async () => {
    await open(page, '/type_sequences/AT4G18960,AT9G99999,AT5G10140')
    await set(page).selectOption('araport11_protein')
    const tab = await openTab(context, page)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('2 sequences')
    await expect(tab.getByRole('banner')).toHaveCount(0)
    const fasta = await text(tab).textContent()
    expect(fasta).toMatch(/^>AT4G18960\.1 AG \|.*\nM[A-Z\n]+>AT5G10140\.1 FLC \|.*\nM[A-Z\n]+$/)
    await expect(tab.getByRole('list', { name: 'Names without a sequence' }).getByRole('listitem')).toHaveText([
      'AT9G99999 No locus or gene model has this name.',
    ])
    const key = new URL(tab.url()).searchParams.get('key') ?? ''
    const stored = await tab.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
    expect(stored).toMatchObject({ ids: ['AT4G18960', 'AT9G99999', 'AT5G10140'], dataset: 'araport11_protein', choice: 'one_per_locus' })

    await tab.getByRole('button', { name: 'Download and cite' }).click()
    const dialog = tab.getByRole('dialog', { name: 'Download and cite' })
    const save = async (label: string) => {
      const saving = tab.waitForEvent('download')
      await dialog.getByRole('button', { name: label, exact: true }).click()
      const file = await saving
      return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') }
    }
    const saved = await save('This page (FASTA)')
    expect(saved).toEqual({ name: 'sequences.fasta', content: `>AT9G99999 NOT FOUND: No locus or gene model has this name.\n${fasta}` })
    const gff3 = await save('Positions (GFF3)')
    expect(gff3.name).toBe('sequences.gff3')
    expect(gff3.content).toMatch(/^##gff-version 3\n# AT9G99999 NOT FOUND: .*\nChr4\tRosette\tCDS\t\d+\t\d+\t\.\t\+\t0\tID=AT4G18960\.1;/)
    expect((await save('Positions (BED)')).content).toMatch(/^# AT9G99999 NOT FOUND: .*\nChr4\t\d+\t\d+\tAT4G18960\.1\t0\t\+\t/)
    const citation = await dialog.getByText(/^Rosette, release/).textContent()
    const address = citation?.match(/https?:\/\/\S+/)?.[0] ?? ''
    expect(address).toContain('/sequences?search_params=')
    // As others open it, in whose browser nothing is stored.
    await tab.evaluate(() => localStorage.clear())
    await tab.goto(address)
    await expect(text(tab)).toHaveText(fasta ?? '')
  })
  await test.step('[BULK-010] [BULK-009] the viewer shows what the response says, and says if a request is gone', async () => {
    const { open: openPage } = as('anonymous')
    const request = { ids: Array.from({ length: 10_001 }, (_, at) => `X${at}`) }
    await openPage(page, '/help')
    await page.evaluate((params) => localStorage.setItem('searchParams_1', JSON.stringify(params)), request)
    const answering = page.waitForResponse((response) => response.url().includes('/api/search/sequences'))
    await openPage(page, '/sequences?key=searchParams_1')
    const { error } = await (await answering).json()
    expect(error).toContain('At most 10,000 IDs')
    await expect(page.getByRole('alert')).toContainText(error)
    await openPage(page, '/sequences?key=searchParams_2')
    await expect(page.getByRole('alert')).toContainText('Request them again')
  })
  await test.step('[RESULTS-021] [BULK-009] genes ticked on a results page are shown as FASTA', async () => {
    await open(page, '/results?mainType=general&category=genes&searchText=AT4G18960')
    await page.locator('tbody tr').first().getByRole('checkbox').check()
    await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Get Sequences' }).click()
    const dialog = page.getByRole('dialog', { name: 'Get Sequences' })
    await dialog.getByLabel('All gene models').check()
    const tab = await openTab(context, page, () => dialog.getByRole('button', { name: 'Show Sequences' }).click())
    await expect(text(tab)).toHaveText(/^>AT4G18960\.1 .*>AT4G18960\.2 .*>AT4G18960\.3 /s)
  })
})
