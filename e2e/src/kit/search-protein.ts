import { expect, type Page } from '@playwright/test'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { as } from './visitor.ts'

/** From a protein page, as a subscriber, to the tab that shows its BLAST hits. */
export async function searchProtein(page: Page): Promise<Page> {
  await as('subscriber').open(page, '/')
  const { proteins } = await (await page.request.get('/api/detail/locus?name=AT4G18960')).json()
  await page.goto(recordPath(kinds.protein, proteins[0].protein.key))
  await page.getByRole('link', { name: 'Send to BLAST' }).click()
  await expect(page.getByRole('radio', { name: /^blastp/ })).toBeChecked()
  const tab = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Run BLAST' }).click()
  const result = await tab
  await expect(result).toHaveURL(/\/runs\/[\w-]{22}$/)
  await expect(result.getByRole('heading', { name: 'Hit overview' })).toBeVisible({ timeout: 30_000 })
  return result
}
