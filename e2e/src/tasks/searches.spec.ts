import { expect } from '@playwright/test'
import type { Hand } from '../kit/count-actions.ts'
import { goTo, heading, searchBox, showTasks } from './show-tasks.ts'

const results = (page: Hand) => page.getByRole('region', { name: 'Results' })
const rows = (page: Hand) => results(page).locator('tbody tr')
const chooseType = (page: Hand, label: string) => page.getByRole('combobox', { name: 'Search for' }).first().selectOption({ label })

// As Araport11 has them there.
const regionGenes = ['AT4G18960', 'AT4G18970', 'AT4G06860', 'AT4G18975', 'AT4G18980']

async function chooseForm(page: Hand, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Advanced Search', exact: true }).click()
  await page.getByRole('list', { name: 'Advanced Search', exact: true }).first().getByRole('link', { name: label, exact: true }).click()
}

showTasks('TASK-003', [
  {
    wish: 'genes of flower development with experimental evidence',
    most: 4,
    always: true,
    async take(page) {
      await chooseType(page, 'Keyword')
      await goTo(page, 'flower development', /^flower development/)
      await page.getByText(/^Experimental/).click()
      const genes = page.getByRole('table', { name: 'Genes annotated to flower development' })
      await expect(page.getByRole('radio', { name: /^Experimental/ })).toBeChecked()
      await expect(genes.getByText(/^(IDA|IMP|IGI|IPI|IEP|EXP)/).first()).toBeVisible()
      await expect(genes.getByText(/^(IEA|ISS|TAS|NAS|IC)\b/)).toHaveCount(0)
    },
  },
  {
    wish: 'the genes of drought, as what their term is called',
    most: 4,
    async take(page) {
      await chooseType(page, 'Keyword')
      await goTo(page, 'drought', /response to water deprivation/)
      await page.getByRole('link', { name: /^Open [\d,]+ genes in results$/ }).click()
      await expect(heading(page)).toHaveText(/^[\d,]+ (genes|loci)$/)
      const count = Number.parseInt((await heading(page).textContent())?.replaceAll(',', '') ?? '', 10)
      expect(count).toBeGreaterThan(300)
    },
  },
  {
    wish: 'the accession Bur-0 with its stocks',
    most: 3,
    async take(page) {
      await chooseType(page, 'Ecotype')
      // Of three accessions of this name one is in a stock centre.
      await goTo(page, 'Bur-0', /Bur-0.*stock CS76734/)
      await expect(heading(page)).toHaveText('Ecotype: Bur-0')
      await expect(page.getByRole('article').getByText('CS76734').first()).toBeVisible()
    },
  },
  {
    wish: 'the accessions that were collected nearest to Umeå',
    most: 6,
    async take(page) {
      await chooseForm(page, 'Ecotypes')
      await page.getByLabel('Latitude').fill('63.8')
      await page.getByLabel('Longitude').fill('20.3')
      // Within the usual 100 km there is none.
      await page.getByLabel('Within (km)').fill('150')
      await page.getByRole('button', { name: 'Submit Query' }).first().click()
      await expect(rows(page).first()).toContainText(/(TBL|Bil).*Sweden/)
    },
  },
  {
    wish: 'insertions in exons of PHYB',
    most: 4,
    async take(page) {
      await chooseType(page, 'Polymorphisms')
      await searchBox(page).fill('AT2G18790')
      await searchBox(page).press('Enter')
      await page.getByRole('checkbox', { name: /^exon \d/ }).click()
      await expect(page.getByRole('checkbox', { name: /^exon \d/ })).toBeChecked()
      await expect(rows(page).filter({ hasText: 'SALKseq_069700' })).toContainText('exon')
      await expect(rows(page).filter({ hasText: 'SALKseq_065563' })).toHaveCount(0)
    },
  },
  {
    wish: 'the genes of 20,000 bases of chromosome 4',
    most: 5,
    async take(page) {
      await page.getByRole('main').getByRole('link', { name: 'Genes', exact: true }).click()
      await page.getByRole('combobox', { name: 'Chromosome' }).selectOption('4')
      await page.getByLabel('Start', { exact: true }).fill('10380')
      await page.getByLabel('End', { exact: true }).fill('10400')
      await page.getByRole('button', { name: 'Submit Query' }).first().click()
      for (const name of regionGenes) await expect(results(page).getByRole('link', { name, exact: true }).first()).toBeVisible()
    },
  },
])
