import { expect, type Page, type Route } from '@playwright/test'
import { NewsItem } from '@rosette/features/community/contract/community-notices.ts'
import { z } from 'zod'
import { newVisit } from '../kit/forget-visitor.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const newsCall = '**/api/news/breakingnews?type=short'
const banner = (page: Page) => page.getByRole('complementary', { name: 'News', exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Newest items' })

test('[HOME-002] [HOME-003] [HOME-005] [HOME-011] the banner and every item lead to the list, the banner to the newest item', {
  tag: '@smoke',
}, async ({ page }) => {
  const request = page.waitForResponse(newsCall)
  await as('anonymous').open(page, '/')
  const items = z.array(NewsItem).parse(await (await request).json())
  const hrefs = items.map(({ id }) => `/news/breaking-news#${id}`)
  expect(hrefs.length).toBeGreaterThan(1)
  expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted((one, other) => other.localeCompare(one)))
  await expect(panel(page).getByRole('heading').getByRole('link')).toHaveText(items.map(({ title }) => title))
  expect(
    await panel(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(hrefs)
  await banner(page).getByRole('link').click()
  await expect(page).toHaveURL(hrefs[0] ?? '')
  await expect(page.getByRole('article', { name: items[0]?.title ?? '' })).toBeInViewport()
})

test('[HOME-004] [HOME-006] [HOME-010] [HOME-009] [HOME-018] the panel with many items, with one and without an answer', async ({
  page,
}) => {
  await newVisit(page, '[HOME-004] the panel is 600 px high, scrolls by itself and can be reached by keyboard', async () => {
    await page.route(newsCall, (route) => route.fulfill({ json: Array.from({ length: 10 }, (_, at) => longItem(at + 1)) }))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await as('anonymous').open(page, '/')
      await expect(panel(page).getByRole('article')).toHaveCount(10)
      await panel(page).focus()
      await page.keyboard.press('End')
      await expect(panel(page).getByRole('article').last()).toBeInViewport()
      expect(await panel(page).evaluate((box) => [box.getBoundingClientRect().height, getComputedStyle(box).overflowY])).toEqual([
        600,
        'auto',
      ])
    }
  })
  await newVisit(page, '[HOME-006] [HOME-010] an item shows title, date in brackets and its HTML, and nothing in it runs', async () => {
    const content =
      '<p>Seeds <b>are back</b>. <a href="javascript:document.title=1">Trap</a></p><script>document.title = "2"</script><img src="x" onerror="document.title=3">'
    await page.route(newsCall, (route) => route.fulfill({ json: [{ id: 7, title: 'Stock centre', date: '2026-10-29', content }] }))
    await as('anonymous').open(page, '/')
    const item = panel(page).getByRole('article', { name: 'Stock centre' })
    await expect(item.getByText('[2026-10-29]', { exact: true })).toBeVisible()
    await expect(item.locator('b')).toHaveText('are back')
    await expect(item.locator('script, img, [onerror], [href^="javascript"]')).toHaveCount(0)
    await expect(page).toHaveTitle('Home')
  })
  await newVisit(page, '[HOME-009] [HOME-018] without an answer the panel is empty and the page is usable', async () => {
    await page.route(newsCall, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken', requestId: 'x' } }))
    await as('anonymous').open(page, '/')
    await expect(panel(page)).toHaveText('No news available.')
    expect((await panel(page).boundingBox())?.height).toBeLessThan(80)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/news/overview')
    await page.getByRole('combobox', { name: 'Search text' }).fill('AG')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/results\?/)
  })
})

const answers: Record<string, (route: Route) => Promise<void>> = {
  full: (route) => route.continue(),
  empty: (route) => route.fulfill({ json: [] }),
  failed: (route) => route.abort(),
}

test('[HOME-017] the place of the news until their answer', async ({ page }) => {
  for (const [name, answer] of Object.entries(answers)) {
    await newVisit(page, `three placeholders keep the place of the news, and nothing moves when the answer is ${name}`, async () => {
      const held = Promise.withResolvers<void>()
      await page.route(newsCall, async (route) => {
        await held.promise
        await answer(route)
      })
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await as('anonymous').open(page, '/')
        if (width === 390 && name !== 'full') continue
        if (width === 1440) await expect(page.getByTestId('news-placeholder')).toHaveCount(3)
        const before = await places(page)
        held.resolve()
        await expect(page.getByTestId('news-placeholder')).toHaveCount(0)
        expect(await places(page)).toEqual(before)
      }
      expect(scripts.filter((path) => /news-panel-[\w-]+\.js$/.test(path)).length).toBeGreaterThan(0)
    })
  }
})

/** Where everything stands that is not news. */
function places(page: Page) {
  return page
    .getByRole('heading', { level: 2 })
    .or(page.locator('footer'))
    .evaluateAll((parts) => parts.map((part) => [part.textContent?.slice(0, 20), part.getBoundingClientRect().top + window.scrollY]))
}

function longItem(id: number) {
  return { id, title: `Item ${id}`, date: '2026-10-29', content: `<p>${'A long text. '.repeat(30)}</p>` }
}
