import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { checkPage, listenForErrors } from '../kit/check-page.ts'
import { farthestLooks, inEachLook } from '../kit/in-each-look.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

async function openProtein(page: Page): Promise<void> {
  const gene = await (await page.request.get('/api/detail/gene?name=AT4G18960.1')).json()
  await open(page, `/protein?key=${gene.proteinData[0].protein.key}`)
}

/** What the page loads of the picture: its script and its file. */
function listenForStructure(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/detail\/protein\/(structure|variants)|structure-view/.test(request.url())) requests.push(new URL(request.url()).pathname)
  })
  return requests
}

test('[STRUCT-008] [STRUCT-009] [STRUCT-010] [STRUCT-011] [STRUCT-016] [STRUCT-017] a structure opens on request, and is marked as sequence and lanes are', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  const requests = listenForStructure(page)
  await openProtein(page)
  const card = page.getByRole('region', { name: /^Structure/ })
  await card.getByText('DEMO-P17839-F1, chain A').click()
  await expect(card.getByText(/^DEMO-P17839-F1 .* is a prediction\. Chain A has (\d+) of the \1 residues/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await card.getByRole('button', { name: 'Show structure' }).click()
  const figure = card.getByRole('figure', { name: 'DEMO-P17839-F1 of AT4G18960.1' })
  await expect(figure.locator('canvas').first()).toBeVisible()
  expect(requests).toContain('/api/detail/protein/structure')
  await expect(figure.getByRole('listitem').first()).toHaveText('Very high (pLDDT above 90)')

  // From the field to the sequence, by keys over the page's own address, and from the lanes back.
  const field = figure.getByLabel('Residue')
  await field.fill('30')
  await field.press('Enter')
  await expect(page).toHaveURL(/residues=30-30/)
  await field.press('ArrowUp')
  await expect(page).toHaveURL(/residues=31-31/)
  await expect(field).toHaveValue('31')
  await expect(page.locator('mark')).toHaveCount(1)
  await expect(figure.getByText(/^Residue 31 \([A-Z]\), in a range of mean pLDDT/)).toBeVisible()
  await page
    .getByRole('button', { name: /MADS-box.*residues \d+–\d+ of/ })
    .first()
    .click()
  await expect(figure.getByText(/^Residues \d+–\d+: (\d+) of \1 in the structure/)).toBeVisible()

  // A click on the molecule: the picture is searched for a residue, because what it shows is not in the document.
  const canvas = figure.getByRole('img')
  await canvas.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.boundingBox()) ?? {}
  const before = page.url()
  for (let step = 0; step < 40 && page.url() === before; step++) {
    await page.mouse.click(x + width * (0.35 + 0.3 * ((step * 0.618) % 1)), y + height * (0.3 + 0.4 * ((step * 0.381) % 1)))
  }
  await expect(page).toHaveURL(/residues=(\d+)-\1/)
  await figure.getByRole('button', { name: 'Reset view' }).click()

  // From the sequence: the second letter of the second group of the first line.
  const line = page.getByRole('region', { name: 'Sequence of AT4G18960.1' }).locator('code').first()
  await line.scrollIntoViewIfNeeded()
  const letters = await line.boundingBox()
  const length = (await line.textContent())?.length ?? 0
  await line.click({ position: { x: ((letters?.width ?? 0) * 12.5) / length, y: 8 } })
  await expect(page).toHaveURL(/residues=12-12/)
  await expect(page.locator('[data-residues="12-12"]')).toBeVisible()
  await expect(figure.getByText(/^Residue 12 \([A-Z]\)/)).toBeVisible()
  expect(requests.filter((path) => path.endsWith('/variants'))).toEqual([])
  await figure.getByText('Variants', { exact: true }).click()
  await expect(card.getByText(/^Variants of demo accessions \(7 samples; CC0\)/)).toBeVisible()
  await expect(figure.getByText(/^Residue 12 \([A-Z]\): no change by a variant/)).toBeVisible()

  const [png] = await Promise.all([page.waitForEvent('download'), figure.getByRole('button', { name: 'Save PNG' }).click()])
  expect(png.suggestedFilename()).toBe('DEMO-P17839-F1_of_AT4G18960.1.png')
  expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG')
  const [mmcif] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Save mmCIF' }).click()])
  expect(await readFile(await mmcif.path(), 'utf8')).toMatch(/^data_DEMO-P17839-F1\n/)

  await inEachLook(page, farthestLooks, async () => {
    await figure.scrollIntoViewIfNeeded()
    await checkPage(page)
  })
  expect(errors).toEqual([])
})

test('[STRUCT-009] a browser without WebGL says so, and the table remains', async ({ page }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext
    // The browser as it is without a graphics driver; all other contexts are its own.
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
      return type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest])
    } as typeof getContext
  })
  await openProtein(page)
  const card = page.getByRole('region', { name: /^Structure/ })
  await card.getByRole('button', { name: 'Show structure' }).click()
  await expect(card.getByText(/can’t draw in three dimensions/)).toBeVisible()
  await expect(card.getByRole('table', { name: 'Residues of DEMO1' })).toBeVisible()
})
