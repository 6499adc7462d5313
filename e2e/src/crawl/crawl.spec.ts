import { expect, type Page } from '@playwright/test'
import { checkPage, listenForErrors } from '../kit/check-page.ts'
import { peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as, type Role } from '../kit/visitor.ts'
import { type CrawlLimits, crawlSite } from './crawl-site.ts'

// The browser tests follow a part of the links; `npm run check:links` up to 1,500 for each visitor, with a look for accessibility at each
// kind of page and, where the official files are at hand, on the site that is made of them.
const isLong = process.env.E2E_CRAWL === 'all'
const limits: CrawlLimits = isLong
  ? { most: 1500, ofKind: 60, rendered: 3, opensAll: true }
  : { most: 90, ofKind: 1, rendered: 1, opensAll: false }

test.use({ baseURL: peopleUrl })

for (const role of ['anonymous', 'subscriber', 'curator'] as const) {
  const options = role === 'anonymous' ? {} : { tag: '@long' }
  test(`[LINK-012] the links of the site lead a visitor (${role}) to pages with title and heading`, options, ({ page }) =>
    crawlAs(role, page),
  )
}

const realUrl = isLong ? process.env.E2E_REAL_URL : undefined
if (realUrl) {
  test.describe('with the official files', () => {
    test.use({ baseURL: realUrl })
    test('the links of the site lead to pages with title and heading', ({ page }) => crawlAs('anonymous', page))
  })
}

async function crawlAs(role: Role, page: Page): Promise<void> {
  test.setTimeout(isLong ? 3_600_000 : 120_000)
  const errors = listenForErrors(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await as(role).open(page, '/')
  const {
    errors: problems,
    requested,
    opened,
  } = await crawlSite(page, limits, async () => [
    ...(isLong ? await violationsOf(page) : []),
    ...errors.splice(0).map((error) => `console: ${error}`),
  ])
  console.log(`${role}: ${requested} addresses, ${opened.size} kinds of pages opened in the browser`)
  expect(problems).toEqual([])
  expect(requested).toBeGreaterThan(40)
}

async function violationsOf(page: Page): Promise<string[]> {
  // JBrowse in its frame is the work of others; genome-browser.spec.ts looks at the page around it.
  if ((await page.locator('iframe').count()) > 0) return []
  try {
    await checkPage(page)
    return []
  } catch (error) {
    return [String(error).replaceAll(/\s+/g, ' ').slice(0, 400)]
  }
}
