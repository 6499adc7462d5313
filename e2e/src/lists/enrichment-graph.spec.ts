import { expect, type Page } from '@playwright/test'
import { exampleLists } from '@rosette/features/enrichment/contract/example-lists.ts'
import { mostGraphTerms, TermGraph } from '@rosette/features/enrichment/contract/term-graph.ts'
import { checkPage, listenForErrors } from '../kit/check-page.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const url = process.env.E2E_REAL_URL

// The demo release has small pictures (enrichment.spec.ts).
test.skip(!url, 'the official files are not at hand: ROSETTE_RELEASE_DIR is not set')
test.use({ baseURL: url })

const picture = (page: Page) => page.getByRole('figure', { name: 'Graph of the significant terms' })
const nodes = (page: Page) => picture(page).locator('svg').getByRole('button')
const node = (page: Page, term: string) => picture(page).getByRole('button', { name: new RegExp(`^${term}: \\d`) })

/** Opens the graph of an example, and asks what is to be in it. */
async function openGraph(page: Page, { items }: { items: readonly string[] } = exampleLists[0]): Promise<TermGraph> {
  await as('anonymous').open(page, `/tools/enrichment?items=${items.join(',')}&view=graph`)
  await expect(nodes(page).first()).toBeVisible({ timeout: 30_000 })
  return TermGraph.parse(await (await page.request.get(`/api/enrichment/graph?items=${items.join(',')}`)).json())
}

test('[ENRICH-027] terms, keys and lines of the graph (needs ROSETTE_REAL_SITE)', async ({ page }) => {
  const { terms, left } = await openGraph(page)
  await test.step('[ENRICH-027] the terms of the table are drawn with their numbers, and those that they meet in are dashed', async () => {
    expect(left).toBe(0)
    await expect(nodes(page)).toHaveCount(terms.length)
    await page.getByRole('combobox', { name: 'Rows per page of Over-represented terms' }).selectOption({ label: '50 per page' })
    const rows = page.getByRole('table', { name: 'Over-represented terms' }).locator('tbody tr')
    await expect(rows).toHaveCount(terms.filter(({ isJoint }) => !isJoint).length)
    const listed = await rows.evaluateAll((found) =>
      found.map((row) => {
        const [, , name, list, all, , , , q] = Array.from(row.querySelectorAll('td'), (cell) => cell.textContent ?? '')
        return `${name}: ${list} of ${all} genes, q ${q}`
      }),
    )
    const rendered = await nodes(page).evaluateAll((found) =>
      found.map((each) => ({ label: each.getAttribute('aria-label') ?? '', isDashed: each.querySelector('[data-joint]') !== null })),
    )
    const labelsOf = (isDashed: boolean) => rendered.filter((each) => each.isDashed === isDashed).map(({ label }) => label)
    expect(labelsOf(false).toSorted()).toEqual(listed.toSorted())
    expect(labelsOf(true)).toContain('negative regulation of biological process: 7 of 1,929 genes, q 0.034')
  })
  await test.step('[ENRICH-027] by keyboard alone a term is reached along the lines, and its genes are opened', async () => {
    await picture(page).getByRole('button', { name: 'View as table' }).focus()
    await page.keyboard.press('Tab')
    await expect(nodes(page).first()).toBeFocused()
    await walk(page, 'ArrowDown', 'regulation of biological process')
    await page.keyboard.press('ArrowRight')
    await walk(page, 'ArrowDown', 'regulation of developmental process')
    await page.keyboard.press('ArrowRight')
    await walk(page, 'ArrowDown', 'regulation of flower development')
    // What is gone to is said below the picture.
    await expect(picture(page).locator('figcaption')).toContainText('regulation of flower development: 14 of 183 genes, q 2.8e-22')
    await page.keyboard.press('ArrowLeft')
    await expect(node(page, 'regulation of developmental process')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await walk(page, 'ArrowDown', 'regulation of flower development')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/term=GO%3A0009909/)
    await expect(node(page, 'regulation of flower development')).toHaveAttribute('aria-pressed', 'true')
    const genes = page.getByRole('table', { name: 'Genes of regulation of flower development' })
    await expect(genes.getByRole('link', { name: /^AT\dG\d{5}$/ })).toHaveCount(10)
  })
  await test.step('[ENRICH-027] a line leads from each term to the broader ones on its left that its table names', async () => {
    const nameOf = new Map(terms.map(({ id, name }) => [id, name]))
    const known = terms.flatMap(({ name, parents }) => parents.map((parent) => `${name} < ${nameOf.get(parent)}`))
    expect(known).toContain('negative regulation of flower development < regulation of flower development')
    expect((await renderedLines(page)).toSorted()).toEqual(known.toSorted())
    await picture(page).getByRole('button', { name: 'View as table' }).click()
    const row = picture(page).getByRole('row').filter({ hasText: 'negative regulation of flower development' })
    await picture(page)
      .getByRole('combobox', { name: /^Rows per page/ })
      .selectOption({ label: '50 per page' })
    await expect(row.getByRole('cell').last()).toHaveText('GO:0009909, GO:0048519')
  })
})

