import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const database = (page: Page) => page.getByRole('group', { name: 'Database' })
const chosen = (page: Page) => database(page).getByRole('checkbox', { checked: true })
const form = (page: Page) => page.getByRole('form', { name: 'BLAST' })
const protein = 'MGRGRVELKRIENKINRQVTFAKRRNGLLKKAYELSVLCDAEVALIIFSNRGKLYEFCSS'

/** What the browser would post. */
function posted(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((element) => {
    const entries = element instanceof HTMLFormElement ? [...new FormData(element)] : []
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  })
}

test('[BLAST-001] [BLAST-002] [BLAST-022] the form is at both addresses, with five programs and the version of the service', {
  tag: '@smoke',
}, async ({ page }) => {
  for (const path of ['/tools/blast', '/tools/blast/']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BLAST')
    await expect(page.getByRole('group', { name: 'Algorithm' }).getByRole('radio')).toHaveCount(5)
    await expect(page.getByRole('radio', { name: /^blastn/ })).toBeChecked()
  }
  const { version } = await (await page.request.get('/api/blast/service')).json()
  await expect(page.getByText(`NCBI BLAST+ ${version}`)).toBeVisible()
  await expect(page.getByText('A browser reply may take a minute or two.')).toBeVisible()
})

test('[BLAST-006] [BLAST-007] [BLAST-008] a sequence that comes with the address fills the form', async ({ page }) => {
  await open(page, `/tools/blast?sequence_type=sequence&sequence=ACGTACGT`)
  await expect(page.getByLabel('Query sequence', { exact: true })).toHaveValue('ACGTACGT')
  await expect(chosen(page)).toHaveValue('Araport11_cdna_20220914')
  await open(page, `/tools/blast?sequence_type=protein&sequence=${protein}`)
  await expect(page.getByRole('radio', { name: /^blastp/ })).toBeChecked()
  await expect(page.getByText('raw, 1 sequence, 60 residues')).toBeVisible()
})

test('[BLAST-010] [BLAST-014] [BLAST-015] [BLAST-016] [BLAST-017] [BLAST-018] [BLAST-019] [BLAST-020] [BLAST-021] [BLAST-003] [BLAST-004] [BLAST-005] [BLAST-011] [BLAST-023] [BLAST-013] [BLAST-025] [BLAST-027] [BLAST-009] options, programs and queries of the form', async ({
  page,
  context,
}) => {
  await test.step('[BLAST-010] [BLAST-014] [BLAST-015] [BLAST-016] [BLAST-017] [BLAST-018] [BLAST-019] [BLAST-020] [BLAST-021] the advanced options hide, but are posted', async () => {
    await open(page, '/tools/blast')
    await expect(page.getByLabel('Expectation')).toBeHidden()
    expect(await posted(page)).toEqual({
      Algorithm: 'blastn',
      default_db: 'Araport11_3_utr_20220914',
      BlastTargetSet: 'Araport11_3_utr_20220914',
      textbox: 'seq',
      QueryText: '',
      QueryFilter: 'T',
      ReplyFormat: 'HTML',
      Comment: '',
      ReplyTo: '',
      GappedAlignment: 'T',
      ReplyVia: 'BROWSER',
      Matrix: '',
      MaxScores: '100',
      MaxAlignments: '50',
      NucleicMismatch: '-3',
      NucleicMatch: '2',
      OpenPenalty: '0',
      ExtendPenalty: '0',
      ExtensionThreshold: '0',
      WordSize: '0',
      Expectation: '10',
      QueryGeneticCode: '1',
    })
    await page.getByRole('button', { name: 'Show advanced options' }).click()
    for (const [label, count] of [
      ['Expectation', 8],
      ['Genetic code', 13],
      ['Matrix', 9],
      ['Reply format', 2],
    ] as const)
      await expect(page.getByLabel(label).getByRole('option'), label).toHaveCount(count)
    for (const label of ['Open penalty', 'Extension penalty', 'Extension threshold', 'Word size'])
      await expect(page.getByLabel(label).locator('option:checked'), label).toHaveText('0 (use default)')
    await page.getByRole('button', { name: 'Hide advanced options' }).click()
    await expect(page.getByLabel('Expectation')).toBeHidden()
  })
  await test.step('[BLAST-003] [BLAST-004] [BLAST-005] [BLAST-011] [BLAST-023] the program decides on databases and matrix', async () => {
    await expect(chosen(page)).toHaveValue('Araport11_3_utr_20220914')
    await expect(database(page).getByRole('checkbox', { name: 'GenBank A. thaliana DNA' })).toBeDisabled()
    await expect(database(page).getByRole('checkbox', { name: /proteins/ })).toHaveCount(0)
    for (const [program, value, matrix] of [
      ['blastp', 'Araport11_pep_20220914', 'blosum62'],
      ['blastx', 'Araport11_pep_20220914', ''],
      ['tblastn', 'Araport11_3_utr_20220914', 'blosum62'],
      ['tblastx', 'Araport11_3_utr_20220914', ''],
      ['blastn', 'Araport11_3_utr_20220914', ''],
    ] as const) {
      await page.getByRole('radio', { name: new RegExp(`^${program}`) }).check()
      await expect(chosen(page), program).toHaveValue(value)
      expect((await posted(page)).Matrix, program).toBe(matrix)
    }
  })
  await test.step('[BLAST-013] [BLAST-025] [BLAST-027] a form that is not complete opens no tab and says why', async () => {
    await expect(page.getByLabel('Reply via').getByRole('option', { name: 'EMAIL-MESSAGE' })).toBeDisabled()
    await page.getByRole('button', { name: 'Run BLAST' }).click()
    const query = page.getByLabel('Query sequence', { exact: true })
    await expect(page.getByRole('alert')).toContainText('Enter a query sequence.')
    await expect(query).toHaveAttribute('aria-invalid', 'true')
    await query.fill(protein)
    await expect(page.getByRole('radio', { name: /^blastp/ })).toBeChecked()
    await page.getByRole('radio', { name: /^blastn/ }).check()
    await expect(page.getByText('Query_1 looks like a protein: use blastp or tblastn.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Run BLAST' }).click()
    expect(context.pages()).toHaveLength(1)
  })
  await test.step('[BLAST-009] the query can be read from a text file', async () => {
    await page
      .getByLabel('Query sequence: text file')
      .setInputFiles({ name: 'q.fa', mimeType: 'text/plain', buffer: Buffer.from('>a\nACGT\n>b\nACGTT\n') })
    await expect(page.getByText('FASTA, 2 sequences, 9 residues')).toBeVisible()
    await expect(page.getByText(/Raw, FASTA, GCG or RSF/)).toBeVisible()
  })
})
