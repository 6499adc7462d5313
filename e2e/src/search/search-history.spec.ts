import { expect, type Page } from '@playwright/test'
import { CombinationAnswer } from '@rosette/features/combinations/contract/combination.ts'
import { z } from 'zod'
import { checkPage } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const StoredHistory = z.object({ entries: z.array(z.unknown()) })

const searchTable = (page: Page) => page.getByRole('table', { name: 'Searches of this browser' })
const rowsOf = (page: Page) => searchTable(page).locator('tbody').getByRole('row')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const status = (page: Page) => page.getByRole('region', { name: 'Combine' }).getByRole('status')

const flower = { keywordTerm: 'flower development', keywordId: 'GO:0009908' }
const firstChromosome = { chromosome: '1' }
const pathOf = (category: string, criteria: object) =>
  `/results?mainType=detail&category=${category}&search_params=${encodeURIComponent(JSON.stringify(criteria))}`

/** Opens results and waits until the history has them. */
async function search(page: Page, path: string, entries: number): Promise<void> {
  await open(page, path)
  await expect(heading(page)).toHaveText(/\d/)
  const stored = () => page.evaluate(() => localStorage.getItem('searchHistory'))
  await expect.poll(async () => StoredHistory.parse(JSON.parse((await stored()) ?? '{"entries":[]}')).entries.length).toBe(entries)
}

/** What the API finds for the same steps. */
async function combine(page: Page, steps: readonly object[]): Promise<CombinationAnswer> {
  const answer = await page.request.post('/api/search-combinations', { data: { steps } })
  expect(answer.status()).toBe(200)
  return CombinationAnswer.parse(await answer.json())
}

const genes = (criteria: object) => ({
  category: 'genes',
  searchTerms: Object.entries(criteria).map(([name, value]) => ({ [name]: value })),
})