test('[ENRICH-027] [ENRICH-018] graph and dots on a phone (needs ROSETTE_REAL_SITE)', async ({ page }) => {
  await test.step('[ENRICH-027] on a phone the graph scrolls in its frame, and a term that is gone to comes into view', async () => {
    const errors = listenForErrors(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openGraph(page)
    await look(page)
    const far = node(page, 'negative regulation of flower development')
    await expect(far).not.toBeInViewport()
    await node(page, 'regulation of flower development').focus()
    await page.keyboard.press('ArrowRight')
    await walk(page, 'ArrowDown', 'positive regulation of flower development')
    await expect(node(page, 'positive regulation of flower development')).toBeInViewport({ ratio: 0.95 })
    expect(errors).toEqual([])
  })
  await test.step('[ENRICH-018] on a phone the texts of the dots are apart from each other', async () => {
    await page.getByRole('group', { name: 'Picture' }).getByText('Dots').click()
    const dots = page.getByRole('figure', { name: 'Enrichment of GO process terms' })
    await expect(dots).toBeVisible()
    const tooNear = await dots.locator('svg[role="group"] text').evaluateAll((texts) => {
      const placed = texts.map((text) => ({ text: text.textContent ?? '', at: text.getBoundingClientRect() }))
      const meet = (one: DOMRect, other: DOMRect) =>
        one.left < other.right + 4 && other.left < one.right + 4 && one.top + 2 < other.bottom && other.top + 2 < one.bottom
      return placed.flatMap((one, index) =>
        placed.slice(index + 1).flatMap((other) => (meet(one.at, other.at) ? [`${one.text} ${other.text}`] : [])),
      )
    })
    expect(tooNear).toEqual([])
  })
})

test('[ENRICH-029] genes of a term beside the dots, or below them with their evidence on a narrow screen (needs ROSETTE_REAL_SITE)', async ({
  page,
}) => {
  for (const width of [1440, 1280, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await as('anonymous').open(page, `/tools/enrichment?items=${exampleLists[0].items.join(',')}`)
      const dots = page.getByRole('figure', { name: 'Enrichment of GO process terms' })
      await dots.getByRole('button', { name: /^regulation of flower development: / }).click()
      const card = page.getByRole('region', { name: 'regulation of flower development', exact: true })
      await expect(card).toContainText('Folded into it, ')
      await expect(card.locator('tbody').getByRole('rowheader').or(card.locator('tbody td:first-child'))).toHaveCount(10)
      const places = async () => {
        const [picture, genes] = [await dots.boundingBox(), await card.boundingBox()]
        return picture && genes && { isBeside: genes.x >= picture.x + picture.width, isBelow: genes.y >= picture.y + picture.height }
      }
      if (width === 1440) {
        await expect.poll(places).toEqual({ isBeside: true, isBelow: false })
        await card.getByRole('button', { name: 'Show all 14 with evidence and papers' }).click()
      }
      await expect.poll(places).toEqual({ isBeside: false, isBelow: true })
      await expect(card.getByRole('link', { name: /^PMID/ }).first()).toBeVisible()
      await checkPage(page)
    })
  }
})

