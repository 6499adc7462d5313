import { cloneSequenceSource } from '@rosette/release-kit/sources/clone-sequence-source.ts'
import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines, ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestAssemblyUnits, ingestCloneDetails, ingestCloneGenes, ingestOrfClones } from './ingest-clones.ts'

test('the tiling path gives clones and their positions, without centromeres and chromosomes', () => {
  const unit = (start: number, end: number, strand: string, name: string) =>
    `Chr1\tTAIR\tBAC_cloned_genomic_insert\t${start}\t${end}\t.\t${strand}\t.\tID=AssemblyUnit_${name};Name=${name}`
  const lines = [
    '##gff-version 3',
    'Chr1\tTAIR\tchromosome\t1\t30427671\t.\t.\t.\tID=Chr1;Name=Chr1',
    unit(1, 86436, '+', 'DEMO_UNIT1'),
    unit(86437, 90000, '-', 'DEMO_UNIT2'),
    unit(15086046, 15087045, '+', 'CEN1'),
    unit(5, 4, '+', 'DEMO_UNIT3'),
    unit(1, 40000000, '+', 'DEMO_UNIT4'),
    'Chr9\tTAIR\tBAC_cloned_genomic_insert\t1\t2\t.\t+\t.\tName=DEMO_UNIT5',
    'Chr1\tTAIR\tBAC_cloned_genomic_insert\t1\t2\t.\t+\t.\tID=DEMO_UNIT6',
  ]
  expect(ingestLines(ingestAssemblyUnits, ...lines)).toEqual({
    rows: [
      ['DEMO_UNIT1', 'Chr1', 1, 86436, 'F'],
      ['DEMO_UNIT2', 'Chr1', 86437, 90000, 'R'],
    ],
    rejected: [
      'end 4 lies before start 5',
      '1 to 40000000 is outside Chr1',
      '"Chr9" is not a chromosome of Arabidopsis thaliana',
      'a name is needed',
    ],
  })
})

test('the clone is read from the name of an open reading frame, not from dotted symbols or gene models', () => {
  const lines = [
    'locus\tname\tsynonyms',
    'AT4G18960\tAG\tAG|AGAMOUS|F13C5.130|F13C5_130',
    'at1g01010\tNAC001\tT25K16.1|T25K16.2',
    'AT5G10140\tFLC\tMXA21.5| K16E14.12 |AT5G10140.1|ABC1.2|F99.1|FCAALL.3',
  ]
  expect(ingestLines(ingestOrfClones, ...lines).rows).toEqual([
    ['F13C5', 'AT4G18960'],
    ['T25K16', 'AT1G01010'],
    ['MXA21', 'AT5G10140'],
    ['K16E14', 'AT5G10140'],
  ])
})

test('a clone needs a name; its chromosome and flags are parsed', () => {
  const columns = ingestCloneDetails.tables.clone_detail ?? []
  const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? '').join('\t')
  const { rows, rejected } = ingestLines(
    ingestCloneDetails,
    columns.join('\t'),
    line({ name: 'F13C5', vector_type: 'BAC', chromosome: '4', insert_size: '0', is_full_length_cds: 'F' }),
    line({ name: 'F13C6', chromosome: 'six' }),
    line({ name: 'F13C7', insert_size: '94 kb' }),
    line({ chromosome: '4' }),
  )
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([['F13C5', 'BAC', 0, false, 'Chr4']])
  expect(rejected).toEqual(['"six" is not a valid chromosome', '"94 kb" is not a valid insert_size', 'name is missing'])
})

test('genes and sequences belong to a clone', () => {
  const genes = 'clone_name\tgene_name\tlocus_name\trelationship_type'
  expect(ingestLines(ingestCloneGenes, genes, 'F13C5\tAT4G18960.1\tAT4G18960\tencodes', '\t\tAT4G18960\t')).toEqual({
    rows: [['F13C5', 'AT4G18960.1', 'AT4G18960', 'encodes']],
    rejected: ['clone_name is missing'],
  })
  const header = 'record_name\tic_accession\tgenbank_gi\tnucleotide_sequence_type\tsequence_class\tsource\tattribution_date'
  expect(ingestTables(cloneSequenceSource('clone'), header, 'F13C5\tDEMO0001\t12\tgenomic\tfinished\tDemo Centre\t1999-12-01')).toEqual({
    rows: [['clone_sequence', 'clone', 'F13C5', 'DEMO0001', '12', 'genomic', 'finished', 'Demo Centre', '1999-12-01']],
    rejected: [],
  })
})

test('files are known by their names', () => {
  expectFiles({
    'TAIR9_GFF3_assemblies.gff': ingestAssemblyUnits,
    'TAIR10_GFF3_assemblies.gff': ingestAssemblyUnits,
    'TAIR_locus_names_synonyms_2023.tsv': ingestOrfClones,
    'rosette_clone.tsv': ingestCloneDetails,
    'rosette_clone_gene.tsv': ingestCloneGenes,
  })
})

test('only a whole name is that of a centromere or of an open reading frame', () => {
  const unit = (name: string) => `Chr1\tTAIR\tBAC_cloned_genomic_insert\t1\t9\t.\t+\t.\tName=${name}`
  const { rows } = ingestLines(ingestAssemblyUnits, unit('xCEN1'), unit('CEN1x'), unit('CEN12'), unit('CEN5'))
  expect(rows.map(([name]) => name)).toEqual(['xCEN1', 'CEN1x', 'CEN12'])
  const frames = 'xF13C5.1|F13C5.1x|F13Q5.1|F123C5.1|F1A123.1|MX21.5|M123.1|K1P1.1|F13C5.'
  expect(ingestLines(ingestOrfClones, 'locus\tname\tsynonyms', `A\tT12K16.10\t${frames}`).rows).toEqual([
    ['T12K16', 'A'],
    ['K1P1', 'A'],
  ])
})
