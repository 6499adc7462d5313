import { expect, type Page } from '@playwright/test'

/** What the address of a page of results carries, in itself or in the storage of the browser. */
export async function askedBy(page: Page, category: string): Promise<Record<string, unknown>> {
  await page.waitForURL(/\/results\?/)
  const params = new URL(page.url()).searchParams
  expect([params.get('mainType'), params.get('category')]).toEqual(['detail', category])
  const written = params.get('search_params')
  if (written !== null) return JSON.parse(written)
  const key = params.get('key') ?? ''
  expect(key).toMatch(/^searchParams_\d+$/)
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null')
}
