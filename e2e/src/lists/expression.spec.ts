import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { madeUpMatrix } from '@rosette/features/expression/contract/fixtures/made-up-matrix.ts'
import { msUntilRendered } from '@rosette/features/expression/contract/fixtures/ms-until-rendered.ts'
import { checkPage, listenForErrors } from '../kit/check-page.ts'
import { allLooks, inEachLook } from '../kit/in-each-look.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const address = '/tools/expression?items=AG,AP1,AP3,PI,SEP3,LFY,FT,FLC,CO,SOC1,AT1G01010'
const figure = (page: Page) => page.getByRole('figure', { name: /^Expression of \d+ genes in / })
const picture = (page: Page) => figure(page).getByRole('application')
const line = (page: Page) =>
  figure(page)
    .getByText(/ in .+ \(.+\): /)
    .first()

/** How many colours a canvas has: one that nothing was drawn on has one. */
const coloursOf = (page: Page) =>
  picture(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      const colours = new Set<number>()
      for (let at = 0; at < data.length; at += 4) colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
      return colours.size
    })

test('[EXPR-022] arrow keys move through the heat map, and the page is clean in both themes and on a phone', async ({ page }) => {
  const errors = listenForErrors(page)
  await as('anonymous').open(page, address)
  await expect(picture(page)).toBeVisible()
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(5)
  const first = (await line(page).textContent()) ?? ''
  await picture(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(line(page)).not.toHaveText(first)
  await page.keyboard.press('ArrowLeft')
  await expect(line(page)).toHaveText(first)
  await page.keyboard.press('b')
  await expect(figure(page).getByText(/ genes selected: /)).toBeVisible()
  await inEachLook(page, allLooks, async () => {
    await checkPage(page)
    expect(await coloursOf(page)).toBeGreaterThan(5)
  })
  expect(errors).toEqual([])
})

test('[EXPR-023] on a phone, of which most of the picture is out of sight, files have every gene and sample', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await as('anonymous').open(page, address)
  await expect(picture(page)).toBeVisible()
  const save = async (format: 'SVG' | 'PNG') => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      figure(page)
        .getByRole('button', { name: `Save ${format}` })
        .click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^Expression_of_9_genes_in_.*\\.${format.toLowerCase()}$`))
    return readFile(await file.path())
  }
  const svg = (await save('SVG')).toString().replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  for (const name of ['AG', 'AP1', 'AP3', 'PI', 'SEP3', 'FT', 'FLC', 'CO', 'SOC1']) expect(svg).toContain(`>${name}</text>`)
  await figure(page).getByRole('button', { name: 'View as table' }).click()
  const heads = await figure(page).getByRole('columnheader').allTextContents()
  const samples = heads.flatMap((head) => /^.+: (.+)$/.exec(head.trim())?.[1] ?? [])
  expect(samples.length).toBeGreaterThan(2)
  for (const sample of samples) expect(svg).toContain(sample.slice(0, 8))
  expect((await save('PNG')).subarray(1, 4).toString()).toBe('PNG')
})

test('[EXPR-020] a list leads to its expression', async ({ page }) => {
  await as('anonymous').open(page, '/tools/expression')
  await page.getByRole('link', { name: /^Floral organs/ }).click()
  await expect(page).toHaveURL(/\/tools\/expression\?items=AG/)
  await expect(page.getByRole('region', { name: 'Without values' }).getByRole('link', { name: 'AT5G61850' })).toBeVisible()
})

// A second on an idle machine: `npm run bench -- expression`.
test('[EXPR-024] 400 genes by 100 samples are clustered and drawn in at most five times a second', async ({ page }) => {
  await page.route('**/api/expression?*', (route) => route.fulfill({ json: madeUpMatrix(400, 100) }))
  await as('anonymous').open(page, '/tools/expression')
  await page.getByRole('link', { name: /^Floral organs/ }).click()
  expect(await page.evaluate<number>(msUntilRendered)).toBeLessThan(5000)
  await expect(figure(page).getByText(/^400 of 400 genes are measured in Made up/)).toBeVisible()
})
