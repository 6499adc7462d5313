import { expect, type Page } from '@playwright/test'
import { type View, views } from '@rosette/test-kit/gallery/views-of-scene.ts'

export const allLooks = views

/** The two that have least in common. */
export const farthestLooks: readonly View[] = [
  { width: 1440, theme: 'light' },
  { width: 390, theme: 'dark' },
]

/** Width and theme are followed by a page that stands, as by a reader who turns the phone or dims the room. */
export async function inEachLook(page: Page, looks: readonly View[], check: (look: View) => Promise<void>): Promise<void> {
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: 900 })
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', look.theme)
    await check(look)
  }
}
