import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { newVisit } from '../kit/forget-visitor.ts'
import { goInside } from '../kit/go-inside.ts'
import { newOrcidAccount } from '../kit/new-accounts.ts'
import { peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

type CodedPage = {
  what: string
  path: string
  call: string
  /** Whether its call answers a text and not JSON. */
  isText?: true
  /** The part of the page whose code is run. */
  part?: string
}

/** Pages whose code is run: a record, a list of a form with odd characters in its criteria, a list of the search box, all types, and tools. */
const pages: readonly CodedPage[] = [
  { what: 'a locus', path: '/locus?name=AT4G18960', call: '/api/detail/locus' },
  {
    what: 'a list of a form',
    path: `/results?${new URLSearchParams({ mainType: 'detail', category: 'genes', search_params: JSON.stringify({ geneList: `AT4G18960;5' "ü" $HOME` }) })}`,
    call: '/api/search/gene',
  },
  { what: 'a list of the search box', path: '/results?mainType=general&category=genes&searchText=AG', call: '/api/search/general' },
  { what: 'all types', path: '/results?mainType=general&category=everything&searchText=AG', call: '/api/search/everything' },
  {
    what: 'sequences',
    path: `/sequences?${new URLSearchParams({ search_params: JSON.stringify({ ids: ['AT4G18960', "5' ü"] }) })}`,
    call: '/api/search/sequences',
    isText: true,
  },
  { what: 'mutants', path: '/tools/mutants?items=AG,FLC&is.part=exon|intron&alleles=all', call: '/api/mutants' },
  { what: 'enrichment', path: '/tools/enrichment?items=AT4G18960,AT5G10140&source=family&min=1', call: '/api/enrichment' },
]

/** Pages whose calls take nothing that those above do not: only npm run check:snippets runs their code. */
const furtherPages: readonly CodedPage[] = [
  { what: 'a network', path: '/tools/network?items=AG,AP1,AP3,PI,SEP3,LFY&kind=binding|regulation', call: '/api/network' },
  { what: 'expression', path: '/tools/expression?items=AG,AP1,AP3', call: '/api/expression' },
  { what: 'motifs', path: '/tools/motifs?items=AT4G18960,AT1G01010', call: '/api/motifs' },
  ...['what UniProt says', 'neighbourhood in the network'].map((part) => ({
    what: `${part} of a locus`,
    path: '/locus?name=AT4G18960',
    call: '/api/detail/locus',
    part,
  })),
  { what: 'pathways of a locus', path: '/locus?name=AT1G90010', call: '/api/detail/locus', part: 'pathways' },
]
const runsAll = process.env.E2E_R !== undefined

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Download and cite' })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Download and cite' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

async function copyCode(page: Page, language: string): Promise<string> {
  await dialogOf(page).getByText(language, { exact: true }).click()
  await dialogOf(page)
    .getByRole('button', { name: `Copy ${language} code` })
    .click()
  await expect(dialogOf(page).getByRole('status').filter({ hasText: 'Copied' }).first()).toBeAttached()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** How the code of each language is run, with a line that prints what it was answered. */
const runs: Readonly<Record<string, (code: string) => [program: string, ...args: string[]]>> = {
  curl: (code) => ['bash', '-c', code],
  Python: (code) => ['python3', '-c', `${code}\nprint(response.text)`],
  // Only where R is at hand: npm run check:snippets.
  ...(process.env.E2E_R && { R: (code: string) => ['Rscript', '-e', `${code}\ncat(resp_body_string(response))`] }),
}

/** That of the package, with a line that prints the record, or the rows of the first page. */
const packageRun = (code: string): [program: string, ...args: string[]] => [
  'python3',
  '-c',
  `${code}\nimport json\nprint(json.dumps(record if "record" in globals() else rows[:25]))`,
]

async function run(language: string, code: string, token: string | null): Promise<string> {
  const [program, ...args] = (language === 'Python package' ? packageRun : runs[language])?.(code) ?? ['false']
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    LC_ALL: 'C.UTF-8',
    NO_PROXY: '*',
    PYTHONPATH: join(import.meta.dirname, '../../../clients/python/src'),
    PYTHONDONTWRITEBYTECODE: '1',
    ROSETTE_CACHE: '/dev/null',
    ...(token !== null && { ROSETTE_TOKEN: token }),
  }
  const { stdout } = await promisify(execFile)(program, args, { env, timeout: 60_000, maxBuffer: 2 ** 26 })
  return stdout
}

test.describe('with the guard', () => {
  test.use({ baseURL: peopleUrl })

  test('[USE-006] [USE-007] [BULK-022] [MUTANT-018] the code of a page, run with a token, is answered what the page was', async ({
    page,
    context,
  }) => {
    // Many programs are started one after the other.
    test.setTimeout(240_000)
    await newOrcidAccount(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const made = await page.request.post('/api/user/access-tokens', { data: { name: 'Snippets', days: 30 } })
    const { token } = await made.json()
    await open(page, '/')
    for (const { what, path, call, isText = false, part } of [...pages, ...(runsAll ? furtherPages : [])]) {
      // Inside the app: the record of a document comes with it.
      const asking = page.waitForRequest((request) => new URL(request.url()).pathname === call)
      await goInside(page, path)
      // Asked again as the page asked: Chromium may already have let go of the body that the page read.
      let answer = await (await page.request.fetch(await asking)).text()
      await openDialog(page)
      if (part !== undefined) {
        await dialogOf(page).getByRole('combobox', { name: 'What to fetch:' }).selectOption(part)
        const code = await copyCode(page, 'curl')
        answer = await (await page.request.get(/'(http[^']+)'/.exec(code)?.[1] ?? '')).text()
      }
      for (const language of Object.keys(runs)) {
        const code = await copyCode(page, language)
        expect(code).not.toContain(token)
        const printed = await run(language, code, token)
        const [found, wanted] = isText ? [printed.trimEnd(), answer.trimEnd()] : [withoutTime(printed), withoutTime(answer)]
        expect(found, `${language}, ${what}`).toEqual(wanted)
        if (what === 'a locus') await expect(run(language, code, `${token}x`), `${language} says that a token is wrong`).rejects.toThrow()
      }
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
    }
  })
})

test('[USE-006] [USE-007] [USE-010] the code of an open site runs without a token', async ({ page, context }) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  for (const { what, path, call } of pages.slice(0, 2)) {
    const asking = page.waitForRequest((request) => new URL(request.url()).pathname === call)
    await goInside(page, path)
    const answer = await (await page.request.fetch(await asking)).text()
    await openDialog(page)
    for (const language of Object.keys(runs)) {
      const printed = await run(language, await copyCode(page, language), null)
      expect(withoutTime(printed), `${language}, ${what}`).toEqual(withoutTime(answer))
    }
    const printed = await run('Python package', await copyCode(page, 'Python package'), null)
    if (what === 'a locus') expect(JSON.parse(printed), 'Python package').toEqual(JSON.parse(answer))
    else expect(JSON.parse(printed), `Python package, ${what}`).toEqual(JSON.parse(answer).docs)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  }
})

/** Everything but how long it took. */
function withoutTime(answer: string): unknown {
  return JSON.parse(answer, (name, value) => (name === 'took' || name === 'cursors' ? undefined : value))
}

test('[USE-001] [USE-002] [USE-003] [USE-004] [USE-005] [USE-008] a locus and a list are saved and cited', async ({ page }) => {
  await newVisit(
    page,
    '[USE-001] [USE-002] [USE-003] [USE-004] a locus is saved as JSON, GFF3 and TSV; the keyboard opens and closes the dialog',
    async () => {
      await open(page, '/locus?name=AT4G18960')
      await page.getByRole('button', { name: 'Download and cite' }).press('Enter')
      await expect(dialogOf(page)).toBeVisible()
      const save = async (label: string) => {
        const saving = page.waitForEvent('download')
        await dialogOf(page).getByRole('button', { name: label, exact: true }).press('Enter')
        const file = await saving
        return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
      }
      const json = await save('This page (JSON)')
      expect(json.name).toBe('locus_AT4G18960.json')
      expect(json.text).toBe(await (await page.request.get('/api/detail/locus?name=AT4G18960')).text())
      const gff3 = await save('Gene models (GFF3)')
      expect(gff3.name).toBe('AT4G18960.gff3')
      expect(gff3.text.split('\n')[1]).toBe(
        'Chr4\tRosette\tgene\t10382856\t10388539\t.\t+\t.\tID=AT4G18960;Name=AT4G18960;symbol=AG;locus_type=protein_coding',
      )
      const publications = await save('Publications (TSV)')
      expect(publications.text.split('\n')[0]).toBe('Publication\tJournal\tYear\tLoci')
      expect(publications.text).toMatch(/PubMed \d+\t[^\t]+\t\d{4}\t[^\t]*AT4G18960/)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Download and cite' })).toBeFocused()
    },
  )
  await newVisit(page, '[USE-001] [USE-005] [USE-008] a list offers its files and a citation that leads back to it', async () => {
    await open(page, '/results?mainType=general&category=genes&searchText=AG')
    await openDialog(page)
    const toolbar = page.getByRole('toolbar', { name: 'Actions', includeHidden: true })
    const formats = await toolbar.getByRole('option', { includeHidden: true }).allTextContents()
    const files = await dialogOf(page).getByRole('region', { name: 'Download' }).getByRole('button').allTextContents()
    expect(files).toEqual(['This page (JSON)', ...formats.map((format) => `All genes: ${format}`)])
    const saving = page.waitForEvent('download')
    await dialogOf(page).getByRole('button', { name: 'All genes: JSON Lines (.jsonl)' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^genes_results_[\d-]+\.jsonl$/)
    const citation = await dialogOf(page)
      .getByText(/^Rosette, release/)
      .textContent()
    const address = citation?.match(/https?:\/\/\S+/)?.[0] ?? ''
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('link').first()).toHaveText('AT4G18960')
  })
})
