import { expect, type Locator, type Page } from '@playwright/test'
import { exampleLists } from '@rosette/features/enrichment/contract/example-lists.ts'
import { makeList } from '../kit/make-list.ts'
import { searchProtein } from '../kit/search-protein.ts'
import { as } from '../kit/visitor.ts'

type Clip = { x: number; y: number; width: number; height: number }

/** A page of this width has room for all parts, and its letters are still large enough in a column of text. */
const narrow = { width: 820, height: 900 }

/** The part of a page that each picture of the help shows. */
export const helpViews: Record<string, (page: Page) => Promise<{ page: Page; clip: Clip }>> = {
  async 'search-box'(page) {
    await as('anonymous').open(page, '/help')
    await page.getByRole('combobox', { name: 'Search text' }).fill('ag')
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(suggestions).toBeVisible()
    // Halves of words beside the list would be all that is seen of it.
    await page.getByRole('main').evaluate((main) => main.setAttribute('style', 'visibility: hidden'))
    const { x, y, width, height } = await boxOf(suggestions)
    return { page, clip: { x: x - 6, y: 0, width: width + 12, height: y + height + 6 } }
  },

  async filters(page) {
    await as('anonymous').open(page, '/results?mainType=general&category=genes&searchText=AT1G9&is.chromosome=1')
    const rail = page.getByRole('complementary').first()
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('table')).toBeVisible()
    const { x, y } = await boxOf(rail)
    return { page, clip: { x: x - 12, y: y - 12, width: 760, height: Math.min(460, 800 - y) } }
  },

  async 'ids-left-out'(page) {
    const criteria = { geneListUploadType: 'AGI Locus IDs', geneList: 'AT4G18960;AT5G10140;AT9G99999' }
    const query = new URLSearchParams({ mainType: 'detail', category: 'genes', search_params: JSON.stringify(criteria) })
    await as('anonymous').open(page, `/results?${query}`)
    await page.getByText('1 identifier from your list was left out').click()
    const { x, y } = await boxOf(page.getByRole('heading', { level: 1 }))
    const note = await boxOf(page.getByText('AT9G99999').last())
    return { page, clip: { x: x - 16, y: y - 12, width: 760, height: note.y + note.height + 40 - y } }
  },

  async sequence(page) {
    await page.setViewportSize(narrow)
    await as('anonymous').open(page, '/locus/AT4G18960#sequences')
    const section = page.locator('section#sequences')
    await section.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(section)
    return { page, clip: { x, y, width, height: Math.min(height, 420, narrow.height - y) } }
  },

  async hits(page) {
    const result = await searchProtein(page)
    await result.setViewportSize(narrow)
    const card = result
      .locator('section')
      .filter({ has: result.getByRole('heading', { name: 'Hit overview' }) })
      .last()
    await card.scrollIntoViewIfNeeded()
    return { page: result, clip: await boxOf(card) }
  },

  async citation(page) {
    await as('anonymous').open(page, '/locus/AT4G18960')
    await page.getByRole('button', { name: 'Download and cite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Download and cite' })
    await expect(dialog.getByText(/^Rosette, release/)).toBeVisible()
    await nameSite(dialog)
    return { page, clip: await boxOf(dialog) }
  },

  async 'list-report'(page) {
    await page.setViewportSize(narrow)
    await as('anonymous').open(
      page,
      `/lists/new?${new URLSearchParams({ kind: 'locus', ids: 'AT4G18960 at1g65480 AT5G10140 AT1G01010.1 SOC1 GI AT4G18960 AT9G99999' })}`,
    )
    const card = cardOf(page, 'Report')
    await expect(card.getByRole('status')).toBeVisible()
    await card.scrollIntoViewIfNeeded()
    return { page, clip: await boxOf(card) }
  },

  async 'compared-lists'(page) {
    // Narrower, the picture would shorten the names of the lists.
    await page.setViewportSize({ ...narrow, width: 920 })
    await makeList(page, 'FT,FLC,CO,SOC1,GI,FCA,LFY,FLM,SVP,CRY2', 'Flowering')
    await makeList(page, 'CCA1,LHY,TOC1,GI,ELF3,ELF4,LUX,PRR5,PRR7,PRR9', 'Clock')
    await as('anonymous').open(page, '/lists')
    for (const name of ['Flowering', 'Clock']) await page.getByRole('checkbox', { name: `Tick ${name}` }).check()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    const card = cardOf(page, 'Picture')
    await expect(card.getByRole('img').first()).toBeVisible()
    await card.scrollIntoViewIfNeeded()
    return { page, clip: await boxOf(card) }
  },

  async 'term-dots'(page) {
    await page.setViewportSize(narrow)
    await as('anonymous').open(page, `/tools/enrichment?items=${exampleLists[0].items.join(',')}`)
    const card = cardOf(page, /^Top \d+ terms$/)
    await card.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(card)
    return { page, clip: { x, y, width, height: Math.min(height, narrow.height - y) } }
  },

  async 'mutant-lines'(page) {
    await as('anonymous').open(page, '/tools/mutants?items=AT1G01010,AT4G18960,AT1G65480')
    const table = page.getByRole('table', { name: 'Insertion lines by gene, best first' })
    await table.scrollIntoViewIfNeeded()
    return { page, clip: await boxOf(table) }
  },
}

function cardOf(page: Page, title: string | RegExp): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    .last()
}

/** Instead of the address at which the product runs for a moment. */
async function nameSite(part: Locator): Promise<void> {
  await part.evaluate((shown) => {
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      node.nodeValue = node.nodeValue?.replaceAll(location.origin, 'https://rosette.example') ?? null
    }
  })
}

async function boxOf(part: Locator): Promise<Clip> {
  const box = await part.boundingBox()
  if (!box) throw new Error('What the picture shows is not on the page')
  return box
}
