import { expect } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as, entriesOf, menuEntries, openMenu } from '../kit/visitor.ts'

test.beforeEach(({ page }) =>
  as('anonymous')
    .open(page, '/help')
    .then(() => undefined),
)

const titles = ['Advanced Search', 'Browse', 'Tools', 'Portals', 'Download', 'Submit', 'News', 'Stocks']

test('[SHELL-008] [SHELL-009] [SHELL-020] [SHELL-010] [SHELL-030] [SHELL-011] [SHELL-012] [SHELL-013] [SHELL-014] [SHELL-015] [SHELL-018] [SHELL-019] [SHELL-016] [SHELL-017] [SHELL-023] [SHELL-021] [SHELL-022] what the menus hold', async ({
  page,
}) => {
  await test.step('[SHELL-008] the eight menus in their order', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button')).toHaveText(titles)
  })
  await test.step('[SHELL-009] [SHELL-020] every menu starts with Overview; Stocks leads only outside', async () => {
    for (const title of titles) {
      const entries = await menuEntries(page, title)
      expect(entries[0]?.label, title).toBe('Overview')
      expect(entries[0]?.isExternal, title).toBe(title === 'Stocks')
      if (title === 'Stocks') expect(entries.every(({ href, isExternal }) => isExternal && href.startsWith('https://'))).toBe(true)
    }
  })
  await test.step('[SHELL-010] [SHELL-030] Advanced Search leads to the twelve forms by their names', async () => {
    const entries = await menuEntries(page, 'Advanced Search')
    expect(entries.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Overview /search/overview',
      'DNA/Clones /search/dna',
      'Ecotypes /search/ecotype',
      'Genes /search/genes',
      'Germplasms /search/germplasm',
      'Keywords /search/keyword',
      'Markers /search/markers',
      'People/Labs /search/community',
      'Polymorphisms/Alleles /search/polyallele',
      'Proteins /search/protein',
      'Protocols /search/protocol',
      'Publications /search/publication',
      'Transposons /search/transposon',
    ])
  })
  await test.step('[SHELL-011] [SHELL-012] Browse holds six pages and three external links', async () => {
    const entries = await menuEntries(page, 'Browse')
    expect(entries.filter(({ isExternal }) => !isExternal).map(({ href }) => href)).toEqual([
      '/browse/overview',
      '/browse/gene_symbols',
      '/browse/recent_literature',
      '/browse/transposon_families',
      '/browse/microarray_experiments',
      '/browse/gene_family',
    ])
    const outside = entries.filter(({ isExternal }) => isExternal).map(({ label }) => label)
    expect(outside).toEqual(['ABRC Catalog', '2010 Projects', 'The Arabidopsis Book'])
  })
  await test.step('[SHELL-013] [SHELL-014] Tools holds the tools of this site first, then twelve outside', async () => {
    const entries = await menuEntries(page, 'Tools')
    expect(entries.slice(0, 9).map(({ href, isExternal }) => [href, isExternal])).toEqual([
      ['/tools/overview', false],
      ['/tools/blast/', false],
      ['/tools/enrichment', false],
      ['/tools/patmatch', false],
      ['/tools/jbrowse2', false],
      ['/type_sequences', false],
      ['/tools/alignment', false],
      ['/tools/mutants', false],
      ['/lists/compare', false],
    ])
    expect(
      entries
        .filter(({ isExternal }) => isExternal)
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual([
      'Chromosome Map Tool',
      'Functional Categorization',
      'GBrowse',
      'Integrated Genome Browser',
      'JBrowse',
      'MapViewer',
      'Motif Analysis',
      'Pathway Database',
      'PhyloGenes',
      'SeqViewer',
      'Synteny Viewer',
      'Textpresso',
    ])
  })
  await test.step('[SHELL-015] [SHELL-018] [SHELL-019] Portals, Submit and News lead to their pages and outside', async () => {
    const pages: Record<string, string[]> = {
      Portals: ['/portals/overview'],
      Submit: ['/submit/overview', '/submit/gene_class_symbol_registration', '/submit/paper'],
      News: ['/news/overview', '/news/breaking-news', '/news/events', '/news/jobs'],
    }
    for (const [title, paths] of Object.entries(pages)) {
      const entries = await menuEntries(page, title)
      expect(entries.filter(({ isExternal }) => !isExternal).map(({ href }) => href)).toEqual(paths)
      expect(entries.filter(({ isExternal }) => isExternal).length, title).toBeGreaterThanOrEqual(2)
    }
    const news = await entriesOf(page.getByRole('list', { name: 'News' }))
    expect(news.filter(({ isExternal }) => isExternal).map(({ label }) => label)).toEqual(['ICAR Abstracts', 'How to Post a Job'])
  })
  await test.step('[SHELL-016] [SHELL-017] [SHELL-023] Download names its folders; one of them is premium', async () => {
    const entries = await menuEntries(page, 'Download')
    expect(entries.map(({ href }) => href)).toEqual([
      '/download/overview',
      ...[
        'Genes',
        'GO_and_PO_Annotations',
        'Maps',
        'Microarrays',
        'Pathways',
        'Polymorphisms_and_Phenotypes',
        'Proteins',
        'Protocols',
        'Public_Data_Releases',
        'Subscriber_Data_Releases',
        'Publications',
        'Sequences',
        'Software',
        'User_Requests',
      ].map((folder) => `/download/list?dir=${folder}`),
    ])
    expect(entries.find(({ label }) => label === 'Microarray Data')?.href).toBe('/download/list?dir=Microarrays')
    expect(entries.filter(({ isPremium }) => isPremium).map(({ label }) => label)).toEqual(['Subscriber Data Releases'])
  })
  await test.step('[SHELL-021] [SHELL-022] the premium tools carry a diamond named Premium Page, and no others do', async () => {
    const panel = await openMenu(page, 'Tools')
    await expect(panel.getByRole('link', { name: 'BLAST Premium Page' })).toBeVisible()
    await expect(panel.getByRole('link', { name: /^PhyloGenes Premium Page/ }).getByRole('img', { name: 'Premium Page' })).toBeVisible()
    const marked = (await entriesOf(panel)).filter(({ isPremium }) => isPremium).map(({ label }) => label)
    expect(new Set(marked)).toEqual(
      new Set([
        'JBrowse',
        'JBrowse2',
        'PhyloGenes',
        'GBrowse',
        'SeqViewer',
        'MapViewer',
        'BLAST',
        'Patmatch',
        'Align Proteins',
        'Motif Analysis',
        'Chromosome Map Tool',
        'Synteny Viewer',
        'Functional Categorization',
      ]),
    )
  })
})

test('a menu opens by key and by a resting pointer, closes on Escape, outside clicks and a leaving pointer', async ({ page }) => {
  const tools = page.getByRole('button', { name: 'Tools', exact: true })
  await tools.focus()
  await page.keyboard.press('Enter')
  await expect(tools).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Overview', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tools).toBeFocused()
  await expect(tools).toHaveAttribute('aria-expanded', 'false')
  await tools.click()
  await page.mouse.click(700, 890)
  await expect(tools).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'News', exact: true }).hover()
  await expect(page.getByRole('list', { name: 'News' })).toBeVisible()
  await page.mouse.move(700, 890)
  await expect(page.getByRole('list', { name: 'News' })).toHaveCount(0)
})
