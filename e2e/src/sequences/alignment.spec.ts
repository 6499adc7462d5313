import { expect, type Page } from '@playwright/test'
import { peopleUrl } from '../kit/people.ts'
import { showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'
import { as, menuEntries } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const formPath = '/tools/alignment'
const box = (page: Page) => page.getByRole('textbox', { name: 'Proteins' })
const blocks = (page: Page) => page.getByRole('region', { name: 'Alignment in blocks' })

async function align(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Align', exact: true }).click()
  await expect(blocks(page)).toBeVisible({ timeout: 30_000 })
}

test('[ALIGN-001] [ALIGN-005] [ALIGN-006] from the form to the alignment, in the order asked for, and back to the filled form', async ({
  page,
}) => {
  await as('subscriber').open(page, '/')
  expect((await menuEntries(page, 'Tools')).find(({ label }) => label === 'Align Proteins')).toMatchObject({ href: formPath })
  await as('subscriber').open(page, `${formPath}?items=AT4G18960.1,AT1G01010`)
  await expect(box(page)).toHaveValue('AT4G18960.1\nAT1G01010')
  await align(page)
  const names = blocks(page).getByRole('table').first().getByRole('rowheader')
  await expect(names).toHaveText(['AT4G18960.1 AG', 'AT1G01010.1 NAC001', 'Conservation'])
  await expect(names.getByRole('link').first()).toHaveAttribute('href', /^\/locus/)
  await expect(
    page
      .getByRole('table', { name: /^Identity of each pair/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('100.0')
  await expect(page.getByRole('link', { name: 'Clustal' })).toHaveAttribute('href', /alignment\.aln$/)
  // A narrow page scrolls in the box, by key, and not as a whole.
  await page.setViewportSize({ width: 390, height: 844 })
  await blocks(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => blocks(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.getByRole('link', { name: 'Run again with changes' }).click()
  await expect(box(page)).toHaveValue('AT4G18960.1\nAT1G01010.1')
})

test('[ALIGN-002] one protein is reported at the field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await as('subscriber').open(page, formPath)
  await box(page).fill('AT4G18960')
  await page.getByRole('main').getByRole('button', { name: 'Align', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Enter at least 2 proteins.')
  expect(sent.filter((url) => url.includes('/services/'))).toEqual([])
})

showScenes([
  { name: 'alignment-form', path: formPath, seen: 'Align Proteins' },
  {
    name: 'alignment-result',
    path: `${formPath}?items=AT4G18960,AT1G01010,AT1G01020`,
    seen: 'Align Proteins',
    role: 'subscriber',
    act: align,
  },
])
