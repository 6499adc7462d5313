import { expect, type Locator, type Page } from '@playwright/test'
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
