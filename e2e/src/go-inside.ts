import type { Page } from '@playwright/test'

/** Goes to an address as a link of the site does, without asking for a document. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
