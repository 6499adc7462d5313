import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const locus = '/locus?name=AT4G18960'
const results = '/results?mainType=general&searchText=AG&category=genes'
const flowering = ['AT5G61850', 'AT1G69120', 'AT4G18960', 'AT2G45660', 'AT1G65480']
const { open } = as('anonymous')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The address of a list without a name. */
async function newList(request: APIRequestContext): Promise<string> {
  const made = await request.post('/api/list-contents', { data: { kind: 'locus', items: flowering } })
  return `/lists/c/${(await made.json()).id}`
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PAINT-001] [PAINT-008] [PAINT-002] [SHELL-041] locus, results, list and home can be read', async ({ page, request }) => {
    await test.step('[PAINT-001] [PAINT-008] a locus is readable: title, lead, key facts and links', async () => {
      await page.goto(locus)
      await expect(heading(page)).toHaveText(/AT4G18960 \(AG\)/)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('AT4G18960')
      await expect(page.getByText(/^AGAMOUS\. Floral homeotic/)).toBeVisible()
      await expect(page.getByLabel('Key facts')).toContainText('Chr4')
      await expect(page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'AT4G18960.1' })).toBeVisible()
      // Playwright's texts leave out noscript.
      expect(await page.locator('noscript > a').count()).toBe(1)
    })
    await test.step('[PAINT-002] [PAINT-008] results are readable: heading, statement and rows', async () => {
      await page.goto(results)
      await expect(heading(page)).toHaveText(/^\d+ genes$/)
      await expect(page.getByText(/Your query for genes matching “AG” resulted in/)).toBeVisible()
      await expect(page.getByRole('table').getByRole('link', { name: 'AT4G18960', exact: true })).toBeVisible()
    })
    await test.step('[SHELL-041] a list says what it is', async () => {
      await page.goto(await newList(request))
      await expect(heading(page)).toHaveText(/^5 loci$/)
    })
    await test.step('[PAINT-002] [PAINT-008] home is complete', async () => {
      await page.goto('/')
      await expect(heading(page)).toBeVisible()
      await expect(page.getByLabel('In this release')).toContainText('loci')
      await expect(page.getByRole('heading', { name: 'Analysis tools' })).toBeVisible()
    })
  })
})

test.describe('on a phone without JavaScript', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  test.use({ javaScriptEnabled: false, userAgent, viewport: { width: 390, height: 844 } })

  test('[PAINT-002] results are cards', async ({ page }) => {
    await page.goto(results)
    await expect(page.getByRole('link', { name: 'AT4G18960', exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})

const list = newList
for (const [name, path] of Object.entries({ locus, results, home: '/', form: '/search/genes', list })) {
  for (const width of [1440, 390]) {
    test(`[PAINT-003] [PAINT-004] [SHELL-041] ${name} is taken over without a jump or a message at ${width} px`, async ({
      browser,
      request,
    }) => {
      const phone = width === 390 ? { userAgent: 'Mozilla/5.0 (Linux; Android 11) Mobile Safari' } : {}
      const context = await browser.newContext({ viewport: { width, height: 900 }, ...phone })
      const page = await context.newPage()
      const messages: string[] = []
      const calls: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      page.on('pageerror', (error) => messages.push(String(error)))
      page.on('request', (request) => calls.push(new URL(request.url()).pathname))
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, typeof path === 'string' ? path : await path(request))
      await page.waitForLoadState('networkidle')
      expect(messages).toEqual([])
      expect(calls.filter((call) => /^\/api\/(detail|search\/general)/.test(call))).toEqual([])
      const shift = await page.evaluate(() => Reflect.get(window, 'shifts').reduce((sum: number, each: number) => sum + each, 0))
      expect(shift).toBeLessThanOrEqual(0.05)
      expect(await page.locator('#style-attributes, [data-style]').count()).toBe(0)
      await context.close()
    })
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const isChosen of [false, true]) {
    const by = isChosen ? 'the visitor, against the system' : 'the system'
    test(`[PAINT-009] the first paint is ${theme} where the page is, as wished by ${by}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: isChosen === (theme === 'light') ? 'dark' : 'light' })
      if (isChosen) await page.addInitScript((wish) => localStorage.setItem('rosette-theme', wish), theme)
      // The web app never arrives.
      await page.route('**/assets/main-*.js', (route) => route.abort())
      await page.goto(locus)
      const early = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await expect(heading(page)).toBeVisible()
      await page.unrouteAll()
      await open(page, locus)
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(early)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
    })
  }
}

test('[PAINT-010] an address with a section opens there, and text far below is found', { tag: '@long' }, async ({ page }) => {
  await open(page, `${locus}#publications`)
  const section = page.getByRole('region', { name: 'Publications' })
  await expect(section).toBeInViewport()
  await expect.poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(200)
  await open(page, locus)
  await expect(page.getByRole('region', { name: 'External Links' }).getByRole('link').first()).toBeAttached()
})

/**
 * Links that a finger may miss: less than 24 px high or wide, with another target within the circle of 24 px around their middle, or one
 * whose own circle touches it (WCAG 2.2, 2.5.8). Links within a sentence are as the line makes them.
 */
function crampedLinks(root: Locator): Promise<string[]> {
  return root.getByRole('link').evaluateAll((links) => {
    const targets = links
      .filter((link) => link.checkVisibility() && !link.closest('p'))
      .map((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        const isSmall = right - left < 24 || bottom - top < 24
        return { text: link.textContent ?? '', left, right, top, bottom, isSmall, x: (left + right) / 2, y: (top + bottom) / 2 }
      })
    const isNear = ({ x, y }: { x: number; y: number }, other: (typeof targets)[number]) => {
      const distance = Math.hypot(x - Math.min(Math.max(x, other.left), other.right), y - Math.min(Math.max(y, other.top), other.bottom))
      return distance < 12 || (other.isSmall && Math.hypot(x - other.x, y - other.y) < 24)
    }
    return targets
      .filter((target) => target.isSmall && targets.some((other) => other !== target && isNear(target, other)))
      .map(({ text, top }) => `${text} at ${Math.round(top)}`)
  })
}

test('[PAINT-012] links of results and records can be hit with a finger', { tag: '@long' }, async ({ page }) => {
  for (const width of [390, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, results)
      const rows = page.getByRole('region', { name: 'Results' })
      await expect.poll(() => rows.getByRole('link').count()).toBeGreaterThan(5)
      expect(await crampedLinks(rows)).toEqual([])
      await open(page, locus)
      const lists = page
        .getByRole('main')
        .locator('table, ul')
        .filter({ has: page.getByRole('link'), visible: true })
      // Sections below the window come later.
      await page.getByRole('region', { name: 'External Links' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('region', { name: 'External Links' }).getByRole('link').first()).toBeVisible()
      await expect.poll(() => lists.count()).toBeGreaterThan(10)
      // One by one: until a section is scrolled to it is not laid out, and has the height that it is guessed to have.
      for (const list of await lists.all()) {
        await list.scrollIntoViewIfNeeded()
        expect(await crampedLinks(list)).toEqual([])
      }
    })
  }
})
