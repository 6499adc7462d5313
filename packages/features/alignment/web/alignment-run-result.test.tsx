import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RunResult } from './alignment-run-result.tsx'
import { stretchesOf } from './residue-groups.ts'

const locus = { kind: 'locus', key: 7, label: 'AT4G18960' }
const options = {
  proteins: [
    { name: 'AT4G18960.1', symbol: 'AG', locus, sequence: `MKD${'A'.repeat(60)}` },
    { name: 'mine', symbol: null, locus: null, sequence: `MD${'A'.repeat(60)}` },
  ],
  missing: [{ id: 'NOSUCH', reason: 'It does not name one locus of this release.' }],
}
const aligned = `>AT4G18960.1 AG\nMKD${'A'.repeat(60)}\n>mine\nM-D${'A'.repeat(60)}\n`

async function open() {
  vi.stubGlobal('fetch', async (address: string) => (address.includes('/options') ? Response.json(options) : new Response(aligned)))
  await renderInSite(<RunResult token="abc" />, '/runs/abc')
}

test('[ALIGN-005] blocks have names that lead to loci, all letters, the number of the last residue, and what is conserved', async () => {
  await open()
  const box = await screen.findByRole('region', { name: 'Alignment in blocks' })
  expect(box.tabIndex).toBe(0)
  const [first, second] = within(box).getAllByRole('table')
  const linesOf = (table: HTMLElement | undefined) =>
    within(table ?? box)
      .getAllByRole('row')
      .map((row) => row.textContent)
  const rest = 'A'.repeat(57)
  expect(linesOf(first)).toEqual([`AT4G18960.1 AGMKD${rest}60`, `mineM-D${rest}59`, `Conservation* *${'*'.repeat(57)}`])
  expect(linesOf(second)).toEqual(['AT4G18960.1 AGAAA63', 'mineAAA62', 'Conservation***'])
  expect(
    within(box)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['AT4G18960.1', 'AT4G18960.1'])
  expect(screen.getByText(/^Not aligned: NOSUCH \(It does not name one locus of this release\)\.$/)).toBeTruthy()
})

test('[ALIGN-006] the table of identities has each pair both ways', async () => {
  await open()
  const table = await screen.findByRole('table', { name: /Identity of each pair/ })
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['100.0', '100.0', '100.0', '100.0'])
})

test('[ALIGN-005] residues of one property are one stretch, and a gap has none', () => {
  expect(stretchesOf('KRD-AVX')).toEqual([
    { at: 0, group: 'positive', letters: 'KR' },
    { at: 2, group: 'negative', letters: 'D' },
    { at: 3, group: null, letters: '-' },
    { at: 4, group: 'hydrophobic', letters: 'AV' },
    { at: 6, group: null, letters: 'X' },
  ])
})
