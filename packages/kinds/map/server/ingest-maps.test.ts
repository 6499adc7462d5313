import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestF2Maps } from './ingest-f2-maps.ts'
import { ingestLerCviMap } from './ingest-ler-cvi-map.ts'

test('a marker of the Ler x Cvi map lies at a place in centimorgans', () => {
  expect(ingestLines(ingestLerCviMap, 'marker,chr,pos', 'PVV4,1,0.000000', 'AXR-1,1,6.250674', 'DFR,9,1')).toEqual({
    rows: [
      ['Ler x Cvi RIL', 'PVV4', 'Chr1', 0, null],
      ['Ler x Cvi RIL', 'AXR-1', 'Chr1', 6.250674, null],
    ],
    rejected: ['a marker, a chromosome and a place in cM are needed'],
  })
})

test('a population without Kosambi distances has those of Haldane', () => {
  const header = 'population\tchromosome\tSNP_position\tKosambi_cM\tHaldane_cM\tCarterFalconer_cM'
  expect(
    ingestLines(ingestF2Maps, header, 'P10\t1\t768865\t1.27358\t1.289799\t1.273305', 'P8\t1\t768865\t\t0.8969466\t', 'P8\t1\t1\t\t\t'),
  ).toEqual({
    rows: [
      ['Salomé 2012 F2 P10', 'Salome2012_1_768865', 'Chr1', 1.27358, 'SNP'],
      ['Salomé 2012 F2 P8', 'Salome2012_1_768865', 'Chr1', 0.8969466, 'SNP'],
    ],
    rejected: ['a population, a chromosome, the place of a SNP and a place in cM are needed'],
  })
})
