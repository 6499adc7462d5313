import type { GeneVariant } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { at4g18960 } from '@rosette/kinds/locus/fixtures/at4g18960.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GenePicture } from './gene-picture.tsx'
import { mostLevels } from './place-lollipops.ts'

const { geneModels, variants } = at4g18960
const [first] = variants.rows
if (!first) throw new Error('The fixture has no insertions')

const draw = (rows: readonly GeneVariant[] = variants.rows, own: { ownModel?: string; ownVariants?: number[] } = {}) =>
  renderInSite(<GenePicture name="AT4G18960" models={geneModels} variants={{ rows: [...rows], total: rows.length }} {...own} />)

const mark = (name: RegExp) => screen.getByRole('link', { name })
const headOf = (name: RegExp) => mark(name).querySelector('circle:last-of-type')
const percentOf = (element: Element | null | undefined, attribute: string) => Number.parseFloat(element?.getAttribute(attribute) ?? '')
const drawing = () => screen.getByRole('group', { name: 'AT4G18960 on Chr4, forward' })
const ruler = () => [...drawing().querySelectorAll('text')].map((text) => text.textContent ?? '').filter((text) => /^[\d,]+$/.test(text))

test('[PICT-004] coding parts are full, untranslated parts thin, and all stand where they lie on the axis', async () => {
  await draw([])
  const shapes = [...drawing().querySelectorAll('rect[data-part]')].slice(0, 11)
  expect(shapes.map((shape) => shape.getAttribute('data-part'))).toEqual(['utr', 'utr', ...Array(8).fill('coding'), 'utr'])
  const [utr, , coding, next] = shapes
  expect(Number(coding?.getAttribute('height'))).toBeGreaterThan(Number(utr?.getAttribute('height')))
  // The whole gene with 3 percent at both ends: 501 bases of 6,024.
  expect(percentOf(utr, 'x')).toBeCloseTo(2.85, 1)
  expect(percentOf(utr, 'width')).toBeCloseTo((501 / 6024) * 100, 1)
  expect(percentOf(next, 'x') - percentOf(coding, 'x')).toBeCloseTo(((10_387_146 - 10_383_917) / 6024) * 100, 1)
})

test('[PICT-004] arrows on introns point in the direction of the gene', async () => {
  await draw([])
  const arrows = [...drawing().querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(arrows.length).toBeGreaterThan(8)
  expect(new Set(arrows)).toEqual(new Set(['M-2 -3.5 L2 0 L-2 3.5']))
})

test('[PICT-005] insertions stand at their positions and carry the part that they hit', async () => {
  await draw()
  const intron = headOf(/^SALKseq_043741\.2, T-DNA insertion, intron, Chr4:10,385,822/)
  const utr = headOf(/^SALKseq_040036\.5, T-DNA insertion, UTR, Chr4:10,388,465/)
  expect(intron?.closest('[data-part]')?.getAttribute('data-part')).toBe('intron')
  expect(utr?.closest('[data-part]')?.getAttribute('data-part')).toBe('UTR')
  expect(percentOf(utr, 'cx') - percentOf(intron, 'cx')).toBeCloseTo(((10_388_465 - 10_385_822) / 6024) * 100, 1)
  const legend = screen.getByText('Part hit').parentElement
  for (const word of ['exon', 'intron', 'UTR', 'homozygous', 'coding', 'untranslated']) expect(legend?.textContent).toContain(word)
})

test('[PICT-006] only a homozygous insertion is filled', async () => {
  const zygosities = ['homozygous', 'heterozygous', 'wild type', null] as const
  await draw(
    zygosities.map((zygosity, index) => ({
      ...first,
      polymorphism: { ...first.polymorphism, key: index + 1, label: `line${index}` },
      start: 10_384_000 + index * 1000,
      end: 10_384_000 + index * 1000,
      zygosity,
    })),
  )
  expect(zygosities.map((_, index) => headOf(new RegExp(`^line${index}`))?.hasAttribute('data-filled'))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(mark(/^line2/).getAttribute('aria-label')).toContain('wild type')
  expect(mark(/^line3/).getAttribute('aria-label')).toContain('zygosity not known')
})

test('[PICT-007] neighbours stand on different levels, and three hundred fold into counts that zoom in', async () => {
  await draw()
  const heights = ['059608', '046297', '064734'].map((name) => headOf(new RegExp(name))?.getAttribute('cy'))
  expect(new Set(heights).size).toBeGreaterThan(1)
  expect(headOf(/SALKseq_043741/)?.getAttribute('cy')).toBe(headOf(/GABIseq/)?.getAttribute('cy'))
})

test('[PICT-007] three hundred insertions fold into counts that zoom in', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...first,
    polymorphism: { ...first.polymorphism, key: index + 1, label: `line${index}` },
    start: 10_385_000 + index,
    end: 10_385_000 + index,
  }))
  await draw(many)
  const rendered = () => screen.getAllByRole('link', { name: /^line/ })
  const levels = new Set(rendered().map((link) => link.querySelector('circle')?.getAttribute('cy')))
  expect(levels.size).toBe(mostLevels)
  const folds = screen.getAllByRole('button', { name: /more insertions at .*: zoom in/ })
  const [fold = document.body] = folds
  const folded = folds.map((fold) => Number(fold.getAttribute('aria-label')?.split(' ')[0])).reduce((sum, count) => sum + count, 0)
  expect(rendered().length + folded).toBe(300)
  const before = ruler()
  fireEvent.keyDown(fold, { key: 'Enter' })
  expect(ruler()).not.toEqual(before)
})

