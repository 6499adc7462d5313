import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { goInside } from '../kit/go-inside.ts'
import { saveListButton } from '../kit/make-list.ts'
import { peopleUrl } from '../kit/people.ts'
import { searchProtein } from '../kit/search-protein.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Pages of text and a sentence of each, as readers see them. */
const sentences = {
  '/help': 'Single-key shortcuts are disabled while you type.',
  '/contact': 'Questions, corrections and missing data:',
  '/about/overview': 'It is for researchers, teachers and anyone interested in plants.',
  '/search/overview': 'Each form searches one kind of record',
  '/portals/overview': 'Resources of the Arabidopsis community by subject.',
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[TEXT-008] the server draws text pages: they can be read before any script runs', async ({ page }) => {
    for (const [path, sentence] of Object.entries(sentences)) {
      await page.goto(path)
      await expect(page.getByRole('main'), path).toContainText(sentence)
    }
  })
})

test('[TEXT-003] [TEXT-010] [TEXT-004] [MCP-013] text pages, subjects of the help and examples of the API', async ({ page }) => {
  await test.step('text pages that are opened inside the site say the same as their documents', async () => {
    await open(page, '/')
    for (const [path, sentence] of Object.entries(sentences)) {
      await goInside(page, path)
      await expect(page.getByRole('main'), path).toContainText(sentence)
    }
    await goInside(page, '/help/none')
    await expect(heading(page)).toHaveText('Page Not Found')
  })
  await test.step('[TEXT-003] [TEXT-010] Help lists a page for each of its subjects', async () => {
    await open(page, '/help')
    const topics = page.getByRole('main').locator('section#topics').getByRole('link')
    await expect(topics).toHaveText([
      'Searching',
      'Filters and links',
      'Lists of ids',
      'Saved lists',
      'Comparing lists',
      'Enrichment',
      'Mutants',
      'Networks',
      'Motifs',
      'Expression and similar genes',
      'Structures of proteins',
      'Variants of accessions',
      'Genome browser',
      'Sequences',
      'BLAST and patterns',
      'Citing',
      'Download files',
      'The API',
      'Assistants',
      'Annotating a paper',
      'Corrections',
    ])
    for (const title of await topics.allTextContents()) {
      await topics.getByText(title, { exact: true }).click()
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(`HomeHelp${title}`)
      await page.goBack()
    }
  })
  await test.step('[MCP-013] the page on assistants has the address to connect to, where MCP answers, and what assistants may not do', async () => {
    await open(page, '/help/assistants')
    const address = (await page.locator('section#connecting pre').first().textContent())?.trim() ?? ''
    expect(address).toMatch(/^http.*\/mcp$/)
    const headers = { accept: 'application/json, text/event-stream' }
    const answer = await page.request.post(new URL(address).pathname, { headers, data: { jsonrpc: '2.0', id: 1, method: 'tools/list' } })
    expect(await answer.text()).toContain('find_mutants')
    await expect(page.locator('section#what-an-assistant-may-do')).toContainText('It changes nothing')
  })
  await test.step('[TEXT-004] the examples of the page on the API work as they stand', async () => {
    await open(page, '/help/api')
    const answers: string[] = []
    for (const [section, [program, flag]] of Object.entries(programs)) {
      const examples = await page.locator(`section#${section} pre`).allTextContents()
      expect(examples.length, section).toBeGreaterThan(0)
      for (const example of examples) {
        const env = { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: 'C.UTF-8', NO_PROXY: '*', ...withPackage }
        answers.push((await promisify(execFile)(program, [flag, example], { env, timeout: 60_000, maxBuffer: 2 ** 26 })).stdout)
      }
    }
    const [record = '', found = '', resolved, rows, lengths, proteins] = answers
    expect(JSON.parse(record)).toMatchObject({ name: 'AT4G18960' })
    expect(JSON.parse(found).docs[0]).toMatchObject({ gene_name: 'AT4G18960' })
    expect(resolved).toBe('AG alias AT4G18960\nAT4G18960.1 converted AT4G18960\nAT4G18960 matched AT4G18960\nnot-a-gene unknown \n')
    expect(rows).toBe(
      "AG alias AT4G18960\nAT4G18960.1 converted AT4G18960\nFLC alias AT5G10140\nnot-a-gene unknown None\n{'not-a-gene': 'the release has no such name'}\n",
    )
    expect(lengths).toMatch(/^AT4G18960\.1 \d+\nAT5G10140\.\d \d+\n$/)
    if (proteins !== undefined) expect(proteins).toMatch(/^>AT4G18960\.1[^>]*\n>AT1G65480\.1/)
  })
})

