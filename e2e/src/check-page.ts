import { AxeBuilder } from '@axe-core/playwright'
import { type ConsoleMessage, expect, type Page } from '@playwright/test'

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