test('[PICT-008] other polymorphisms are ticks as long as what they change', async () => {
  const change = (label: string, polymorphismType: string, start: number, end: number): GeneVariant => ({
    ...first,
    polymorphism: { kind: 'polymorphism', key: start, label },
    polymorphismType,
    insertionType: null,
    part: null,
    start,
    end,
  })
  await draw([change('ag-1', 'substitution', 10_384_500, 10_384_500), change('ag-9', 'deletion', 10_385_000, 10_386_204)])
  expect(screen.queryByText(/^Insertions/)).toBeNull()
  expect(percentOf(mark(/^ag-9, deletion, Chr4:10,385,000–10,386,204$/).querySelector('rect'), 'width')).toBeCloseTo(20, 0)
  expect(percentOf(mark(/^ag-1, substitution/).querySelector('rect'), 'width')).toBeLessThan(0.5)
})

test('[PICT-009] buttons and keys zoom and move, within the whole gene', async () => {
  await draw()
  const [zoomOut, whole] = ['Zoom out', 'Whole gene'].map((name) => screen.getByRole('button', { name }))
  const all = ruler()
  expect([zoomOut, whole].map((button) => button?.hasAttribute('disabled'))).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(ruler()).not.toEqual(all)
  fireEvent.click(screen.getByRole('button', { name: 'Whole gene' }))
  expect(ruler()).toEqual(all)
  const model = mark(/^AT4G18960\.1/)
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(model, { key, shiftKey })
  press('+')
  press('+')
  const near = ruler()
  press('ArrowRight', true)
  expect(Number(ruler()[0]?.replaceAll(',', ''))).toBeGreaterThan(Number(near[0]?.replaceAll(',', '')))
  press('ArrowLeft', true)
  expect(ruler()).toEqual(near)
  press('0')
  expect(ruler()).toEqual(all)
  press('-')
  expect(ruler()).toEqual(all)
  for (let step = 0; step < 30; step += 1) press('+')
  expect(ruler().length).toBeGreaterThan(2)
})

/** The DOM of the tests leaves the keys out of a wheel event. */
function wheel(element: Element, deltaY: number, keys: { ctrlKey?: boolean; metaKey?: boolean } = {}): boolean {
  const event = Object.assign(new Event('wheel', { bubbles: true, cancelable: true }), { deltaY, deltaMode: 0, clientX: 0, ...keys })
  return fireEvent(element, event)
}

test('[PICT-010] the wheel zooms with Ctrl or in focus, and else belongs to the page', async () => {
  await draw()
  const all = ruler()
  const svg = drawing()
  expect(wheel(svg, -200)).toBe(true)
  expect(ruler()).toEqual(all)
  expect(wheel(svg, -400, { ctrlKey: true })).toBe(false)
  expect(ruler()).not.toEqual(all)
  for (let turn = 0; turn < 5; turn += 1) wheel(svg, 900, { metaKey: true })
  expect(ruler()).toEqual(all)
  mark(/^AT4G18960\.1/).focus()
  expect(wheel(svg, 100)).toBe(true)
  expect(wheel(svg, -400)).toBe(false)
  expect(ruler()).not.toEqual(all)
})

test('[PICT-009] keys zoom around the mark in focus, and the focus stays in the picture', async () => {
  await draw()
  const last = mark(/^SALKseq_040036/)
  last.focus()
  await screen.findByText('Open record')
  for (let step = 0; step < 6; step += 1) fireEvent.keyDown(last, { key: '+' })
  expect(document.activeElement).toBe(mark(/^SALKseq_040036/))
  for (let step = 0; step < 40; step += 1) fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft', shiftKey: true })
  expect(drawing().contains(document.activeElement)).toBe(true)
})

test('[PICT-010] two fingers zoom, one drags', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 200))
  await draw()
  const all = ruler()
  const svg = drawing()
  const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, pointerType: 'touch' })
  fireEvent.pointerDown(svg, finger(1, 300))
  fireEvent.pointerDown(svg, finger(2, 400))
  fireEvent.pointerMove(svg, finger(2, 700))
  fireEvent.pointerUp(svg, finger(2, 700))
  const near = ruler()
  expect(near).not.toEqual(all)
  fireEvent.pointerMove(svg, finger(1, 100))
  fireEvent.pointerUp(svg, finger(1, 100))
  expect(ruler()).not.toEqual(near)
  const moved = ruler()
  fireEvent.pointerMove(svg, finger(1, 300))
  expect(ruler()).toEqual(moved)
})