/** Programs find the Python package as it is in the checkout, and keep nothing. */
const withPackage = {
  PYTHONPATH: join(import.meta.dirname, '../../../clients/python/src'),
  PYTHONDONTWRITEBYTECODE: '1',
  ROSETTE_CACHE: '/dev/null',
}

/** How the examples of each language are run. R only where it is at hand: npm run check:snippets. */
const programs: Readonly<Record<string, readonly [program: string, flag: string]>> = {
  curl: ['bash', '-c'],
  python: ['python3', '-c'],
  'from-python': ['python3', '-c'],
  ...(process.env.E2E_R && { r: ['Rscript', '-e'] as const }),
}

test('[TEXT-010] [TEXT-005] examples of the help, and help marks', async ({ page }) => {
  await test.step('[TEXT-010] the examples of the pages on lists, enrichment and mutants lead to what they say', async () => {
    await follow(page, '/help/saved-lists', 'ten genes of flowering time')
    await expect(page.getByRole('region', { name: 'Report' })).toContainText('10 ids in 1 line')
    for (const [subject, name] of [
      ['genes of flowering time', 'Flowering'],
      ['genes of the circadian clock', 'Clock'],
    ] as const) {
      await follow(page, '/help/comparing-lists', subject)
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
      await saveListButton(page).click()
      await expect(heading(page)).toHaveText(name)
    }
    await page.getByRole('button', { name: 'Compare with' }).click()
    await page.getByRole('button', { name: /^Flowering \(/ }).click()
    await page.getByRole('checkbox', { name: 'Tick Clock and Flowering' }).check()
    await page.getByRole('button', { name: 'Open in results' }).click()
    await expect(page.getByRole('table')).toContainText('AT1G22770')
    await follow(page, '/help/enrichment', 'genes of flowering time')
    await expect(page.getByRole('heading', { name: /^Top \d+ terms$/ })).toBeVisible()
    await follow(page, '/help/mutants', 'AG, FT and AT1G01010')
    await expect(page.getByRole('rowheader')).toContainText(['AT4G18960', 'AT1G65480', 'AT1G01010'])
  })
  await test.step('[TEXT-005] a help mark beside a section, a field or a filter opens by key what it explains; Escape closes it', async () => {
    for (const { path, mark, title } of [
      { path: '/locus?name=AT4G18960', mark: 'Help: Gene Ontology', title: 'Evidence codes' },
      { path: '/search/genes', mark: 'Help: Evidence code', title: 'Evidence codes' },
      { path: '/search/genes', mark: 'Help: Keyword', title: 'Child terms' },
      { path: '/results?mainType=general&category=genes&searchText=flower', mark: 'Help: Filters', title: 'Filters' },
      { path: '/tools/blast', mark: 'Help: Program', title: 'Which program' },
      { path: '/lists/new', mark: 'Help: Report', title: 'The report' },
      { path: '/tools/enrichment?items=AT5G10140,AT1G65480', mark: 'Help: Background', title: 'Background' },
      { path: '/tools/mutants', mark: 'Help: Basket', title: 'The basket' },
    ]) {
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await open(page, path)
      const button = page.getByRole('button', { name: mark, exact: true })
      await button.focus()
      expect(requests.filter((call) => call.startsWith('/api/texts/'))).toEqual([])
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByRole('link', { name: /^More in the help/ })).toBeVisible()
      // A picture of that part may follow.
      expect(requests.filter((call) => call.startsWith('/api/texts/help-'))).toHaveLength(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
      page.removeAllListeners('request')
    }
  })
})

async function follow(page: Page, from: string, link: string): Promise<void> {
  await open(page, from)
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
}

test('[TEXT-005] a help mark in the head of a column explains its values', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: peopleUrl })
  const result = await searchProtein(await context.newPage())
  await result.getByRole('button', { name: 'Help: E-value' }).press('Enter')
  await expect(result.getByRole('dialog', { name: 'Read the result' })).toContainText('expect by chance')
  await result.keyboard.press('Escape')
  await expect(result.getByRole('button', { name: 'Help: E-value' })).toBeFocused()
  await context.close()
})