test('[HISTORY-001] [HISTORY-004] [HISTORY-005] [HISTORY-014] [HISTORY-015] the last searches are listed and combined', async ({
  page,
}) => {
  await newVisit(page, '[HISTORY-005] without a search the page says how one gets here', async () => {
    await open(page, '/search/history')
    await expect(page.getByRole('region', { name: 'No searches yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^All \d+ questions$/ })).toBeVisible()
  })
  await newVisit(
    page,
    '[HISTORY-001] [HISTORY-005] [HISTORY-015] searches are listed once, ticked and combined as the API combines them',
    async () => {
      await search(page, pathOf('genes', flower), 1)
      await search(page, `${pathOf('genes', flower)}&page=2&sort=symbol`, 1)
      await search(page, pathOf('genes', firstChromosome), 2)
      await search(
        page,
        pathOf('germplasm', { searchTerms: [{ search_type: 'phenotypes', search_method: 'contains', search_input: 'flower' }] }),
        3,
      )
      await open(page, '/search/history')
      await expect(rowsOf(page)).toHaveCount(3)
      const [lines, chromosome, term] = await Promise.all([
        combine(page, [
          {
            search: {
              category: 'germplasm',
              searchTerms: [{ searchTerms: [{ search_type: 'phenotypes', search_method: 'contains', search_input: 'flower' }] }],
            },
            asGenes: true,
          },
        ]),
        combine(page, [{ search: genes(firstChromosome) }]),
        combine(page, [{ search: genes(flower) }]),
      ])
      await expect(rowsOf(page).nth(1)).toContainText(`chromosome is 1Genes${chromosome.total}today`)
      await expect(rowsOf(page).nth(2)).toContainText('flower development (GO:0009908)')
      await expect(rowsOf(page).nth(2)).toContainText(String(term.total))
      await checkPage(page)

      await page
        .getByRole('checkbox', { name: /^Combine search [12]$/ })
        .last()
        .check()
      await expect(status(page)).toContainText(`${term.total} genes`)
      await expect(page.getByRole('checkbox', { name: /^Combine search/ }).first()).toBeDisabled()
      await page.getByRole('button', { name: /^Turn search \d into genes$/ }).click()
      const steps = [
        { search: genes(flower) },
        {
          join: 'and',
          search: {
            category: 'germplasm',
            searchTerms: [{ searchTerms: [{ search_type: 'phenotypes', search_method: 'contains', search_input: 'flower' }] }],
          },
          asGenes: true,
        },
      ]
      const both = await combine(page, steps)
      expect(both.total).toBeLessThan(Math.min(term.total, lines.total))
      await expect(status(page)).toContainText(`${both.total} genes, among them ${both.first[0]}`)
      await page.getByRole('combobox', { name: 'How step 2 is joined' }).selectOption('without')
      const without = term.total - both.total
      await expect(status(page)).toContainText(`${without} genes`)
      await expect(page.getByRole('list', { name: 'Steps' })).toContainText(`takes away ${both.total}`)
      await checkPage(page)
    },
  )
  await newVisit(page, '[HISTORY-014] a combination is a link, its result a list that leads back to it', async () => {
    await search(page, pathOf('genes', flower), 1)
    await search(page, pathOf('genes', firstChromosome), 2)
    await open(page, '/search/history')
    for (const no of [1, 2]) {
      await page.getByRole('checkbox', { name: `Combine search ${no}` }).click()
      await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(no)
    }
    const both = await combine(page, [{ search: genes(flower) }, { search: genes(firstChromosome) }])
    await expect(status(page)).toContainText(`${both.total} gene`)
    const address = new URL(page.url())
    await page.getByRole('button', { name: 'Save as list' }).click()
    await page.getByRole('button', { name: 'Save list' }).click()
    await page.getByRole('link', { name: 'Open list' }).click()
    await expect(heading(page)).toHaveText('Combination of 2 searches')
    await page.getByRole('link', { name: 'a combination of searches' }).click()
    await expect(status(page)).toContainText(`${both.total} gene`)
    expect(new URL(page.url()).search).toBe(address.search)
    await page.evaluate(() => localStorage.clear())
    await open(page, `${address.pathname}${address.search}`)
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('chromosome is 1')
    await expect(status(page)).toContainText(`${both.total} gene`)
    await page.getByRole('button', { name: /^Show \d+ genes?$/ }).click()
    await expect(heading(page)).toContainText(new RegExp(`^${both.total} genes? of`))
  })
  await newVisit(page, '[HISTORY-004] a search is deleted, the history switched off, and cleared', async () => {
    await search(page, pathOf('genes', flower), 1)
    await search(page, pathOf('genes', firstChromosome), 2)
    await open(page, '/search/history')
    await page.getByRole('button', { name: 'Delete search 1' }).click()
    await expect(rowsOf(page)).toHaveCount(1)
    await page.getByRole('checkbox', { name: 'Keep my searches in this browser' }).uncheck()
    await search(page, pathOf('genes', { chromosome: '2' }), 1)
    await open(page, '/search/history')
    await expect(rowsOf(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear history' }).click()
    await expect(page.getByText('The history is switched off')).toBeVisible()
  })
})

test('[HISTORY-016] [HISTORY-019] questions are sentences with words to change, and their searches go to the history', async ({ page }) => {
  await newVisit(page, '[HISTORY-019] the form of a question leads to it', async () => {
    await open(page, '/search/germplasm')
    await page.getByRole('link', { name: 'Lines with a phenotype from a stock centre' }).click()
    await expect(page.getByRole('region', { name: 'Lines with a phenotype from a stock centre' })).toBeVisible()
  })
  await newVisit(page, '[HISTORY-016] [HISTORY-019] the count is that of the words shown', async () => {
    await open(page, '/search/questions?ask=phenotype-without-experiment')
    const question = page.getByRole('region', { name: 'Genes with a phenotype but no experimental annotation' })
    const phenotypes = (words: string) => genes({ searchBy: 'Phenotype', searchType: 'contains', detailSearchText: words })
    const annotated = (group: string) => ({ category: 'genes', searchTerms: [], filters: { evidence_groups: { include: [group] } } })
    const count = async (words: string, group: string) =>
      (await combine(page, [{ search: phenotypes(words) }, { join: 'without', search: annotated(group) }])).total
    await expect(question.getByRole('status')).toHaveText(new RegExp(`^${await count('embryo', 'experimental')} genes?$`))
    await question.getByRole('textbox', { name: 'Words of the phenotype' }).fill('flower')
    await question.getByRole('textbox', { name: 'Words of the phenotype' }).press('Enter')
    await expect(question.getByRole('status')).toHaveText(new RegExp(`^${await count('flower', 'experimental')} genes?$`))
    await question.getByRole('combobox', { name: 'Evidence' }).selectOption('computational')
    const total = await count('flower', 'computational')
    expect(total).toBeGreaterThan(0)
    await expect(question.getByRole('status')).toHaveText(new RegExp(`^${total} genes?$`))
    expect(new URL(page.url()).searchParams.get('w.evidence')).toBe('computational')
    await checkPage(page)
    await question.getByRole('button', { name: /^Show \d+ genes?$/ }).click()
    await expect(heading(page)).toContainText(new RegExp(`^${total} genes? of`))
    await open(page, '/search/history')
    await expect(searchTable(page)).toContainText('phenotype contains “flower”')
    await expect(searchTable(page)).toContainText('Evidence of any annotation: Computational')
  })
})
