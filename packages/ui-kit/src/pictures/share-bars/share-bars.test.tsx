import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ShareBars } from './share-bars.tsx'
import { formatShare, shareTicks } from './share-of.ts'
import type { ShareBlock } from './share-rows.ts'

const blocks: readonly ShareBlock[] = [
  {
    title: 'Of 50 and 20,000 annotated genes',
    list: 50,
    genome: 20_000,
    groups: [
      { name: 'flower development', list: 20, genome: 400 },
      { name: 'transport', list: 0, genome: 2000 },
    ],
  },
  { title: 'Of 60 and 30,000 genes in all', list: 60, genome: 30_000, groups: [{ name: 'without annotation', list: 10, genome: 9999 }] },
]

async function show(chosen: string | null = null) {
  const onChoose = vi.fn()
  await renderInSite(<ShareBars name="Flowering: process" sentence="In words." blocks={blocks} chosen={chosen} onChoose={onChoose} />)
  return { onChoose, bars: within(screen.getByRole('group', { name: 'Flowering: process' })).getAllByRole('button') }
}

test('[LIST-051] a bar says both counts and shares, each share of the whole of its block', async () => {
  const { bars } = await show('transport')
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'flower development: list 20 of 50, 40.0 %; genome 400 of 20,000, 2.0 %',
    'transport: list 0 of 50, 0.0 %; genome 2,000 of 20,000, 10.0 %',
    'without annotation: list 10 of 60, 16.7 %; genome 9,999 of 30,000, 33.3 %',
  ])
  expect(bars.map((bar) => bar.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
  for (const value of ['40.0 %', '2.0 %']) expect(screen.getByText(value, { ignore: '[role=button] *' })).toBeTruthy()
  expect(screen.getByText('In words.')).toBeTruthy()
})

test('[LIST-051] bars begin at zero and are as long as their share, to one scale', async () => {
  const { bars } = await show()
  const widths = bars.map((bar) =>
    [...bar.querySelectorAll('rect')].slice(1).map((rect) => Number.parseFloat(rect.getAttribute('width') ?? '')),
  )
  // The axis ends at 40 %, and the plot takes 38 percent of the picture.
  expect(widths[0]).toEqual([38, expect.closeTo(1.9)])
  expect(widths[1]).toEqual([0, expect.closeTo(9.5)])
  expect(widths[2]?.[0]).toBeCloseTo((38 * (10 / 60)) / 0.4)
})

test('[LIST-051] arrow keys walk along the bars, Enter opens one, and a screen reader is spared the axis', async () => {
  const { bars, onChoose } = await show()
  bars[0]?.focus()
  fireEvent.keyDown(bars[0] ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(bars[1])
  fireEvent.keyDown(bars[1] ?? document.body, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('transport')
  expect(screen.getByText('Of 50 and 20,000 annotated genes').closest('[aria-hidden="true"]')).toBeTruthy()
})

test('[LIST-051] every bar is a row of the table, and the picture is saved as SVG and PNG', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'flower development205040.0 %40020,0002.0 %',
    'transport0500.0 %2,00020,00010.0 %',
    'without annotation106016.7 %9,99930,00033.3 %',
  ])
  for (const name of ['Save SVG', 'Save PNG']) expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('shares in words and on an axis', () => {
  expect([formatShare(1, 38_193), formatShare(0, 0), formatShare(3, 3)]).toEqual(['< 0.1 %', '0.0 %', '100.0 %'])
  expect([shareTicks(0), shareTicks(0.4), shareTicks(0.41)].map((ticks) => ticks.map((tick) => Math.round(tick * 100)))).toEqual([
    [0, 1],
    [0, 10, 20, 30, 40],
    [0, 10, 20, 30, 40, 50],
  ])
})
