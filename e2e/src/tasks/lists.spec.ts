import { expect } from '@playwright/test'
import type { Hand } from '../kit/count-actions.ts'
import { idsField, saveListButton } from '../kit/make-list.ts'
import { heading, showTasks } from './show-tasks.ts'

// Twenty genes of flowering time, as a column of a spreadsheet.
const flowering =
  'AT5G10140 AT1G65480 AT5G15840 AT2G45660 AT1G22770 AT4G35900 AT4G00650 AT3G10390 AT2G19520 AT4G16280 ' +
  'AT1G04400 AT2G18790 AT1G68050 AT5G57360 AT2G18915 AT4G08920 AT4G02560 AT5G61380 AT2G46830 AT1G01060'

async function startList(page: Hand): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Lists/ })
    .click()
  await page
    .getByRole('link', { name: /^New list/ })
    .first()
    .click()
}

async function saveList(page: Hand, ids: string, name: string): Promise<void> {
  await startList(page)
  await idsField(page).fill(ids)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await saveListButton(page).click()
  await expect(heading(page)).toHaveText(name)
}

showTasks('TASK-004', [
  {
    wish: 'what twenty genes have in common',
    most: 3,
    always: true,
    async take(page) {
      await page.getByRole('main').getByRole('link', { name: 'GO Term Enrichment' }).click()
      await page.getByRole('textbox', { name: 'Loci, gene models or symbols' }).fill(flowering.replaceAll(' ', '\n'))
      await page.getByRole('button', { name: 'Run enrichment', exact: true }).click()
      const terms = page.getByRole('figure', { name: 'Enrichment of GO process terms' })
      // Which of them leads depends on how many genes of the release are annotated.
      const ofFlowering = /^(photoperiodism, flowering|flower development): \d+ of \d+ genes, /
      await expect(terms.getByRole('button', { name: ofFlowering }).first()).toBeVisible()
    },
  },
  {
    wish: 'which genes ids in four spellings mean, without losing one',
    most: 3,
    always: true,
    async take(page) {
      await startList(page)
      await idsField(page).fill('at4g18960\nFLC\nAT1G65480.1\nAGAMOUS\nnobody')
      await expect(page.getByText(/= 5 (ids|lines)/)).toBeVisible()
      for (const group of ['1 matched', '1 gene models and others', '1 unknown']) {
        await expect(page.getByRole('region', { name: group })).toBeVisible()
      }
      await expect(saveListButton(page)).toHaveText('Save list of 3')
    },
  },
  {
    wish: 'the genes that two lists share',
    most: 14,
    async take(page) {
      await saveList(page, 'FT FLC CO SOC1 GI AG', 'Flowering')
      await saveList(page, 'AG AP1 AP3 FLC SOC1', 'MADS box')
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Lists/ })
        .click()
      for (const name of ['Flowering', 'MADS box']) await page.getByRole('checkbox', { name: `Tick ${name}` }).click()
      await page.getByRole('button', { name: 'Compare' }).click()
      const parts = page.getByRole('table', { name: 'Parts of the lists' }).locator('tbody').getByRole('row')
      await expect(parts.filter({ hasText: 'Flowering and MADS box' })).toHaveText(/FLC, (SOC1|AGL20), AG/)
    },
  },
])