test('[PICT-011] a mark in focus or pointed at shows its card, and Escape closes it', async () => {
  await draw()
  const insertion = mark(/^SALKseq_043741/)
  insertion.focus()
  const open = await screen.findByRole('link', { name: 'Open record' })
  expect(open.getAttribute('href')).toBe(insertion.getAttribute('href'))
  expect(open.parentElement?.textContent).toMatch(/SALKseq_043741\.2 T-DNA insertion.*intron 2 of all 4 models.*zygosity not known/)
  fireEvent.keyDown(insertion, { key: 'Escape' })
  expect(screen.queryByText('Open record')).toBeNull()
  fireEvent.pointerEnter(mark(/^GABIseq/))
  expect(screen.getByText('Open record').parentElement?.textContent).toContain('GABIseq_292H01.1')
})

test('[PICT-011] the first tap shows the card, the second follows the link', async () => {
  const { router } = await draw()
  const insertion = mark(/^SALKseq_043741/)
  const tap = () => {
    fireEvent.pointerDown(insertion, { pointerType: 'touch', pointerId: 5, clientX: 10 })
    fireEvent.pointerUp(insertion, { pointerType: 'touch', pointerId: 5, clientX: 10 })
    fireEvent.focus(insertion)
    fireEvent.click(insertion, { detail: 1, clientX: 10 })
  }
  tap()
  expect(router.history.location.pathname).toBe('/')
  expect(screen.getByText('Open record')).toBeTruthy()
  tap()
  expect(router.history.location.href).toBe(insertion.getAttribute('href'))
})

test('[PICT-012] what has no position is named below and not drawn', async () => {
  await draw()
  expect(screen.getByText('Part known, position not given:')).toBeTruthy()
  const below = within(screen.getByRole('list', { name: 'Part known, position not given:' }))
  expect(below.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'SALK_014999 intron, wild type',
    'WiscDsLox461-464D1 exon, homozygous',
  ])
  expect(screen.getByText('Insertions').textContent).toBe('Insertions 8')
})

test('[PICT-012] what lies far from the gene is named with its place, and a long list is folded', async () => {
  const far = Array.from({ length: 20 }, (_, index) => ({
    ...first,
    polymorphism: { ...first.polymorphism, key: index + 1, label: `far${index}` },
    start: 4304,
    end: 4304,
  }))
  await draw(far)
  expect(screen.getByText('Not in the picture:')).toBeTruthy()
  expect(screen.getAllByText(/^far\d+$/)).toHaveLength(12)
  expect(screen.getByText('far0').parentElement?.textContent).toContain('Chr4:4,304')
  fireEvent.click(screen.getByRole('button', { name: 'Show 8 more' }))
  expect(screen.getAllByText(/^far\d+$/)).toHaveLength(20)
})

test('[PICT-001] [PICT-002] the table has a row for every mark, and keys walk along all of them', async () => {
  // Ten rows are one page of the table.
  await draw(variants.rows.slice(4))
  const marks = [...drawing().querySelectorAll('[data-mark]')].map((each) => each.getAttribute('aria-label')?.split(/[,:]/)[0])
  expect(marks).toHaveLength(8)
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  const table = within(screen.getByRole('table', { name: 'Gene models and polymorphisms of AT4G18960' }))
  const names = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)
  expect(names.toSorted()).toEqual([...marks, 'SALK_014999', 'WiscDsLox461-464D1'].toSorted())
  mark(/^GABIseq.*T-DNA/).focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' })
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^AT4G18960\.4: /)
  expect(screen.getByText(/^AT4G18960\.4: .*9 exons/)).toBeTruthy()
})

test('[PICT-015] what the page is about is marked', async () => {
  await draw(variants.rows, { ownModel: 'AT4G18960.2', ownVariants: [first.polymorphism.key] })
  expect(screen.getAllByRole('link', { current: true }).map((link) => link.getAttribute('aria-label')?.split(/[,:]/)[0])).toEqual([
    'SALKseq_043741.2',
    'AT4G18960.2',
  ])
})

test('[PICT-013] a list that was cut says how many there are', async () => {
  await renderInSite(<GenePicture name="AT4G18960" models={geneModels} variants={{ rows: variants.rows, total: 312 }} />)
  expect(screen.getByText('The first 10 of 312 polymorphisms by position are shown.')).toBeTruthy()
})

test('[BLAST-043] stretches that were found lie on the axis, are reached by keys and are rows of the table', async () => {
  const matches = [
    { id: 'a', label: 'Alignment with X', start: 10_383_917, end: 10_384_917 },
    { id: 'b', label: 'Alignment with X', start: 10_387_146, end: 10_387_200 },
  ]
  await renderInSite(<GenePicture name="AT4G18960" models={geneModels} variants={{ rows: [], total: 0 }} matches={matches} />)
  const bars = screen.getAllByRole('button', { name: /^Alignment with X, Chr4/ })
  expect(bars).toHaveLength(2)
  const [one, other] = bars.map((bar) => bar.querySelector('rect'))
  expect(percentOf(other, 'x') - percentOf(one, 'x')).toBeCloseTo(((10_387_146 - 10_383_917) / 6024) * 100, 0)
  expect(bars.every((bar) => bar.hasAttribute('data-mark'))).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  expect(screen.getAllByRole('cell', { name: 'Alignment with X' })).toHaveLength(2)
})
