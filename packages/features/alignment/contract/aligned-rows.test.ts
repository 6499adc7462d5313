import { expect, test } from 'vitest'
import { conservationOf, formatClustal, identityOf, parseAligned } from './aligned-rows.ts'

const rows = [
  { name: 'AT4G18960.1', letters: 'MKSAF-G' },
  { name: 'P2', letters: 'MRSTWCG' },
  { name: 'P3', letters: 'MKTVYCA' },
]

test('[ALIGN-005] a column is identical, alike, less alike or neither, and one with a gap is nothing', () => {
  // M M M; K R K; S S T; A T V; F W Y; a gap; G G A.
  expect(conservationOf(rows)).toBe('*::.: .')
  expect(
    conservationOf([
      { name: 'a', letters: 'WD' },
      { name: 'b', letters: 'DW' },
    ]),
  ).toBe('  ')
})

test('[ALIGN-006] identity counts columns in which both have a residue', () => {
  expect(identityOf('AC-D', 'AG-D')).toBeCloseTo(66.667, 2)
  expect(identityOf('AC--', 'AC-D')).toBe(100)
  expect(identityOf('A-', '-A')).toBeNull()
})

test('[ALIGN-007] Clustal format has blocks of 60 columns, names and a line of conservation', () => {
  const long = rows.map(({ name, letters }) => ({ name, letters: letters.repeat(9) }))
  const [header, ...blocks] = formatClustal(long).trimEnd().split(/\n\n+/)
  expect(header).toMatch(/^CLUSTAL/)
  expect(blocks).toHaveLength(2)
  expect(blocks[0]?.split('\n').map((line) => line.slice(0, 18))).toEqual([
    'AT4G18960.1    MKS',
    'P2             MRS',
    'P3             MKT',
    '               *::',
  ])
  expect(blocks.map((block) => block.split('\n')[0]?.slice(15).length)).toEqual([60, 3])
})

test('[ALIGN-003] aligned FASTA is read with lines joined, and names end at the first space', () => {
  expect(parseAligned('>AT4G18960.1 AG\nMK-\nSA\n>b\nMKQSA\n')).toEqual([
    { name: 'AT4G18960.1', letters: 'MK-SA' },
    { name: 'b', letters: 'MKQSA' },
  ])
})
