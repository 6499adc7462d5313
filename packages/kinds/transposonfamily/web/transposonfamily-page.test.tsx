import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transposonfamilyKind } from '../contract/transposonfamily-kind.ts'
import type { FamilyMember } from '../contract/transposonfamily-record.ts'
import { atcopia93 } from '../fixtures/atcopia93.ts'
import { page } from './transposonfamily-page.tsx'

test('[DTFAM-001] the page is found by key, is called Transposon Family and has a Summary', async () => {
  expect(transposonfamilyKind.lookups).toEqual([])
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
  await renderRecord(transposonfamilyKind, page, atcopia93)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transposon Family')
})

test('[DTFAM-002] elements are links with chromosome, start and end, ten on a page', async () => {
  const associatedTransposons: FamilyMember[] = Array.from({ length: 11 }, (_, place) => ({
    transposon: { kind: 'transposon', key: 100 + place, label: `AT1TE900${10 + place}` },
    chromosome: 'Chr1',
    startPosition: 1000 * (place + 1),
    endPosition: 1000 * (place + 1) + 99,
  }))
  await renderRecord(transposonfamilyKind, page, { ...atcopia93, associatedTransposons })
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Chromosome', 'Start', 'End'])
  expect(table.getByRole('link', { name: 'AT1TE90010' }).getAttribute('href')).toBe('/transposon?key=100')
  expect(table.getAllByRole('row')).toHaveLength(11)
  expect(table.getByText('1,099')).toBeTruthy()
})
