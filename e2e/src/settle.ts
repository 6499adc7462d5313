import type { Page } from '@playwright/test'

/** Waits until the page has taken in the answers that came before this, and has drawn what follows from them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Asked for later, so answered after them.
    await (await fetch('/healthz')).text()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
