import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { proteinKind } from '../../contract/protein-kind.ts'
import type { ProteinRecord } from '../../contract/protein-record.ts'
import type { ProteinStructure } from '../../contract/structures/protein-structure.ts'
import { numberAt, positionOf, stepFrom } from '../../contract/structures/residue-numbers.ts'
import type { ResidueVariant } from '../../contract/structures/residue-variants.ts'
import { at4g189601 } from '../../fixtures/at4g18960-1.ts'
import { page } from '../protein-page.tsx'
import { changesAt } from './changes-at.ts'
import { colouringsOf, residueColours } from './residue-colours.ts'
import { ResidueVariants } from './residue-variants.tsx'
import { variantColours } from './variant-colours.ts'

const predicted: ProteinStructure = {
  accession: 'AF-P17839-F1',
  chain: 'A',
  method: 'predicted',
  source: 'AlphaFold DB',
  version: '4',
  licence: 'CC-BY 4.0',
  citation: 'Varadi et al. (2024)',
  pieces: [{ start: 1, end: 252, number: 1 }],
  residueCount: 252,
  outsideCount: 0,
  differences: [],
  confidence: {
    mean: 78.25,
    residues: { very_high: 200, high: 51, low: 0, very_low: 1 },
    ranges: [
      { start: 1, end: 1, level: 'very_low', mean: 31 },
      { start: 2, end: 52, level: 'high', mean: 81.5 },
      { start: 53, end: 252, level: 'very_high', mean: 94.25 },
    ],
  },
}

const measured: ProteinStructure = {
  ...predicted,
  accession: '1ABC',
  chain: 'B',
  method: 'experimental',
  source: 'PDB',
  version: null,
  licence: null,
  citation: null,
  pieces: [
    { start: 21, end: 30, number: 121 },
    { start: 35, end: 60, number: 135 },
  ],
  residueCount: 36,
  outsideCount: 4,
  differences: [{ position: 45, protein: 'K', structure: 'W' }],
  confidence: null,
}

const coverage = { proteins: 2, of: 1034 }
const withStructures = (...structures: ProteinStructure[]): ProteinRecord => ({
  ...at4g189601,
  structures: { structures, coverage, hasVariants: false },
})
const card = () => within(screen.getByRole('region', { name: /^Structure/ }))
const render = (record: ProteinRecord) => renderRecord(proteinKind, page, record)

test('[STRUCT-006] a prediction: sentence, classes, ranges, licence and citation', async () => {
  await render(withStructures(predicted))
  await waitFor(() => card().getByText(/is a prediction/))
  expect(card().getByText(/^AF-P17839-F1/).textContent).toBe(
    'AF-P17839-F1 (AlphaFold DB, version 4) is a prediction. Chain A has 252 of the 252 residues of this protein, all of them the same. Mean confidence (pLDDT) 78.3 of 100: 79 % very high, 20 % high, less than 1 % very low.',
  )
  const [, ...rows] = within(card().getByRole('table', { name: 'Residues of AF-P17839-F1' })).getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['1', '1', '1', 'Very low (pLDDT 50 or less)', '31.0'],
    ['2', '52', '51', 'High (pLDDT above 70, to 90)', '81.5'],
    ['53', '252', '200', 'Very high (pLDDT above 90)', '94.3'],
  ])
  expect(card().getByText('Varadi et al. (2024). CC-BY 4.0')).toBeTruthy()
})

test('[STRUCT-006] a measured chain: what it has, what differs, what is beside the protein', async () => {
  await render(withStructures(measured, predicted))
  await waitFor(() => card().getByText(/was measured/))
  expect(card().getByText(/^1ABC \(PDB/).textContent).toBe(
    '1ABC (PDB) was measured. Chain B has 36 of the 252 residues of this protein, 1 of them different, and 4 residues that the protein does not have.',
  )
  expect(card().getByText('Different: 45 (K here, W in the structure)')).toBeTruthy()
  const [, ...rows] = within(card().getByRole('table', { name: 'Residues of 1ABC' })).getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['21', '30', '10', '121'],
    ['35', '60', '26', '135'],
  ])
  expect(card().getAllByRole('radio')).toHaveLength(2)
})

