import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const url = process.env.E2E_REAL_URL
const { open } = as('anonymous')

// No list of the demo release is long enough.
test.skip(!url, 'the official files are not at hand: ROSETTE_RELEASE_DIR is not set')
test.use({ baseURL: url })

const pageSize = 250
const format = (number: number) => number.toLocaleString('en-US')
const address = (category: string, page: number) =>
  `/results?${new URLSearchParams({ mainType: 'detail', category, search_params: '{}', pageSize: String(pageSize), page: String(page) })}`
const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** The addresses of the records on the page whose first row has this number, and the number of all. */
async function rowsFrom(page: Page, first: number): Promise<{ links: (string | null | undefined)[]; total: number }> {
  const line = page.getByText(new RegExp(`^Displaying ${format(first)} - `)).first()
  await expect(line).toBeVisible()
  const links = await page.locator('tbody th').evaluateAll((cells) => cells.map((cell) => cell.querySelector('a')?.getAttribute('href')))
  const [from = 0, to = 0, total = 0] = ((await line.textContent()) ?? '').replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
  expect([from, to]).toEqual([first, Math.min(first + pageSize - 1, total)])
  expect(new Set(links).size).toBe(to - from + 1)
  return { links, total }
}

for (const category of ['genes', 'polyallele']) {
  test(`beyond 10,000 rows of ${category} the way leads on from page to page, to the last and back`, async ({ page }) => {
    await open(page, address(category, 40))
    const numbered = await rowsFrom(page, 9751)
    await linkTo(page, 'Next page').click()
    const beyond = await rowsFrom(page, 10_001)
    await linkTo(page, 'Next page').click()
    const further = await rowsFrom(page, 10_251)
    expect(new Set([...numbered.links, ...beyond.links, ...further.links]).size).toBe(3 * pageSize)
    await linkTo(page, 'Previous page').click()
    expect(await rowsFrom(page, 10_001)).toEqual(beyond)
    await linkTo(page, 'Previous page').click()
    expect(await rowsFrom(page, 9751)).toEqual(numbered)
    await page.goBack()
    expect(await rowsFrom(page, 10_001)).toEqual(beyond)

    await linkTo(page, 'Last page').click()
    const lastFirst = Math.floor((beyond.total - 1) / pageSize) * pageSize + 1
    const last = await rowsFrom(page, lastFirst)
    await expect(linkTo(page, 'Next page')).toHaveCount(0)
    await linkTo(page, 'Previous page').click()
    const beforeLast = await rowsFrom(page, lastFirst - pageSize)
    expect(new Set([...beforeLast.links, ...last.links]).size).toBe(beforeLast.links.length + last.links.length)
    await linkTo(page, 'Next page').click()
    expect(await rowsFrom(page, lastFirst)).toEqual(last)
    await linkTo(page, 'First page').click()
    expect((await rowsFrom(page, 1)).total).toBe(last.total)
  })
}
