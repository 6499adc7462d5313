import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneFamilies } from './ingest-locus-details.ts'
import { ingestOrthologs, ingestParalogs } from './ingest-orthologs.ts'

function orthologs(file: string, ...lines: string[]) {
  const source = ingestOrthologs.find((each) => each.file.test(file))
  if (!source) throw new Error(`No source reads ${file}`)
  return ingestLines(source, ...lines)
}

test('[DATA-048] a pair of paralogs has two loci', () => {
  expect(ingestLines(ingestParalogs, 'locus_1\tlocus_2', 'At4g18960\tAT3G58780', 'AT4G18960\t')).toEqual({
    rows: [['AT4G18960', 'AT3G58780']],
    rejected: ['a pair needs two loci'],
  })
})

test('[DATA-048] [TRUTH-054] [ORTHO-001] best hits of gene models are orthologs of loci; transcripts known only to the article are left out', () => {
  const lines = [
    'query_id;subject_id;dN;dNdS;perc_identity;bit_score',
    'AT4G18960.1;AL7G35210.t1;0.1;0.4195;73.987;627',
    'AT4G18960.2;AL7G35210.t2;0;NA;100;NA',
    'NewID_1;NewID_2;0.1;1;1;1',
    'AT1G01010.1;NewID_3;0.1;1;1;1',
    ';AL1;0.1;1;1;1',
  ]
  expect(orthologs('Athaliana_Alyrata_RBH_orthologs.csv.gz', ...lines)).toEqual({
    rows: [
      ['AT4G18960', 'eudic', 'Arabidopsis lyrata', 'AL7G35210.t1', 'reciprocal best hits', 'evoGE', 73.987, 0.4195, 627],
      ['AT4G18960', 'eudic', 'Arabidopsis lyrata', 'AL7G35210.t2', 'reciprocal best hits', 'evoGE', 100, null, null],
    ],
    rejected: ['a pair has two genes'],
  })
})

test('[DATA-048] [ORTHO-001] rice and maize are monocots; transcripts of one maize gene are one ortholog', () => {
  expect(orthologs('Arabidopsis_rice_orthologs_list.txt', 'AT4G18960\tOS01G0886200', 'AT4G18960')).toEqual({
    rows: [['AT4G18960', 'monocot', 'Oryza sativa', 'OS01G0886200', null, 'Ensembl Plants', null, null, null]],
    rejected: ['a line needs two loci'],
  })
  const maize = ['id\tgene\tortho_gene\tscore', '1\tAT4G18960.1\tGRMZM2G359952_T01\t1', '1\tAT1G01010.1\tAC148152.3_FGT005\t0.351']
  expect(orthologs('Athaliana_maize_InParanoid_orthologs.tsv', ...maize).rows).toEqual([
    ['AT4G18960', 'monocot', 'Zea mays', 'GRMZM2G359952', 'InParanoid', 'Planteome', null, null, 1],
    ['AT1G01010', 'monocot', 'Zea mays', 'AC148152.3_FGT005', 'InParanoid', 'Planteome', null, null, 0.351],
  ])
})

test('[DATA-048] [ORTHO-001] our own table accepts any plant, in one of the three groups', () => {
  const header = 'locus_name\tplant_group\tspecies\tortholog_name\tmethod\tscore'
  expect(
    orthologs(
      'rosette_ortholog.tsv',
      header,
      'AT1G90030\tother\tPhyscomitrium patens\tDEMO\tOrthoFinder\t12.5',
      'AT1G90030\tmoss\tP\tD\t\t',
    ),
  ).toEqual({
    rows: [['AT1G90030', 'other', 'Physcomitrium patens', 'DEMO', 'OrthoFinder', null, null, null, 12.5]],
    rejected: ['"moss" is not a valid plant_group'],
  })
})

test('a member of a gene family may have two loci, one with a note, or none', () => {
  const header = 'gene_family\tsub_family\tlocus\tgene_name\tgenbank_accession\tprotein_function'
  const lines = ['A\t\tAt1g01010;AT1G01020\t\t\t', 'A\tb\tAT1G01030 (FRAGMENT)\tN\tG\tF', 'A\t\tT1M1.1\t\t\t', '\t\tAT1G01010\t\t\t']
  expect(ingestLines(ingestGeneFamilies, header, ...lines)).toEqual({
    rows: [
      ['A', null, 'AT1G01010', null, null, null],
      ['A', null, 'AT1G01020', null, null, null],
      ['A', 'b', 'AT1G01030', 'N', 'G', 'F'],
      ['A', null, null, null, null, null],
    ],
    rejected: ['the name of the family is missing'],
  })
})

test('files are known by their names', () => {
  const plants = ['Alyrata', 'Crubella', 'Esalsugineum', 'Thalophila', 'Mtruncatula', 'Bdistachyon']
  const names = [
    ...plants.map((plant) => `Athaliana_${plant}_RBH_orthologs.csv`),
    'Arabidopsis_rice_orthologs_list.txt',
    'Athaliana_maize_InParanoid_orthologs.tsv',
    'rosette_ortholog.tsv',
  ]
  expectFiles({
    'Athaliana_paralog_pairs.tsv': ingestParalogs,
    ...Object.fromEntries(ingestOrthologs.map((source, at) => [names[at], source])),
  })
  expect(ingestOrthologs).toHaveLength(names.length)
})

test('only the number at the end of a name is that of a transcript', () => {
  expect(
    orthologs('Athaliana_Alyrata_RBH_orthologs.csv', 'query_id;subject_id;dNdS;perc_identity;bit_score', 'at1g1.2x.12;B;;;').rows[0]?.[0],
  ).toBe('AT1G1.2X')
  const maize = orthologs('Athaliana_maize_InParanoid_orthologs.tsv', 'gene\tortho_gene\tscore', 'A.1\tZm_T1_T02\t1', '\tZm\t1', 'A.1\t\t1')
  expect(maize).toEqual({
    rows: [['A', 'monocot', 'Zea mays', 'Zm_T1', 'InParanoid', 'Planteome', null, null, 1]],
    rejected: ['a pair has two genes', 'a pair has two genes'],
  })
})

test('blank lines of the list of rice are skipped, and a line has two cells', () => {
  expect(orthologs('Arabidopsis_rice_orthologs_list.txt', '', ' ', ' at1g1\tOs1 ', 'A\tB\tC', '\tB')).toEqual({
    rows: [['AT1G1', 'monocot', 'Oryza sativa', 'Os1', null, 'Ensembl Plants', null, null, null]],
    rejected: ['a line needs two loci', 'a line needs two loci'],
  })
})
