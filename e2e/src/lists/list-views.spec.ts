import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { checkPage } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { makeList } from '../kit/make-list.ts'
import { test } from '../kit/test.ts'

const flowering = 'AG FT FLC CO SOC1 GI AP1 AP3 CCA1 LHY ATCG90010'

/** What a button saves. */
async function fileOf(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).first().click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('[LIST-051] [LIST-053] functions and places of a list', { tag: '@long' }, async ({ page }) => {
  await newVisit(page, '[LIST-051] bars of functions beside the genome open their genes, which become a list', async () => {
    await makeList(page, flowering, 'Flowering')
    await page.getByRole('link', { name: 'Functions' }).click()
    await expect(page).toHaveURL(/tab=functions/)
    await expect(page.getByText(/^Groups of the plant GO slim overlap: .*Shares are of the genes with an annotation/)).toBeVisible()
    const picture = page.getByRole('figure', { name: 'Flowering: biological process' })
    const bars = picture.getByRole('button', { name: /: list \d+ of \d+, [\d.]+ %; genome/ })
    await bars.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(bars.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    const label = (await bars.nth(1).getAttribute('aria-label')) ?? ''
    const [group = '', count = ''] = /^(.+): list (\d+)/.exec(label)?.slice(1) ?? []
    const genes = page.getByRole('region', { name: `Genes of ${group}` })
    await expect(genes).toBeFocused()
    await expect(genes.locator('tbody tr')).toHaveCount(Math.min(10, Number(count)))

    // The address says what is shown.
    await page.reload()
    await expect(bars.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(genes.locator('tbody tr')).toHaveCount(Math.min(10, Number(count)))
    const svg = await fileOf(page, 'Save SVG')
    expect(svg.name).toBe('Flowering_biological_process.svg')
    expect(svg.text).toContain(group)
    expect((await fileOf(page, 'Save TSV')).text).toMatch(/^Group\tList genes\tOf list\tList share\tGenome genes/)
    expect((await fileOf(page, 'Save PNG')).name).toBe('Flowering_biological_process.png')

    await genes.getByRole('button', { name: 'Save as list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as list' })
    await dialog.getByRole('button', { name: 'Save list' }).click()
    await dialog.getByRole('link', { name: 'Open list' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Flowering: ${group}`)
    await expect(page.getByRole('region', { name: 'Results' }).locator('tbody tr')).toHaveCount(Number(count))
  })
  await newVisit(
    page,
    '[LIST-053] a list lies on chromosomes and organelles, with names on demand, and a region shows its genes',
    async () => {
      await makeList(page, flowering, 'Flowering')
      await page.getByRole('link', { name: 'Map', exact: true }).click()
      const picture = page.getByRole('figure', { name: 'Flowering on the genome' })
      await expect(picture.getByText('ChrC')).toBeVisible()
      await expect(picture.getByText('AG', { exact: true })).toBeHidden()
      await picture.getByRole('switch', { name: 'Names' }).click()
      await expect(picture.getByText('AG', { exact: true })).toBeVisible()
      await expect(picture.getByRole('status')).toHaveText('all names are shown')

      const bar = picture.getByRole('button', { name: /^Chr4: 10\.25–10\.5 Mb/ })
      await bar.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/region=Chr4/)
      const table = page.getByRole('table', { name: 'Genes of Chr4: 10.25–10.5 Mb' })
      await expect(table.getByRole('link')).toHaveText(['AT4G18960'])
      await expect(table.getByRole('row', { name: /AT4G18960 AG Chr4/ })).toBeVisible()
      const svg = await fileOf(page, 'Save SVG')
      expect(svg.name).toBe('Flowering_on_the_genome.svg')
      expect(svg.text).toMatch(/>AG<\/text>/)

      await page.getByRole('button', { name: 'Open in results' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 locus')
    },
  )
})

test('[LIST-051] [LIST-053] [LIST-068] lists of other kinds, and cited lists', { tag: '@long' }, async ({ page }) => {
  await newVisit(page, '[LIST-051] [LIST-053] a list of another kind has neither tab, also if its address asks for one', async () => {
    await page.goto('/lists/new?kind=germplasm')
    await page.getByRole('textbox', { name: 'Identifiers, one per line or separated by commas' }).fill('CS25')
    await page.getByRole('textbox', { name: 'Name' }).fill('Seeds')
    await page.getByRole('button', { name: /^Save list of/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seeds')
    const tabs = page.getByRole('navigation', { name: 'Parts of this list' })
    await expect(tabs.getByRole('link')).toHaveText([/^Items/, /^Report/])
    await page.goto(`${page.url()}?tab=map`)
    await expect(page.getByRole('region', { name: 'Results' }).locator('tbody tr')).toHaveCount(1)
    await expect(tabs.locator('[aria-current]')).toHaveText(/^Items/)
  })
  await newVisit(page, '[LIST-068] the cited address of a list has its functions and its map', async () => {
    await makeList(page, flowering, 'Flowering')
    await page.getByRole('button', { name: 'Download and cite' }).click()
    const cited = page.getByRole('dialog', { name: 'Download and cite' }).getByText(/\/lists\/c\/[\w-]{22}$/)
    await page.goto(new URL((await cited.textContent()) ?? '').pathname)
    const tabs = page.getByRole('navigation', { name: 'Parts of this list' })
    await expect(tabs.getByRole('link')).toHaveText([/^Items/, 'Functions', 'Map'])
    await tabs.getByRole('link', { name: 'Map' }).click()
    await expect(page.getByRole('figure', { name: '11 loci on the genome' })).toBeVisible()
    await checkPage(page)
    await tabs.getByRole('link', { name: 'Functions' }).click()
    await expect(page.getByRole('figure', { name: '11 loci: biological process' })).toBeVisible()
    await page.goto(page.url().replace('functions', 'versions'))
    await expect(page.getByRole('region', { name: 'Results' }).locator('tbody tr')).toHaveCount(11)
  })
})
