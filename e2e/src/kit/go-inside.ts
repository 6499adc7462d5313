import type { Page } from '@playwright/test'

/** Goes to an address as a link of the site does, without asking for a document. */
export async function goInside(page: Page, path: string): Promise<void> {
  // Before that, what the server drew is there and nobody listens.
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Waits until the page has taken in the answers that came before this, and has rendered what follows from them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Asked for later, so answered after them.
    await (await fetch('/healthz')).text()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
