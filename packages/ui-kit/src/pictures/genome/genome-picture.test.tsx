import type { GenomeBin } from '@rosette/contract-kit/records/genome-bins.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GenomePicture } from './genome-picture.tsx'
import { GenomeTicks } from './genome-ticks.tsx'
import { nounOf } from './region-chip.tsx'

const bins: GenomeBin[] = [
  { chromosome: 'Chr1', start: 14_000_001, count: 33 },
  { chromosome: 'Chr3', start: 13_000_001, count: 4 },
  { chromosome: 'Chr3', start: 13_250_001, count: 1 },
  { chromosome: 'ChrM', start: 1, count: 2 },
]
const noun = nounOf('copy', 'copies')
const barOf = (name: RegExp) => screen.getByRole('button', { name })

test('[GENOME-001] many things are bars per 250 kb on five chromosomes and the organelles that have any', async () => {
  await renderInSite(<GenomePicture name="Copies of ATHILA2" noun={noun} bins={bins} />)
  const names = screen.getAllByRole('button', { name: /Mb:/ }).map((bar) => bar.getAttribute('aria-label'))
  expect(names).toEqual([
    'Chr1: 14.0–14.25 Mb: 33 copies',
    'Chr3: 13.0–13.25 Mb: 4 copies',
    'Chr3: 13.25–13.5 Mb: 1 copy',
    'ChrM: 0.0–0.25 Mb: 2 copies',
  ])
  const drawing = screen.getByRole('group', { name: 'Copies of ATHILA2' })
  expect(drawing.textContent).toMatch(/Chr1.*Chr2.*Chr3.*Chr4.*Chr5.*ChrM/)
  expect(drawing.textContent).not.toContain('ChrC')
  expect(screen.getByText(/highest 33/)).toBeTruthy()
  // To one scale: a bar is as high as its count, and a chromosome as long as its sequence.
  const heights = [...drawing.querySelectorAll('[role="button"] rect:nth-child(2)')].map((bar) => Number(bar.getAttribute('height')))
  expect(heights[0]).toBe(28)
  expect(heights[1]).toBeCloseTo((4 / 33) * 28)
  const ends = [...drawing.querySelectorAll('g > line[x1="6%"]')].map((line) => Number.parseFloat(line.getAttribute('x2') ?? ''))
  expect((ends[4] ?? 0) - 6).toBeCloseTo((18_585_056 / 30_427_671) * 82)
})

test('[GENOME-003] bars are reached by arrow keys, say what they are, and are the rows of the table', async () => {
  await renderInSite(<GenomePicture name="Copies of ATHILA2" noun={noun} bins={bins} />)
  barOf(/^Chr1/).focus()
  fireEvent.keyDown(barOf(/^Chr1/), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(barOf(/^Chr3: 13.0–/))
  expect(screen.getByText('Chr3: 13.0–13.25 Mb: 4 copies')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Chr114,000,00114,250,00033',
    'Chr313,000,00113,250,0004',
    'Chr313,250,00113,500,0001',
    'ChrM1250,0002',
  ])
})

test('[GENOME-002] a bar chooses its bin', async () => {
  const onRegion = vi.fn()
  await renderInSite(<GenomePicture name="Copies" noun={noun} bins={bins} onRegion={onRegion} />)
  expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull()
  fireEvent.keyDown(barOf(/^Chr3: 13.0–/), { key: 'Enter' })
  expect(onRegion).toHaveBeenLastCalledWith({ chromosome: 'Chr3', start: 13_000_001, end: 13_250_000 })
})

test('[GENOME-002] the chosen region is a chip with its count; chip, bar and Esc remove it', async () => {
  const onRegion = vi.fn()
  const region = { chromosome: 'Chr3', start: 13_000_001, end: 13_500_000 } as const
  await renderInSite(<GenomePicture name="Copies" noun={noun} bins={bins} region={region} onRegion={onRegion} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Chr3: 13.0–13.5 Mb · 5 copies' }))
  expect(onRegion).toHaveBeenLastCalledWith(null)
  onRegion.mockClear()
  fireEvent.keyDown(barOf(/^Chr1/), { key: 'Escape' })
  expect(onRegion).toHaveBeenLastCalledWith(null)
})

test('[GENOME-002] a drag along a chromosome chooses whole bins', async () => {
  const onRegion = vi.fn()
  await renderInSite(<GenomePicture name="Copies" noun={noun} bins={bins} onRegion={onRegion} />)
  const band = document.querySelector('[data-chromosome="Chr3"]')
  const drawing = screen.getByRole('group', { name: 'Copies' })
  // As wide as makes a megabase ten pixels: the longest chromosome takes 82 percent, from 6 percent on.
  const width = (30_427_671 / 100_000 / 82) * 100
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ x: 0, y: 0, width, height: 300 }))
  const xOf = (base: number) => width * 0.06 + base / 100_000
  if (!band) throw new Error('No chromosome to drag along')
  fireEvent.pointerDown(band, { clientX: xOf(14_400_000), pointerId: 1 })
  fireEvent.pointerMove(band, { clientX: xOf(13_100_000), pointerId: 1 })
  fireEvent.pointerUp(band, { clientX: xOf(13_100_000), pointerId: 1 })
  expect(onRegion).toHaveBeenLastCalledWith({ chromosome: 'Chr3', start: 13_000_001, end: 14_500_000 })
})

test('[GENOME-001] few things are single ticks, each a link and a row', async () => {
  const features = [
    { record: { kind: 'transposon', key: 7, label: 'AT1TE41580' }, chromosome: 'Chr1', start: 12_755_060, end: 12_760_395 },
    { record: { kind: 'transposon', key: 8, label: 'AT4TE10320' }, chromosome: 'Chr4', start: 2_188_979, end: 2_194_314 },
  ] as const
  await renderInSite(<GenomeTicks name="Copies of ATCOPIA93" features={features} />)
  const marks = screen.getAllByRole('link')
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'AT1TE41580, Chr1: 12,755,060 – 12,760,395',
    'AT4TE10320, Chr4: 2,188,979 – 2,194,314',
  ])
  expect(marks[1]?.getAttribute('href')).toBe('/transposon?key=8')
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3)
})

test('[LIST-053] names are written below their chromosomes, as many as fit, and the others are counted', async () => {
  const nameOf = (id: number, base: number) => ({ id, text: `GENE${id}`, chromosome: 'Chr3' as const, base })
  const crowd = Array.from({ length: 8 }, (_, at) => nameOf(at, 13_000_001 + at))
  const { unmount } = await renderInSite(<GenomePicture name="Copies" noun={noun} bins={bins} names={crowd} />)
  expect(screen.getByRole('status').textContent).toBe('5 of 8 names fit; 3 do not')
  expect(screen.getAllByText(/^GENE\d$/)).toHaveLength(5)
  expect(screen.getByText('GENE0').closest('[aria-hidden="true"]')).toBeTruthy()
  unmount()
  await renderInSite(<GenomePicture name="Copies" noun={noun} bins={bins} names={[nameOf(1, 13_000_001)]} />)
  expect(screen.getByRole('status').textContent).toBe('all names are shown')
})
