import { expect, type Page } from '@playwright/test'
import { viewsOfScene } from '@rosette/test-kit/gallery/views-of-scene.ts'
import { checkPage } from '../kit/check-page.ts'
import { inEachLook } from '../kit/in-each-look.ts'
import { peopleUrl } from '../kit/people.ts'
import { searchProtein } from '../kit/search-protein.ts'
import { test } from '../kit/test.ts'

test.use({ baseURL: peopleUrl ?? '' })

test('[BLAST-012] [BLAST-032] [BLAST-043] [BLAST-045] [BLAST-031] hits, their alignments, the form again, and a gene list', async ({
  page,
}) => {
  const result = await searchProtein(page)
  const address = result.url()
  await test.step('[BLAST-012] [BLAST-032] [BLAST-043] [BLAST-045] from a protein page to its hits, and back to the form', async () => {
    await expect(result.getByText(/^\d+ hits? for one query, BLAST\+ /)).toBeVisible()
    const first = result.getByRole('button', { name: /^AT4G18960\.1, AG.*bits/ })
    await first.focus()
    await result.keyboard.press('ArrowDown')
    const second = result.locator('[data-mark]:focus')
    const name = ((await second.getAttribute('aria-label')) ?? '').split(/[,:]/)[0] ?? ''
    await result.keyboard.press('Enter')
    await expect(result.getByRole('heading', { name: `${name} and AT4G18960.1` })).toBeVisible()
    await expect(result.getByRole('region', { name: 'Aligned sequences' }).first()).toContainText('Query')
    await result.getByRole('button', { name: 'Previous' }).click()
    await expect(result.getByRole('heading', { name: 'AT4G18960: where it aligns' })).toBeVisible()
    await expect(result.getByRole('button', { name: /^Alignment with AT4G18960\.1, Chr4/ }).first()).toBeVisible()
    await expect(result.getByRole('heading', { name: 'Hits on the genome' })).toBeVisible()

    await result.getByRole('link', { name: 'Run again with changes' }).click()
    await expect(result.getByLabel('Query sequence', { exact: true })).toHaveValue(/^>AT4G18960\.1\n[A-Z]{60}\n/)
    await expect(result.getByRole('group', { name: 'Database' }).getByRole('checkbox', { checked: true })).toHaveValue(
      'Araport11_pep_20220914',
    )
  })
  await test.step('[BLAST-031] [BLAST-043] hits are narrowed and taken along as a gene list', async () => {
    await result.goto(address)
    await expect(result.getByRole('heading', { name: 'Hit overview' })).toBeVisible()
    const rows = result.getByRole('table', { name: 'Hits' }).getByRole('row')
    await result.getByLabel('Identity at least (%)').fill('99')
    await expect(rows.filter({ hasText: 'AT4G18960.1' })).toHaveCount(1)
    await result.getByRole('link', { name: 'Hits as a gene list' }).click()
    await expect(result).toHaveURL(/\/results\?mainType=detail&category=genes&key=/)
    await expect(result.getByRole('link', { name: 'AT4G18960', exact: true }).first()).toBeVisible()
  })
})

test('[BLAST-043] [BLAST-047] [GBROW-013] [RUN-019] from the hits to the genome browser and back, clean on each page', async ({ page }) => {
  const result = await searchProtein(page)
  await result.getByRole('heading', { name: /where it aligns/ }).waitFor()
  await result.setViewportSize({ width: 390, height: 900 })
  const row = result.getByRole('table', { name: 'Hits' }).getByRole('row').filter({ hasText: 'AT4G18960.1' })
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(150)
  await look(page, 0)
  await look(result, 1)
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
  const own = result.getByRole('link', { name: 'AT4G18960.1, blastp in Araport11 proteins' })
  await expect(own.and(result.locator(`[href="${new URL(address).pathname}"]`))).toBeVisible()
  await look(result, 2)
})

/** In the view of the commit, or in all of them (`npm run check:gallery`). */
async function look(page: Page, position: number): Promise<void> {
  await page.bringToFront()
  await inEachLook(page, viewsOfScene(position, process.env.E2E_COMMIT), () => checkPage(page))
}
