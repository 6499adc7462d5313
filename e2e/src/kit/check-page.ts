import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { viewsOfScene } from '@rosette/test-kit/gallery/views-of-scene.ts'
import { goInside } from './go-inside.ts'
import { test } from './test.ts'
import { as, type Role } from './visitor.ts'

/** A page in one state: where it is, what must be seen before it is looked at, and what is broken on purpose. */
export type Scene = {
  name: string
  path: string | ((request: APIRequestContext) => Promise<string>)
  seen: string | RegExp
  /** Who looks at it, where that is somebody. */
  role?: Role
  prepare?(page: Page): Promise<unknown>
  /** What the visitor does before the page is looked at. */
  act?(page: Page): Promise<unknown>
}

/**
 * One test for each scene: no accessibility violation, no sideways scrolling, no complaint of the browser. The commit chooses the
 * view it is looked at in; `npm run check:gallery` names no commit, looks at all of them and takes pictures.
 */
export function showScenes(scenes: readonly Scene[]): void {
  const isComplete = !process.env.E2E_COMMIT
  for (const [position, scene] of scenes.entries()) {
    const chosen = viewsOfScene(position, process.env.E2E_COMMIT)
    test(`${scene.name} is clean at ${chosen.map(({ width, theme }) => `${width} px ${theme}`).join(', ')}`, async ({ page, request }, {
      project,
    }) => {
      const errors = listenForErrors(page)
      await scene.prepare?.(page)
      const path = typeof scene.path === 'string' ? scene.path : await scene.path(request)
      await as(scene.role ?? 'anonymous').open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(scene.seen)
      await scene.act?.(page)
      // Width and theme are followed by a page that stands, as by a reader who turns the phone or dims the room.
      for (const { width, theme } of chosen) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
        await checkPage(page)
        if (isComplete)
          await page.screenshot({ path: join(project.outputDir, 'gallery', `${scene.name}-${width}-${theme}.png`), fullPage: true })
      }
      expect(errors).toEqual([])
    })
  }
}

/** RESULTS-077: the table of a list fits its frame, and the frame fits the page. Goes there from any page that is open. */
export async function expectFittingTable(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await goInside(page, path)
  await expect(heading, path).not.toHaveText(before)
  await expect(heading, path).toHaveText(/^[\d,]+ /)
  const table = page.getByRole('region', { name: 'Results' }).getByRole('table')
  await expect(table).toBeVisible()
  const beyond = await table.evaluate((rendered) => ({
    frame: rendered.scrollWidth - (rendered.parentElement?.clientWidth ?? 0),
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(beyond, path).toEqual({ frame: 0, page: 0 })
}

/** All records of a category, as an empty form finds them. */
export function allOf(category: string): string {
  const criteria = category === 'vector' ? { category } : {}
  return `/results?${new URLSearchParams({ mainType: 'detail', category, search_params: JSON.stringify(criteria) })}`
}

// The server's own refusals are logged by design (DETAIL-011), and so is every answer that is not a success.
const expectedLog = /^(Failed to load resource|ApiProblemError)/

/** Collects what the browser complains about from now on. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !expectedLog.test(message.text())) errors.push(message.text())
  })
  return errors
}

/** What holds on every page at every width: no accessibility violation and no sideways scrolling. */
export async function checkPage(page: Page): Promise<void> {
  // The newer mode opens a second page for every look, for the sake of frames of other sites; our pages have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sideways).toBe(0)
}
