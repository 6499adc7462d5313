import { expect, type Locator, type Page } from '@playwright/test'

/** From now on the page's clock goes only as far as a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Waits for something while the page's clock goes in small steps, so that at most a few hundredths of a second are gone since it came. */
export async function seeInSteps(page: Page, what: Locator): Promise<void> {
  const look = async () => {
    await page.clock.runFor(10)
    return what.isVisible()
  }
  await expect.poll(look, { intervals: [100], timeout: 30_000 }).toBe(true)
}
