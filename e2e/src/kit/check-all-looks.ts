import type { Page } from '@playwright/test'
import { checkPage } from './check-page.ts'
import { allLooks, inEachLook } from './in-each-look.ts'

/** What holds of a page at the widest and the narrowest width, light and dark, as it stands. */
export async function checkAllLooks(page: Page): Promise<void> {
  await inEachLook(page, allLooks, () => checkPage(page))
}
