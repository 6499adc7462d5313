import { expect, type Locator, type Page } from '@playwright/test'

export type Entry = { label: string; href: string; isExternal: boolean; isPremium: boolean }

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
