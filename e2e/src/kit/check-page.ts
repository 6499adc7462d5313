import { type ConsoleMessage, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { goInside } from './go-inside.ts'

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

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What holds on every page at every width: no accessibility violation and no sideways scrolling. What is in a frame is not ours. */
export async function checkPage(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const results = await window.axe?.run({ resultTypes: ['violations'], iframes: false })
    return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  })
  expect(violations).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sideways).toBe(0)
}
