import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const picture = (page: Page) => page.getByRole('figure', { name: 'AT4G18960 gene and insertions' })
const drawing = (page: Page) => picture(page).getByRole('group', { name: 'AT4G18960 on Chr4, forward' })
const ruler = async (page: Page) => (await drawing(page).locator('text').allTextContents()).filter((text) => /^[\d,]+$/.test(text))

test.beforeEach(async ({ page }) => {
  await open(page, '/locus?name=AT4G18960')
  await expect(drawing(page)).toBeVisible()
})

test('[PICT-014] [PICT-003] [PICT-010] place, files and wheel of the picture', async ({ page }) => {
  await test.step('[PICT-014] the picture stands below the key facts and first in the side list', async () => {
    const list = page.getByRole('navigation', { name: 'Sections' })
    await expect(list.getByRole('link').first()).toHaveText('Overview')
    const [facts, card] = [await page.getByLabel('Key facts').boundingBox(), await page.locator('#overview').boundingBox()]
    expect((card?.y ?? 0) - (facts?.y ?? 0) - (facts?.height ?? 0)).toBeLessThan(60)
  })
  await test.step('[PICT-003] the picture is saved as a PNG of twice its size, with a margin and its legend, and as an SVG with its colours', async () => {
    const box = await drawing(page).boundingBox()
    const [png] = await Promise.all([page.waitForEvent('download'), picture(page).getByRole('button', { name: 'Save PNG' }).click()])
    expect(png.suggestedFilename()).toBe('AT4G18960_gene_and_insertions.png')
    const bytes = await readFile(await png.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    // ENRICH-030: 20 px on each side.
    expect(Math.abs(bytes.readUInt32BE(16) - ((box?.width ?? 0) + 40) * 2)).toBeLessThanOrEqual(2)
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(((box?.height ?? 0) + 40) * 2)
    const [svg] = await Promise.all([page.waitForEvent('download'), picture(page).getByRole('button', { name: 'Save SVG' }).click()])
    const text = await readFile(await svg.path(), 'utf8')
    // Exon, intron and UTR of the light theme: --d1 and --d3 occur here.
    expect(text).toContain('rgb(31, 95, 168)')
    expect(text).toContain('rgb(168, 102, 11)')
  })
  await test.step('[PICT-010] the wheel scrolls the page unless the picture has the focus or Ctrl is held', async () => {
    const all = await ruler(page)
    const box = await drawing(page).boundingBox()
    if (!box) throw new Error('The picture has no box')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    expect(await ruler(page)).toEqual(all)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 1)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -400)
    await page.keyboard.up('Control')
    await expect.poll(() => ruler(page)).not.toEqual(all)
    await page.getByRole('button', { name: 'Whole gene' }).click()
    expect(await ruler(page)).toEqual(all)
    await picture(page)
      .getByRole('link', { name: /^AT4G18960\.1, representative/ })
      .focus()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => ruler(page)).not.toEqual(all)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('[PICT-001] [PICT-009] [PICT-011] keys walk along the marks, zoom and open the record', async ({ page }) => {
  const all = await ruler(page)
  await picture(page)
    .getByRole('link', { name: /^SALKseq_043741/ })
    .focus()
  await expect(picture(page).getByText('Chr4:10,385,822 · intron 2 of all 4 models')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(picture(page).getByRole('link', { name: /^GABIseq_292H01/ })).toBeFocused()
  await page.keyboard.press('+')
  await expect.poll(() => ruler(page)).not.toEqual(all)
  await page.keyboard.press('0')
  await expect.poll(() => ruler(page)).toEqual(all)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GABIseq_292H01.1')
  await expect(
    page
      .locator('#overview')
      .getByRole('link', { name: /^GABIseq_292H01/, exact: false })
      .first(),
  ).toHaveAttribute('aria-current', 'true')
})

test('[PICT-016] [PICT-007] the picture on a phone, and that of a crowded gene', async ({ page }) => {
  await test.step('[PICT-016] on a phone the labels stand above the lanes and the chromosomes are left out', async () => {
    await expect(page.getByRole('img', { name: /^Position on Chr4/ }).first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('#overview').getByRole('img', { name: /^Position on Chr4/ })).toBeHidden()
    const [box, view] = [await drawing(page).boundingBox(), page.viewportSize()]
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(view?.width ?? 0)
  })
  await test.step('[PICT-007] the heads of a crowded gene do not overlap, also on a phone', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/locus?name=AT1G90030')
      const heads = page.getByRole('figure', { name: 'AT1G90030 gene and insertions' }).locator('a circle:last-of-type')
      await expect(heads.first()).toBeVisible()
      const boxes = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON()))
      expect(boxes.length).toBeGreaterThan(20)
      for (const [index, one] of boxes.entries()) {
        const overlapping = boxes.slice(index + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.width - 1)
        expect(overlapping, `${width}: ${JSON.stringify(one)}`).toEqual([])
      }
    }
  })
})
