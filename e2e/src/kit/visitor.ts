import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { asPerson, type DemoRole } from './people.ts'

/** Who opens a page: nobody in particular, or one of the demo people, who must stay as they are. */
export type Role = 'anonymous' | DemoRole

export type Visitor = {
  /** Opens an address as this visitor and waits until the page shows its heading; answers the document's response. */
  open(page: Page, path: string): Promise<Response | null>
}

/** Every browser test opens its pages through this, so that a role is one word in the test. */
export function as(role: Role): Visitor {
  return {
    async open(page, path) {
      if (role !== 'anonymous') await asPerson(page, role)
      const response = await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // What the server drew is seen before the web app answers to clicks and keys.
      await page.locator('html[data-live]').waitFor({ state: 'attached' })
      return response
    },
  }
}

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

type Entry = { label: string; href: string; isExternal: boolean; isPremium: boolean }

/** Opens a top menu and answers its panel. */
export async function openMenu(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: title, exact: true }).click()
  const panel = page.getByRole('list', { name: title, exact: true })
  await expect(panel).toBeVisible()
  return panel
}

/** Reads the entries of an opened menu in their order. */
export async function entriesOf(panel: Locator): Promise<Entry[]> {
  return panel.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      label: link.firstElementChild?.textContent ?? '',
      href: link.getAttribute('href') ?? '',
      isExternal: link.getAttribute('target') === '_blank',
      isPremium: link.querySelector('[role="img"][aria-label="Premium Page"]') !== null,
    })),
  )
}

/** Entries of a menu, read on whatever page is open. */
export async function menuEntries(page: Page, title: string): Promise<Entry[]> {
  return entriesOf(await openMenu(page, title))
}

/** The links of the top bar that depend on who is logged in. */
export function accountBar(page: Page) {
  const link = (name: string) => page.getByRole('navigation', { name: 'Account and help' }).getByRole('link', { name, exact: true })
  return { login: link('Login'), register: link('Register'), logout: link('Logout'), profile: link('Profile') }
}
