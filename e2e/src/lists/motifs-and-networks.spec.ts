import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { checkAllLooks } from '../kit/check-all-looks.ts'
import { listenForErrors } from '../kit/check-page.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const genes = 'AG,AP1,AP3,PI,SEP3,LFY,FT,FLC,CO,SOC1,AT1G01010'

test('[MOTIF-009] [MOTIF-014] motifs of a list: coverage first, the sites of a chosen motif, and a page that is clean in every look', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  await as('anonymous').open(page, `/tools/motifs?items=${genes}`)
  await expect(page.getByText(/\d+ of \d+ genes could be tested/)).toBeVisible()
  const table = page.getByRole('region', { name: 'Motifs, best first' })
  await table.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/motif=MA/)
  await expect(page.getByRole('heading', { name: /^Sites/ })).toBeVisible()
  await checkAllLooks(page)
  expect(errors).toEqual([])
  // After the errors: the browser logs each style of the file as one that it does not apply to the page.
  const [picture] = await Promise.all([page.waitForEvent('download'), table.getByRole('button', { name: 'Save SVG' }).click()])
  expect(await readFile(await picture.path(), 'utf8')).toMatch(/<svg[^>]*><rect[^>]*><text[^>]*>Motifs, best first</)
})

test('[NETWORK-008] [NETWORK-014] the network of a list as graph and as table is clean in every look', async ({ page }) => {
  const errors = listenForErrors(page)
  await as('anonymous').open(page, `/tools/network?items=${genes}&groups=biological process`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Edges' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^A .* \(\d+ genes\)$/ })).toBeVisible()
  await checkAllLooks(page)
  expect(errors).toEqual([])
})

test('[NETWORK-016] the neighbourhood of a locus is clean in every look, and its file says what its lines mean', async ({ page }) => {
  const errors = listenForErrors(page)
  await as('anonymous').open(page, '/locus?name=AT4G18960#protein-data')
  await page.getByRole('button', { name: 'Show the neighbourhood of AT4G18960' }).click()
  const figure = page.getByRole('figure', { name: 'Neighbourhood of AT4G18960' })
  const edge = figure.getByRole('button', { name: 'LFY activates AG, by BAR' })
  await edge.focus()
  await page.keyboard.press('Enter')
  await expect(edge).toHaveAttribute('aria-pressed', 'true')
  await figure.getByRole('button', { name: 'View as table' }).click()
  await expect(
    page.getByRole('table', { name: 'Edges around AT4G18960' }).getByRole('row').filter({ hasText: 'LFY' }).first(),
  ).toBeVisible()
  await checkAllLooks(page)
  expect(errors).toEqual([])
  const [picture] = await Promise.all([page.waitForEvent('download'), figure.getByRole('button', { name: 'Save SVG' }).click()])
  const text = await readFile(await picture.path(), 'utf8')
  const green = /<line [^>]*stroke="(rgb\([^"]+\))"[^>]*stroke-dasharray="none"[^>]*\/><text[^>]*>activates \d+</.exec(text)?.[1]
  expect(green).toBeDefined()
  expect(text).toMatch(new RegExp(`<line [^>]*style="[^"]*stroke: ?${green?.replace(/[()]/g, '\\$&')}`))
})
