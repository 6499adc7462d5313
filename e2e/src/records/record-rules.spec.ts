import { expect, type Page } from '@playwright/test'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { goInside, settle } from '../kit/go-inside.ts'
import { peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

/** The section at the line to which links scroll: just below the sticky header. */
function sectionUnderHeader(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('article section[id]')]
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const lineOf = (card: Element) => padding + (Number.parseFloat(getComputedStyle(card).scrollMarginTop) || 0)
    const isBelow = (card: Element) => card.getBoundingClientRect().bottom > lineOf(card)
    return cards.find(isBelow)?.id ?? null
  })
}

test('[DETAIL-006] [DETAIL-043] [ERR-003] late sections, requests and missing records', async ({ page, request }) => {
  await test.step('[DETAIL-006] a section above that grows late does not change which entry is highlighted', async () => {
    await open(page, '/locus?name=AT4G18960')
    // Scrolled rather than chosen: a chosen entry stays highlighted by itself.
    await page.evaluate(() => document.querySelector('#homology')?.scrollIntoView({ behavior: 'instant' }))
    const active = sections(page).locator('[aria-current]')
    await expect(active).toHaveText(/^Homology/)
    for (const growth of [900, 40]) {
      await page.evaluate((height) => {
        const late = document.createElement('div')
        late.style.height = `${height}px`
        document.querySelector('#transcripts')?.append(late)
      }, growth)
      await settle(page)
      await expect(active).toHaveAttribute('href', `#${await sectionUnderHeader(page)}`)
    }
  })
  await test.step('[DETAIL-043] a detail page requests only its assets and calls of the API', async () => {
    const { proteins } = await (await request.get('/api/detail/locus?name=AT4G18960')).json()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page, '/')
    await goInside(page, `/protein?key=${proteins[0].protein.key}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protein')
    await settle(page)
    expect(requests).toContain(`/api/detail/${kinds.protein.name}`)
    expect(requests.filter((path) => path.startsWith('/api/detail/') && !/^\/api\/detail\/\w+(\/\w+)?$/.test(path))).toEqual([])
    expect(requests.filter((path) => path.endsWith('.json'))).toEqual([])
  })
  await test.step('[ERR-003] inside a detail route the page-not-found view has what /pagenotfound has', async () => {
    await open(page, '/pagenotfound')
    const usual = await deadEnd(page)
    expect(usual.heading).toBe('Page Not Found')
    await open(page, '/locus?key=999999999999')
    expect(await deadEnd(page)).toEqual(usual)
    await expect(page.getByText('There is no locus 999999999999 in this release.')).toBeVisible()
  })
})

test.describe('with the guard', () => {
  test.use({ baseURL: peopleUrl })

  for (const role of ['subscriber', 'orcid'] as const) {
    test(`[DETAIL-016] the badge is shown to a visitor who is ${role}`, async ({ page }) => {
      await as(role).open(page, '/locus?name=AT4G18960')
      await expect(page.getByRole('main').getByText('Premium Page', { exact: true })).toBeVisible()
    })
  }
})

/** What a reader sees of the view, without the sentence about what is missing. */
async function deadEnd(page: Page) {
  const main = page.getByRole('main')
  return {
    heading: await page.getByRole('heading', { level: 1 }).textContent(),
    title: await page.title(),
    links: await main.getByRole('link').allTextContents(),
    hasSearch: await main.getByRole('combobox', { name: 'Search text' }).isVisible(),
  }
}

test('[ERR-003] [ERR-005] calls that fail', async ({ page }) => {
  await newVisit(page, '[ERR-003] after an error it offers Retry instead of saying that the record is missing', async () => {
    await open(page, '/')
    await page.route('**/api/detail/locus?*', (route) =>
      route.fulfill({ status: 503, json: { code: 'overloaded', message: 'x', requestId: 'r' } }),
    )
    await goInside(page, '/locus?name=AT4G18960')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This locus could not be loaded')
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(page.getByText(/There is no locus/)).toHaveCount(0)
  })
  await newVisit(page, '[ERR-005] a secondary call that fails is logged, and the page remains', async () => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.route('**/api/release', (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'x', requestId: 'r' } }))
    await open(page, '/locus?name=AT4G18960')
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locus: AT4G18960 (AG)')
    await expect(page.getByRole('region', { name: 'Publications' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(logged.length).toBeGreaterThan(0)
  })
})
