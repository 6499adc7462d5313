import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const overview = (page: Page, title: string) => page.getByRole('list', { name: title }).getByRole('listitem')

test('[DOWN-001] [DOWN-002] [STORE-014] the overview, its sections and their files', async ({ page }) => {
  await test.step('[DOWN-001] the overview lists fourteen sections, each with title and description', async () => {
    await as('anonymous').open(page, '/download/overview')
    const sections = overview(page, 'Download Overview')
    await expect(sections).toHaveCount(14)
    for (const section of await sections.all()) {
      await expect(section.getByRole('link')).toHaveText(/\w/)
      await expect(section.getByRole('paragraph')).toHaveText(/\w+ \w+/)
    }
    await expect(sections.first()).toContainText('Gene lists, descriptions, aliases, families and structures')
  })
  await test.step('[DOWN-002] a title leads to its section; what is elsewhere is linked there itself', async () => {
    await as('anonymous').open(page, '/download/overview')
    await overview(page, 'Download Overview').getByRole('link', { name: 'Polymorphisms and Phenotypes' }).click()
    await expect(page).toHaveURL('/download/list?dir=Polymorphisms_and_Phenotypes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polymorphisms and Phenotypes')
    // No section lies elsewhere; the overview of portals is the same page with entries that do.
    await as('anonymous').open(page, '/portals/overview')
    const outside = overview(page, 'Portals Overview').getByRole('link', { name: 'Gene Ontology' })
    await expect(outside).toHaveAttribute('href', /^https:\/\/(?!127\.0\.0\.1)/)
  })
  await test.step('[STORE-014] every section of the demo holds something, and a release has files with checksums', async () => {
    await as('anonymous').open(page, '/download/overview')
    const hrefs = await overview(page, 'Download Overview')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) {
      const dir = new URL(href, page.url()).searchParams.get('dir') ?? ''
      const answer = await page.request.get('/api/download-files/list', { params: { dir } })
      expect(Object.keys(await answer.json()), dir).toContain('README.txt')
    }
    await page.goto('/download/list?dir=Genes')
    await page.getByRole('cell').getByRole('link', { name: 'latest' }).click()
    const row = page.getByRole('row', { name: /^gene_descriptions\.tsv\.gz/ })
    await expect(row).toContainText(/\d KB.*[0-9a-f]{64}/)
    const saving = page.waitForEvent('download')
    await row.getByRole('link').click()
    expect((await saving).suggestedFilename()).toBe('gene_descriptions.tsv.gz')
    // The list of the folder follows (DOWN-010); a text is shown.
    await page.getByRole('link', { name: 'README.txt' }).click()
    await expect(page.getByText('sha256sum -c SHA256SUMS')).toBeVisible()
  })
  await test.step('[STORE-014] the data release of the demo is for subscribers', async () => {
    await as('anonymous').open(page, '/download/list?dir=Subscriber_Data_Releases/latest')
    const premium = (name: RegExp) => page.getByRole('row', { name }).getByRole('img', { name: 'Premium Page' })
    await expect(premium(/^go_annotations\.gaf\.gz/)).toBeVisible()
    await expect(premium(/^README\.txt/)).toHaveCount(0)
    await page.getByRole('link', { name: 'go_annotations.gaf.gz' }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})
