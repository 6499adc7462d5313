import { join } from 'node:path'
import { expect } from '@playwright/test'
import { viewsOfScene } from '@rosette/test-kit/gallery/views-of-scene.ts'
import { allOf, checkPage, expectFittingTable, listenForErrors } from '../kit/check-page.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const url = process.env.E2E_REAL_URL
const { open } = as('anonymous')

test.skip(!url, 'the official files are not at hand: ROSETTE_RELEASE_DIR is not set')
test.use({ baseURL: url })

for (const { width, theme } of viewsOfScene(0, process.env.E2E_COMMIT)) {
  test(`AG leads to AT4G18960 and its four Araport11 models, ${width} px, ${theme}`, async ({ page }, { project }) => {
    const errors = listenForErrors(page)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await page.getByRole('combobox', { name: 'Search text' }).first().fill('AG')
    await page.keyboard.press('Enter')
    const first = page.getByRole('region', { name: 'Results' }).getByRole('link').first()
    await expect(first).toHaveText('AT4G18960')
    await checkPage(page)
    await page.screenshot({ path: join(project.outputDir, 'real', `results-${width}-${theme}.png`), fullPage: true })
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locus: AT4G18960 (AG)')
    await expect(page.getByText('Floral homeotic gene encoding a MADS domain transcription factor.').first()).toBeVisible()
    await expect(page.getByText('Chr4: 10,382,856 – 10,388,539')).toBeVisible()
    const picture = page.getByRole('figure', { name: 'AT4G18960 gene and insertions' })
    await expect(picture.getByRole('link', { name: /^AT4G18960\.[1-4]/ })).toHaveCount(4)
    expect(await picture.locator('rect').count()).toBeGreaterThan(20)
    await checkPage(page)
    await page.screenshot({ path: join(project.outputDir, 'real', `locus-${width}-${theme}.png`), fullPage: true })
    expect(errors).toEqual([])
  })
}

test('[RESULTS-077] the tables of the official files fit a page of 1280 px (needs ROSETTE_REAL_SITE)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/help')
  const listed = ['genes', 'protein', 'germplasm', 'polyallele', 'publication', 'dna', 'markers', 'ecotype', 'keyword', 'transposon']
  for (const category of [...listed, 'annotations', 'descriptions', 'microarray']) await expectFittingTable(page, allOf(category))
})
