import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestAssemblyGaps, ingestF2Maps, ingestLerCviMap, ingestMapLoci } from './ingest-maps.ts'

test('a marker of the Ler x Cvi map has a position in centimorgans', () => {
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

test('a locus lies on a genetic or on a physical map; places on the sequence come with the loci', () => {
  const header = 'map_name\tmap_type\tchromosome\tlocus_name\tstart_position\tend_position'
  const lines = [
    'Classical\tgenetic\t4\tAT4G18960\t12.5\t',
    'Clones\tphysical\t4\tAT4G18960\t480000\t490000',
    'AGI\tphysical\t4\tAT4G18960\t1\t2',
    'Classical\tvisible\t4\tAT4G18960\t1\t',
    'Classical\tgenetic\t4\tAT4G18960\tnear\t',
  ]
  expect(ingestLines(ingestMapLoci, header, ...lines)).toEqual({
    rows: [
      ['Classical', 'genetic', 'Chr4', 'AT4G18960', 12.5, null],
      ['Clones', 'physical', 'Chr4', 'AT4G18960', 480000, 490000],
    ],
    rejected: ['"AGI" is not a valid map_name', '"visible" is not a valid map_type', '"near" is not a valid start_position'],
  })
})

test('a gap has its location and the reason that follows the size in its note', () => {
  const gap = (chromosome: string, start: number, end: number, note: string) =>
    `${chromosome}\tTAIR8\tgap\t${start}\t${end}\t.\t+\t.\tNOTE=${note}`
  const lines = [
    '##gff-version 3',
    gap('Chr1', 13201253, 13201352, 'Size_100_Contamination_E.coli'),
    gap('Chr3', 13587787, 13588000, 'Size_214_centromeric BAC, unordered, true order of the pieces is not known'),
    gap('Chr5', 100, 199, 'Size_100'),
    gap('Chr6', 100, 199, 'Size_100'),
  ]
  expect(ingestLines(ingestAssemblyGaps, ...lines)).toEqual({
    rows: [
      ['Chr1', 13201253, 13201352, 'Contamination E.coli'],
      ['Chr3', 13587787, 13588000, 'centromeric BAC, unordered, true order of the pieces is not known'],
      ['Chr5', 100, 199, null],
    ],
    rejected: ['"Chr6" is not a chromosome of Arabidopsis thaliana'],
  })
})

test('files are known by their names', () => {
  expectFiles({
    'LerCvi_RIL_genetic_map.csv': ingestLerCviMap,
    'Salome2012_F2_genetic_maps.tsv': ingestF2Maps,
    'rosette_map_locus.tsv': ingestMapLoci,
    'tair9_Assembly_gaps.gff': ingestAssemblyGaps,
    'TAIR10_Assembly_gaps.gff': ingestAssemblyGaps,
  })
})

test.each([',1,1', 'M,9,1', 'M,1,', 'M,1,x1', 'M,1,1x', 'M,1,1.', 'M,1,12345'])('the place %s is on no map', (line) => {
  expect(ingestLines(ingestLerCviMap, 'marker,chr,pos', line).rejected).toHaveLength(1)
})

test('a place on a genetic map may be whole and large', () => {
  expect(ingestLines(ingestLerCviMap, 'marker,chr,pos', 'M,1,1234').rows[0]?.[3]).toBe(1234)
})

test.each(['\t1\t1\t1\t', 'P1\t9\t1\t1\t', 'P1\t1\tx1\t1\t', 'P1\t1\t1x\t1\t', 'P1\t1\t1\tx\t', 'P1\t1\t\t1\t'])(
  'the line %j of an F2 map is rejected',
  (line) => {
    const header = 'population\tchromosome\tSNP_position\tKosambi_cM\tHaldane_cM'
    expect(ingestLines(ingestF2Maps, header, line)).toEqual({ rows: [], rejected: [expect.any(String)] })
  },
)

test.each(['x1', '1x', '1.', '1234567890'])('%j is not a place on a map', (text) => {
  const header = 'map_name\tmap_type\tchromosome\tlocus_name\tstart_position\tend_position'
  expect(ingestLines(ingestMapLoci, header, `Classical\tgenetic\t4\tA\t${text}\t`).rejected).toEqual([
    `"${text}" is not a valid start_position`,
  ])
})

test('a place may have decimals, and only an empty end is not needed', () => {
  const header = 'map_name\tmap_type\tchromosome\tlocus_name\tstart_position\tend_position'
  expect(ingestLines(ingestMapLoci, header, 'Classical\tgenetic\t4\tA\t1.25\t123456789.5').rows[0]?.slice(4)).toEqual([1.25, 123456789.5])
  const lines = ['\tgenetic\t4\tA\t1\t', 'M\t\t4\tA\t1\t', 'M\tgenetic\t\tA\t1\t', 'M\tgenetic\t4\t\t1\t', 'M\tgenetic\t4\tA\t\t']
  expect(ingestLines(ingestMapLoci, header, ...lines).rejected).toEqual(
    ['map_name', 'map_type', 'chromosome', 'locus_name', 'start_position'].map((name) => `${name} is missing`),
  )
})

test('a reason may stand in Note, mention a size, or be missing', () => {
  const gap = (attributes: string) => `Chr1\tTAIR8\tgap\t1\t9\t.\t+\t.\t${attributes}`
  const lines = [gap('Note=Size_9_ unknown_Size_3 '), gap('ID=x')]
  expect(ingestLines(ingestAssemblyGaps, ...lines).rows.map((row) => row[3])).toEqual(['unknown Size 3', null])
})