test('[ENRICH-027] the graph of each example has all of its lines, and every name in its box (needs ROSETTE_REAL_SITE)', async ({
  page,
}) => {
  for (const example of exampleLists) {
    await test.step(example.label, async () => {
      const { terms } = await openGraph(page, example)
      expect(terms.length).toBeGreaterThan(10)
      expect(terms.length).toBeLessThanOrEqual(mostGraphTerms)
      expect(await renderedLines(page)).toHaveLength(terms.flatMap(({ parents }) => parents).length)
      expect(await textsBeyond(page)).toEqual([])
    })
  }
})

test('[ENRICH-018] [ENRICH-019] [ENRICH-027] graph, tree and dots are clean in both themes (needs ROSETTE_REAL_SITE)', async ({ page }) => {
  await openGraph(page)
  await look(page)
  const pictures = page.getByRole('group', { name: 'Picture' })
  await pictures.getByText('Tree').click()
  await expect(page.getByRole('treegrid')).toBeVisible()
  await look(page)
  await pictures.getByText('Dots').click()
  await expect(page.getByRole('figure').getByRole('button', { name: /^regulation of flower development: .* fold, q / })).toBeVisible()
  await look(page)
})

/** In both themes, as by a reader who dims the room. */
async function look(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
    await checkPage(page)
  }
}

/** Presses a key until the focus is on a term, which must be further on that way. */
async function walk(page: Page, key: string, term: string): Promise<void> {
  for (;;) {
    const here = await focusedName(page)
    if (here.startsWith(`${term}: `)) return
    await page.keyboard.press(key)
    expect(await focusedName(page), `${term} was not reached by ${key}`).not.toBe(here)
  }
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Each line of the drawing by the names at its ends: 'narrower < broader'. */
function renderedLines(page: Page): Promise<string[]> {
  return picture(page).evaluate((figure) => {
    const boxes = Array.from(figure.querySelectorAll('[data-mark]'), (mark) => {
      const box = mark.querySelector('rect')?.getBBox()
      const name = (mark.getAttribute('aria-label') ?? '').split(': ')[0] ?? ''
      return { name, left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0), middle: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    })
    const isNear = (one: number, other: number) => Math.abs(one - other) < 1
    return Array.from(figure.querySelectorAll<SVGPathElement>('svg[role="group"] > path'), (line) => {
      const [start, end] = [line.getPointAtLength(0), line.getPointAtLength(line.getTotalLength())]
      const broader = boxes.find(({ right, middle }) => isNear(right, start.x) && isNear(middle, start.y))
      const narrower = boxes.find(({ left, middle }) => isNear(left, end.x) && isNear(middle, end.y))
      return `${narrower?.name} < ${broader?.name}`
    })
  })
}

/** Lines of text that leave the box of their term. */
function textsBeyond(page: Page): Promise<string[]> {
  return nodes(page).evaluateAll((found) =>
    found.flatMap((mark) => {
      const box = mark.querySelector('rect')?.getBoundingClientRect()
      const texts = Array.from(mark.parentElement?.querySelectorAll('text') ?? [])
      const isBeyond = ({ left, right, top, bottom }: DOMRect) =>
        !box || left < box.left || right > box.right - 3 || top < box.top || bottom > box.bottom
      if (texts.length < 2) return [`${mark.getAttribute('aria-label')} has no text`]
      return texts.filter((text) => isBeyond(text.getBoundingClientRect())).map(({ textContent }) => textContent ?? '')
    }),
  )
}
