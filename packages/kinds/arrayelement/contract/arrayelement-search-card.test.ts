import { expect, test } from 'vitest'
import { type ArrayelementHit, arrayelementColumns } from './arrayelement-search-card.ts'

test('[DATA-026] a row shows probe, locus, annotation, organism, type and both flags', () => {
  const hit: ArrayelementHit = {
    arrayElementId: 1,
    probeName: '265568_s_at',
    locus: ['AT1G01010', 'AT1G01020'],
    annotation: null,
    organism: 'Arabidopsis thaliana',
    probeType: 'oligonucleotide',
    isControl: null,
    isAmbiguous: true,
  }
  expect(arrayelementColumns.map((column) => column.text(hit))).toEqual([
    '265568_s_at',
    'AT1G01010; AT1G01020',
    '',
    'Arabidopsis thaliana',
    'oligonucleotide',
    '',
    'T',
  ])
  expect(arrayelementColumns.find(({ id }) => id === 'isControl')?.text({ ...hit, isControl: false })).toBe('F')
})
