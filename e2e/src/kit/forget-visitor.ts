import type { Page } from '@playwright/test'
import { test } from './test.ts'

/** Leaves a page as a new visitor finds it: nobody is signed in, nothing is stored, nothing is broken on purpose. */
export async function forgetVisitor(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setExtraHTTPHeaders({})
  // A document without scripts: what the page before stores when it is left is there, and nothing is stored after it.
  await page.goto('/healthz')
  await page.context().clearCookies()
  const { origin } = new URL(page.url())
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}

/** A step of a test by a new visitor, in the page that the step before has left: a page of its own costs more than what most steps do in it. */
export function newVisit(page: Page, title: string, act: () => Promise<void>): Promise<void> {
  return test.step(title, async () => {
    if (page.url() !== 'about:blank') await forgetVisitor(page)
    await act()
  })
}
