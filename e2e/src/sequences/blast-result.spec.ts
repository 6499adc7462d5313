import { expect, type Page } from '@playwright/test'
import { checkPage } from '../kit/check-page.ts'
import { peopleUrl } from '../kit/people.ts'
import { searchProtein } from '../kit/search-protein.ts'
import { test } from '../kit/test.ts'

test.use({ baseURL: peopleUrl ?? '' })

test('[BLAST-012] [BLAST-032] [BLAST-043] [BLAST-045] from a protein page to its hits, and back to the form', async ({ page }) => {
  const result = await searchProtein(page)
  await expect(result.getByText(/^\d+ hits? for one query, BLAST\+ /)).toBeVisible()
  const first = result.getByRole('button', { name: /^AT4G18960\.1, AG.*bits/ })
  await first.focus()
  await result.keyboard.press('ArrowDown')
  const second = result.locator('[data-mark]:focus')
  const name = ((await second.getAttribute('aria-label')) ?? '').split(/[,:]/)[0] ?? ''
  await result.keyboard.press('Enter')
  await expect(result.getByRole('heading', { name: `${name} and Query_1` })).toBeVisible()
  await expect(result.getByRole('region', { name: 'Aligned sequences' }).first()).toContainText('Query')
  await result.getByRole('button', { name: 'Previous' }).click()
  await expect(result.getByRole('heading', { name: 'AT4G18960: where it aligns' })).toBeVisible()
  await expect(result.getByRole('button', { name: /^Alignment with AT4G18960\.1, Chr4/ }).first()).toBeVisible()
  await expect(result.getByRole('heading', { name: 'Hits on the genome' })).toBeVisible()

  await result.getByRole('link', { name: 'Run again with changes' }).click()
  await expect(result.getByLabel('Query sequence', { exact: true })).toHaveValue(/^>Query_1\n[A-Z]{60}\n/)
  await expect(result.getByLabel('Database', { exact: true })).toHaveValue('Araport11_pep_20220914')
})

test('[BLAST-031] [BLAST-043] hits are narrowed and taken along as a gene list', async ({ page }) => {
  const result = await searchProtein(page)
  const rows = result.getByRole('table', { name: 'Hits' }).getByRole('row')
  await result.getByLabel('Identity at least (%)').fill('99')
  await expect(rows.filter({ hasText: 'AT4G18960.1' })).toHaveCount(1)
  await result.getByRole('link', { name: 'Hits as a gene list' }).click()
  await expect(result).toHaveURL(/\/results\?mainType=detail&category=genes&key=/)
  await expect(result.getByRole('link', { name: 'AT4G18960', exact: true }).first()).toBeVisible()
})

for (const width of [1440, 390]) {
  test(`[BLAST-043] [BLAST-047] [GBROW-013] [RUN-019] from the hits to the genome browser and back, clean at ${width} px`, async ({
    page,
  }) => {
    const result = await searchProtein(page)
    await result.getByRole('heading', { name: /where it aligns/ }).waitFor()
    await look(page, width)
    await look(result, width)
    if (width === 390) {
      const row = result.getByRole('table', { name: 'Hits' }).getByRole('row').filter({ hasText: 'AT4G18960.1' })
      expect((await row.boundingBox())?.height).toBeLessThan(150)
    }
    const address = result.url()
    await result.getByText('Genome browser', { exact: true }).last().click()
    await expect(result.frameLocator('iframe[title="Genome browser at AT4G18960.1"]').getByText('AT4G18960').first()).toBeVisible({
      timeout: 20_000,
    })
    await result.getByRole('link', { name: 'Open this view on a page of its own' }).click()
    await expect(result.getByRole('heading', { level: 1, name: 'Genome Browser' })).toBeVisible()
    await result.getByRole('link', { name: 'Back to the run' }).click()
    await expect(result).toHaveURL(address)
    await expect(result.getByRole('heading', { name: 'Hit overview' })).toBeVisible()

    await result.getByRole('link', { name: 'My runs' }).click()
    // Others of the same account may have run since.
    const own = result.getByRole('link', { name: 'Query_1, blastp in Araport11 proteins, 2022-09-14' })
    await expect(own.and(result.locator(`[href="${new URL(address).pathname}"]`))).toBeVisible()
    await look(result, width)
  })
}

/** In both themes, as by a reader who dims the room. */
async function look(page: Page, width: number): Promise<void> {
  await page.bringToFront()
  await page.setViewportSize({ width, height: 900 })
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
    await checkPage(page)
  }
}
