import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './count-actions.ts'
import { as } from './visitor.ts'

export const newListPath = '/lists/new?kind=locus'

export const idsField = (page: Hand): Locator => page.getByRole('textbox', { name: 'Identifiers, one per line or separated by commas' })

export const saveListButton = (page: Hand): Locator => page.getByRole('button', { name: /^Save list of/ })

/** Makes a list of loci as a visitor does, and ends on its page. */
export async function makeList(page: Page, ids: string, name: string): Promise<void> {
  await as('anonymous').open(page, newListPath)
  await idsField(page).fill(ids)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await saveListButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
