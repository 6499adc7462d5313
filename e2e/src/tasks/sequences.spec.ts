import { expect } from '@playwright/test'
import type { Hand } from '../kit/count-actions.ts'
import { goTo, heading, showTasks } from './show-tasks.ts'

const toTool = (page: Hand, name: RegExp) => page.getByRole('main').getByRole('link', { name }).click()

showTasks('TASK-005', [
  {
    wish: 'the proteins of three genes as FASTA',
    most: 4,
    always: true,
    async take(page) {
      await toTool(page, /^Bulk Data Retrieval/)
      await page.getByRole('textbox', { name: 'Loci or gene models' }).fill('AT4G18960 AT5G10140 AT1G65480')
      await page.getByLabel('Sequence set').selectOption('araport11_protein')
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Get Sequences' }).click()
      const tab = await opening
      await expect(heading(tab)).toHaveText('3 sequences')
      await expect(tab.getByLabel('FASTA', { exact: true })).toHaveText(/^>AT4G18960\.\d AG .*>AT5G10140\.\d FLC .*>AT1G65480\.\d FT /s)
    },
  },
  {
    wish: 'where the promoter of FLC is, which is not in the release',
    most: 3,
    async take(page) {
      await goTo(page, 'FLC', /AT5G10140/)
      await page.getByRole('link', { name: '1,000 bp upstream of AT5G10140' }).click()
      const missing = page.getByRole('list', { name: 'Names without a sequence' }).getByRole('listitem')
      await expect(missing).toContainText('Chr5:3,179,449-3,180,448 is not in this release')
      await expect(missing.getByRole('link')).toHaveAttribute('href', /ncbi\.nlm\.nih\.gov/)
    },
  },
  {
    wish: 'which proteins resemble that of AG',
    most: 4,
    async take(page) {
      await goTo(page, 'AG', /AT4G18960/)
      await page.getByRole('region', { name: 'Sequences' }).getByRole('link', { name: 'Send to BLAST' }).click()
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Run BLAST' }).click()
      const hits = (await opening).getByRole('table', { name: 'Hits' })
      await expect(hits.getByText(/AT4G18960/).first()).toBeVisible({ timeout: 60_000 })
      // SHP1 and SHP2.
      for (const name of [/AT3G58780/, /AT2G42830/]) await expect(hits.getByText(name).first()).toBeVisible()
    },
  },
  {
    wish: 'G-boxes in the promoters of a list, beside all promoters',
    most: 4,
    async take(page) {
      await toTool(page, /^Patmatch/)
      await page.getByRole('textbox', { name: 'Pattern' }).fill('CACGTG')
      await page.getByRole('textbox', { name: 'Only in these genes' }).fill('AG FLC FT CO GI CCA1 LHY TOC1')
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Compared with the whole set' })).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    wish: 'the proteins of the MADS family',
    most: 5,
    async take(page) {
      await page.getByRole('button', { name: 'Browse', exact: true }).click()
      await page.getByRole('list', { name: 'Browse', exact: true }).getByRole('link', { name: 'Gene Families' }).click()
      await page.getByRole('searchbox', { name: 'Filter this list' }).fill('MADS Transcription Factor Family')
      await page.getByRole('rowheader', { name: 'MADS Transcription Factor Family' }).getByRole('link').click()
      await page.getByRole('link', { name: 'Protein sequences' }).click()
      await expect(heading(page)).toHaveText(/^10\d sequences$/)
      await expect(page.getByLabel('FASTA', { exact: true })).toContainText('>AT4G18960.1 AG')
    },
  },
  {
    wish: 'AG and its closest relatives aligned',
    most: 3,
    async take(page) {
      await toTool(page, /^Align Proteins/)
      await page.getByRole('textbox', { name: 'Proteins' }).fill('AG, AT3G58780, AT2G42830, AT4G09960')
      await page.getByRole('main').getByRole('button', { name: 'Align', exact: true }).click()
      const names = page.getByRole('region', { name: 'Alignment in blocks' }).getByRole('table').first().getByRole('rowheader')
      await expect(names).toHaveText([/^AT4G18960\.\d AG$/, /^AT3G58780/, /^AT2G42830/, /^AT4G09960/, 'Conservation'], { timeout: 60_000 })
    },
  },
])