test('[STRUCT-007] without a structure the card says how many the release has, and leads to AlphaFold DB if an entry is known', async () => {
  await render(withStructures())
  await waitFor(() => card().getByText(/structures of 2 of 1,034 proteins, and none of this one/))
  expect(card().getByText(/AlphaFold DB may have a prediction of its UniProt entry/)).toBeTruthy()
  expect(
    card()
      .getByRole('link', { name: /^P17839/ })
      .getAttribute('href'),
  ).toBe('https://alphafold.ebi.ac.uk/entry/P17839')
  expect(card().queryByRole('button', { name: 'Show structure' })).toBeNull()
})

test('[STRUCT-007] there is no link without a UniProt accession', async () => {
  await render({ ...withStructures(), externalLinks: [] })
  await waitFor(() => card().getByText(/none of this one/))
  expect(card().queryByRole('link')).toBeNull()
  expect(card().queryByText(/AlphaFold DB/)).toBeNull()
})

test('[STRUCT-007] a release without structures has no card', async () => {
  await render(at4g189601)
  expect(screen.queryByRole('region', { name: /^Structure/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Structure' })).toBeNull()
})

test('[STRUCT-009] colours by confidence, by domain, the domain before the family, or one', () => {
  expect(colouringsOf(predicted, at4g189601)).toEqual(['confidence', 'domains', 'one'])
  expect(colouringsOf(measured, { ...at4g189601, interproDomains: [] })).toEqual(['one'])
  const confidence = residueColours(predicted, at4g189601, 'confidence')
  expect([1, 2, 52, 53].map(confidence.tokenAt)).toEqual(['--confidence-1', '--confidence-3', '--confidence-3', '--confidence-4'])
  expect(confidence.legend.map(({ token }) => token)).toEqual(['--confidence-4', '--confidence-3', '--confidence-1'])
  const family = {
    interproData: { accession: 'IPR050142', name: 'MADS family' },
    interproType: 'Family',
    places: [{ startPosition: 1, endPosition: 90 }],
  }
  const domains = residueColours(predicted, { ...at4g189601, interproDomains: [family, ...at4g189601.interproDomains] }, 'domains')
  expect([1, 17, 77, 78, 95, 102].map(domains.tokenAt)).toEqual(['--d3', '--d1', '--d1', '--d3', '--control', '--d2'])
  expect(residueColours(predicted, at4g189601, 'one')).toMatchObject({ legend: [] })
})

test('[STRUCT-010] numbers of the structure and of the protein, and steps over what is missing', () => {
  expect([20, 21, 30, 31, 35].map((position) => numberAt(measured, position))).toEqual([null, 121, 130, null, 135])
  expect([120, 121, 130, 134, 160, 161].map((number) => positionOf(measured, number))).toEqual([null, 21, 30, null, 60, null])
  const steps = [
    [null, 1],
    [29, 1],
    [30, 1],
    [33, 1],
    [60, 1],
    [36, -1],
    [35, -1],
    [21, -1],
  ] as const
  expect(steps.map(([from, by]) => stepFrom(measured, from, by))).toEqual([21, 30, 35, 35, null, 35, 30, null])
})

const variant: ResidueVariant = {
  start: 12,
  end: 12,
  term: 'missense_variant',
  proteinChange: 'p.Arg12Gly',
  position: 10_384_000,
  id: null,
  ref: 'A',
  alt: 'G',
  carriers: 2,
  called: 7,
}
const variants: ResidueVariant[] = [
  variant,
  { ...variant, term: 'stop_gained', proteinChange: 'p.Arg12Ter', alt: 'T', called: 0 },
  { ...variant, start: 20, end: 21, term: 'inframe_insertion', proteinChange: null, position: 10_384_050 },
  { ...variant, start: 21, end: 22, proteinChange: null, position: 10_384_052 },
]

test('[STRUCT-016] a residue has the colour of its gravest change, the legend counts residues, and the changes are said in words', () => {
  const { tokenAt, legend } = variantColours(variants)
  expect([11, 12, 20, 21, 22].map(tokenAt)).toEqual(['--control', '--d4', '--d3', '--d3', '--d1'])
  expect(legend.map(({ label }) => label)).toEqual([
    'Stop, shifted frame or lost start (1 residue)',
    'Inserted or deleted (2 residues)',
    'Exchanged (1 residue)',
    'no change by a variant',
  ])
  expect(variantColours([]).legend.map(({ label }) => label)).toEqual(['no change by a variant'])
  expect(changesAt(variants, 12, 12)).toBe('missense, p.Arg12Gly (2 of 7 accessions); stop gained, p.Arg12Ter (no genotypes)')
  expect(changesAt(variants, 13, 19)).toBe('')
  const withVariants = { ...at4g189601, structures: { structures: [predicted], coverage, hasVariants: true } }
  expect(colouringsOf(predicted, withVariants)).toEqual(['confidence', 'domains', 'one', 'variants'])
  expect(colouringsOf(predicted, withStructures(predicted))).not.toContain('variants')
})

test('[STRUCT-016] the table has what the colours show, and what is not told', async () => {
  const onMark = vi.fn()
  const set = { name: 'some', title: 'Some accessions', description: null, licence: 'CC0', citation: null, samples: 7 }
  const answer = { sets: [set, { ...set, name: 'other', title: 'Others' }], set: 'some', variants, elsewhere: 1, left: 0, hasDna: true }
  const onSet = vi.fn()
  await renderInSite(<ResidueVariants answer={answer} onSet={onSet} onMark={onMark} />)
  const rows = within(screen.getByRole('table', { name: 'Residues that variants change' })).getAllByRole('row')
  expect(rows).toHaveLength(5)
  expect(rows[1]?.textContent).toBe('12missensep.Arg12Gly10,384,000A → G2 of 7')
  fireEvent.click(screen.getByRole('button', { name: '20–21' }))
  expect(onMark).toHaveBeenCalledWith(20, 21)
  fireEvent.change(screen.getByLabelText('Variants of'), { target: { value: 'other' } })
  expect(onSet).toHaveBeenCalledWith('other')
  expect(screen.getByText(/1 allele not told: the DNA codes for another residue/)).toBeTruthy()
})

test('[STRUCT-017] a click in the sequence marks a residue there and on the lanes, keys step on, and a second click unmarks it', async () => {
  await render(at4g189601)
  const box = screen.getByRole('region', { name: 'Sequence of AT4G18960.1' })
  const line = box.querySelectorAll('code')[1]
  if (!line) throw new Error('The sequence has no second line')
  // Letters of 10 pixels; nothing has a width here.
  line.getBoundingClientRect = () => new DOMRect(100, 0, line.textContent.length * 10, 20)
  const marks = () => [...document.querySelectorAll('mark')].map((each) => each.textContent)
  const onLanes = () => [...document.querySelectorAll('[data-residues]')].map((each) => each.getAttribute('data-residues'))
  const letter = (residue: number) => at4g189601.sequence?.charAt(residue - 1)
  // Residue 62 is the second letter of the second group, which begins after ten letters and a space.
  fireEvent.click(line, { clientX: 100 + 12 * 10 + 5 })
  await waitFor(() => expect(onLanes()).toEqual(['62-62']))
  expect(marks()).toEqual([letter(62)])
  fireEvent.keyDown(box, { key: 'ArrowRight' })
  await waitFor(() => expect(onLanes()).toEqual(['63-63']))
  fireEvent.click(line, { clientX: 100 + 10 * 10 + 5 })
  await waitFor(() => expect(marks()).toEqual([letter(63)]))
  fireEvent.click(line, { clientX: 100 + 13 * 10 + 5 })
  await waitFor(() => expect(marks()).toEqual([]))
})
