import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cloneKind } from '../clone/contract/clone-kind.ts'
import { f13c5 } from '../clone/fixtures/f13c5.ts'
import { page as clonePage } from '../clone/web/clone-page.tsx'
import { germplasmKind } from '../germplasm/contract/germplasm-kind.ts'
import { cs25 } from '../germplasm/fixtures/cs25.ts'
import { page as germplasmPage } from '../germplasm/web/germplasm-page.tsx'
import { markerKind } from '../marker/contract/marker-kind.ts'
import { nga8 } from '../marker/fixtures/nga8.ts'
import { page as markerPage } from '../marker/web/marker-page.tsx'
import { transposonKind } from '../transposon/contract/transposon-kind.ts'
import { evade } from '../transposon/fixtures/evade.ts'
import { page as transposonPage } from '../transposon/web/transposon-page.tsx'

const position = {
  name: 'AGI',
  mapType: 'nuc_sequence',
  units: 'bp',
  chromosome: 'Chr4',
  start: 5_628_810,
  end: 5_628_963,
  orientation: null,
} as const
const genetic = { ...position, mapType: 'genetic', units: 'cM', start: 26.56, end: 26.56 } as const

const placed: [name: string, draw: () => Promise<void>][] = [
  ['clone', () => renderRecord(cloneKind, clonePage, { ...f13c5, globalAssignments: [position, genetic] })],
  ['marker', () => renderRecord(markerKind, markerPage, { ...nga8, globalAssignments: [position, genetic] })],
  ['transposon', () => renderRecord(transposonKind, transposonPage, { ...evade, globalAssignment: [position] })],
  ['germplasm', () => renderRecord(germplasmKind, germplasmPage, cs25)],
]

test.for(placed)('[GENOME-006] a %s draws its position on the sequence, and only that', async ([, draw]) => {
  await draw()
  const picture = within(screen.getByRole('figure', { name: /^(Position|Polymorphisms) of/ }))
  const marks = picture.getAllByRole('link')
  expect(marks).toHaveLength(1)
  expect(marks[0]?.getAttribute('aria-label')).toMatch(/, Chr4: /)
})

const unplaced: typeof placed = [
  ['clone', () => renderRecord(cloneKind, clonePage, { ...f13c5, globalAssignments: [genetic] })],
  ['marker', () => renderRecord(markerKind, markerPage, { ...nga8, globalAssignments: [] })],
  ['transposon', () => renderRecord(transposonKind, transposonPage, { ...evade, globalAssignment: [] })],
  ['germplasm', () => renderRecord(germplasmKind, germplasmPage, { ...cs25, insertions: { count: 0, bins: [], single: [] } })],
]

test.for(unplaced)('[GENOME-006] a %s without a position says so', async ([, draw]) => {
  await draw()
  expect(screen.queryByRole('figure', { name: /^(Position|Polymorphisms) of/ })).toBeNull()
  expect(screen.getByText('Not placed on the sequence of a chromosome')).toBeTruthy()
})

test('[GENOME-006] a germplasm with many polymorphisms draws them as bars', async () => {
  const bins = [{ chromosome: 'Chr2' as const, start: 250_001, count: 70 }]
  await renderRecord(germplasmKind, germplasmPage, { ...cs25, insertions: { count: 70, bins, single: [] } })
  expect(screen.getByRole('button', { name: 'Chr2: 0.25–0.5 Mb: 70 polymorphisms' })).toBeTruthy()
})
