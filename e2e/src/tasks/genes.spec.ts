import { expect } from '@playwright/test'
import type { Hand } from '../kit/count-actions.ts'
import { goTo, heading, showTasks } from './show-tasks.ts'

const section = (page: Hand, name: string) => page.getByRole('region', { name, exact: true })
const toSection = (page: Hand, name: RegExp) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click()

showTasks('TASK-002', [
  {
    wish: 'what AG does, and its UniProt entry',
    most: 2,
    always: true,
    async take(page) {
      await goTo(page, 'AG', /AT4G18960/)
      await expect(heading(page)).toHaveText('Locus: AT4G18960 (AG)')
      await expect(page.getByText(/^Floral homeotic .*MADS/).first()).toBeInViewport()
      const uniprot = page.getByRole('link', { name: /^P17839/ }).first()
      await expect(uniprot).toHaveAttribute('href', /uniprot\.org\/uniprotkb\/P17839$/)
    },
  },
  {
    wish: 'where AG is expressed',
    most: 3,
    always: true,
    async take(page) {
      await goTo(page, 'AG', /AT4G18960/)
      await toSection(page, /^Expression/)
      const atlas = section(page, 'Expression').getByRole('link', { name: /ePlant/ })
      await expect(atlas).toHaveAttribute('href', /Genes=AT4G18960$/)
    },
  },
  {
    wish: 'an insertion line of NAC001 to order',
    most: 5,
    always: true,
    async take(page) {
      await goTo(page, 'AT1G01010', /AT1G01010/)
      await page.getByRole('link', { name: 'Mutants to order' }).click()
      await page.getByRole('checkbox', { name: 'Put SALK_128571 in the basket' }).click()
      const basket = section(page, 'Basket')
      await expect(basket.getByText('SALK_128571')).toBeVisible()
      await expect(basket.getByRole('link', { name: /^ABRC/ })).toHaveAttribute('href', /abrc\.osu\.edu/)
      await expect(basket.getByRole('link', { name: /^NASC/ })).toHaveAttribute('href', /arabidopsis\.info/)
    },
  },
  {
    wish: 'how mutants of AG look',
    most: 3,
    async take(page) {
      await goTo(page, 'AG', /AT4G18960/)
      await toSection(page, /^Germplasm and Clones/)
      const lines = section(page, 'Germplasm and Clones').getByRole('table', { name: 'Germplasms' })
      await expect(lines.getByRole('row', { name: /CS25\b/ })).toContainText(/stamens/)
    },
  },
  {
    wish: 'the orthologs of AG',
    most: 3,
    async take(page) {
      await goTo(page, 'AG', /AT4G18960/)
      await toSection(page, /^Homology/)
      // By the reciprocal best hits of the official files.
      await expect(
        section(page, 'Homology')
          .getByText(/Carubv10005558m/)
          .first(),
      ).toBeVisible()
    },
  },
  {
    wish: 'the partners of AG as a list of genes',
    most: 4,
    async take(page) {
      await goTo(page, 'AG', /AT4G18960/)
      await toSection(page, /^Protein Data/)
      // SEP3, with which it forms the complexes of the floral quartet.
      await page.getByRole('link', { name: /^Open \d+ partners in gene results$/ }).click()
      await expect(page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'AT1G24260' }).first()).toBeVisible()
    },
  },
  {
    wish: 'the newest papers on FLC',
    most: 3,
    async take(page) {
      await goTo(page, 'FLC', /AT5G10140/)
      await toSection(page, /^Publications/)
      const rows = section(page, 'Publications').getByRole('table').locator('tbody').getByRole('row')
      const years = (await rows.allTextContents()).map((text) => Number(/(19|20)\d\d(?=AT|$)/.exec(text)?.[0]))
      expect(years).toHaveLength(10)
      // The newest come first; the list of articles by locus ends with 2018.
      expect(years).toEqual(years.toSorted((one, other) => other - one))
      expect(years[0]).toBeGreaterThanOrEqual(2017)
    },
  },
])
