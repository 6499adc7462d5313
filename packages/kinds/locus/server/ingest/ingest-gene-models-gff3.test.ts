import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneModels, ingestLocusBounds } from './ingest-gene-models.ts'
import { ingestGeneModelsGff3 } from './ingest-gene-models-gff3.ts'

const gene = 'Chr1\tAraport11\tgene\t3631\t5899\t.\t+\t.\tID=AT1G01010;Name=AT1G01010;symbol=NAC001;locus=2200935;locus_type=protein_coding'
const transcript = 'Chr1\tAraport11\tmRNA\t3631\t5899\t.\t+\t.\tID=AT1G01010.1;Parent=AT1G01010;Name=AT1G01010.1;conf_rating=****'
const utr = 'Chr1\tAraport11\tfive_prime_UTR\t3631\t3759\t.\t+\t.\tID=AT1G01010:five_prime_UTR:1;Parent=AT1G01010.1'
const exon = 'Chr1\tAraport11\texon\t3631\t3913\t.\t+\t.\tID=AT1G01010:exon:1;Parent=AT1G01010.1'
const coding = 'Chr1\tAraport11\tCDS\t3760\t3913\t.\t+\t0\tID=AT1G01010:CDS:1;Parent=AT1G01010.1,AT1G01010.1-Protein'
const protein = 'Chr1\tAraport11\tprotein\t3760\t5630\t.\t+\t.\tID=AT1G01010.1-Protein;Derives_from=AT1G01010.1'

const rows = [
  ['gene_model_feature', 'AT1G01010.1', 'AT1G01010', 'Araport11', '5UTR', 'Chr1', 3631, 3759, 'F', null],
  ['gene_model_feature', 'AT1G01010.1', 'AT1G01010', 'Araport11', 'exon', 'Chr1', 3631, 3913, 'F', null],
  ['gene_model_feature', 'AT1G01010.1', 'AT1G01010', 'Araport11', 'CDS', 'Chr1', 3760, 3913, 'F', 0],
  ['locus_bounds', 'AT1G01010', 'Chr1', 3631, 5899, 'F', 1, 1],
]

test('loci, gene models and their parts become the rows that the GTF file and the list of loci give', () => {
  expect(ingestTables(ingestGeneModelsGff3, '##gff-version 3', gene, transcript, utr, exon, coding, protein, '###')).toEqual({
    rows,
    rejected: [],
  })
})

test('children may come before their parents', () => {
  const { rows: found, rejected } = ingestTables(ingestGeneModelsGff3, coding, utr, exon, transcript, gene)
  expect(found.map(String).sort()).toEqual(rows.map(String).sort())
  expect(rejected).toEqual([])
})

test('a shared part belongs to each of its models, and every model counts', () => {
  const other = transcript.replaceAll('AT1G01010.1', 'AT1G01010.2')
  const shared = exon.replace('Parent=AT1G01010.1', 'Parent=AT1G01010.1,AT1G01010.2')
  const { rows: found } = ingestTables(ingestGeneModelsGff3, gene, transcript, other, shared)
  expect(found.map(([table, name, , , , , , count]) => [table, name, table === 'locus_bounds' ? count : null])).toEqual([
    ['gene_model_feature', 'AT1G01010.1', null],
    ['gene_model_feature', 'AT1G01010.2', null],
    ['locus_bounds', 'AT1G01010', 2],
  ])
})

test.each([
  ['protein_coding', 1],
  ['pseudogene', 2],
  ['transposable_element_gene', 3],
  ['long_noncoding_rna', 4],
  ['novel_transcribed_region', 5],
])('a locus of the type %s has the code %i', (type, code) => {
  const { rows: found } = ingestTables(ingestGeneModelsGff3, gene.replace('locus_type=protein_coding', `locus_type=${type}`))
  expect(found).toEqual([['locus_bounds', 'AT1G01010', 'Chr1', 3631, 5899, 'F', code, 0]])
})

test.each([
  ['a part of no gene model', [gene, exon], 'exon AT1G01010:exon:1 has no parent in the file: AT1G01010.1'],
  ['a model whose locus came before the directive', [gene, '###', transcript], 'mRNA AT1G01010.1 has no parent in the file: AT1G01010'],
  ['a locus without type', [gene.replace(';locus_type=protein_coding', '')], 'AT1G01010 has no locus_type'],
  ['another species', [gene.replace('Chr1', 'scaffold_1')], '"scaffold_1" is not a chromosome of Arabidopsis thaliana'],
])('%s is rejected with its reason', (_, lines, reason) => {
  expect(ingestTables(ingestGeneModelsGff3, ...lines).rejected).toEqual([reason])
})

test('transposons and their parts are skipped', () => {
  const element = 'Chr1\tAraport11\ttransposable_element\t11897\t11976\t.\t+\t.\tID=AT1TE00010;Name=AT1TE00010;Alias=ATCOPIA24'
  const fragment = 'Chr1\tAraport11\ttransposon_fragment\t11897\t11976\t.\t+\t.\tID=AT1TE00010:1;Parent=AT1TE00010'
  expect(ingestTables(ingestGeneModelsGff3, element, fragment, '###')).toEqual({ rows: [], rejected: [] })
})

test('the file is distinguished from the GTF file by its name', () => {
  expect(ingestGeneModelsGff3.file.test('Araport11_GFF3_genes_transposons.201606.gff.gz')).toBe(true)
  expect(ingestGeneModelsGff3.file.test('Araport11_GFF3_genes_transposons.current.gff')).toBe(true)
  expect(ingestGeneModels.file.test('Araport11_GFF3_genes_transposons.201606.gff.gz')).toBe(false)
})

test('the file is known by its name, and is read instead of the GTF file and the list of loci', () => {
  expectFiles({
    'Araport11_GFF3_genes_transposons.201606.gff': ingestGeneModelsGff3,
    'Araport11_GFF3_genes_transposons.current.gff3': ingestGeneModelsGff3,
  })
  expect(ingestGeneModelsGff3.replaces).toEqual([ingestGeneModels, ingestLocusBounds])
})

test('a feature without an id that belongs to a locus counts as no transcript', () => {
  const nameless = transcript.replace('ID=AT1G01010.1;', '')
  const { rows: found, rejected } = ingestTables(ingestGeneModelsGff3, gene, nameless)
  expect(found.at(-1)?.at(-1)).toBe(0)
  expect(rejected).toEqual(['mRNA  has no parent in the file: AT1G01010'])
})

test('names are forgotten at the directive, so that a part after it has no parent', () => {
  const { rejected } = ingestTables(ingestGeneModelsGff3, gene, transcript, '###', exon, '###', exon)
  expect(rejected).toEqual(Array(2).fill('exon AT1G01010:exon:1 has no parent in the file: AT1G01010.1'))
})

test('a feature without the name of a locus, or with a parent, is not a locus', () => {
  expect(ingestTables(ingestGeneModelsGff3, gene.replace('ID=AT1G01010', 'ID=gene1'), '###')).toEqual({ rows: [], rejected: [] })
  const within = gene.replace('ID=AT1G01010', 'ID=AT1G01011;Parent=AT1G01010')
  expect(ingestTables(ingestGeneModelsGff3, gene, within).rows).toEqual([['locus_bounds', 'AT1G01010', 'Chr1', 3631, 5899, 'F', 1, 1]])
})

test('a part whose place is wrong is rejected, and its model stays', () => {
  const { rows: found, rejected } = ingestTables(ingestGeneModelsGff3, gene, transcript, exon.replace('3913', '99999999'))
  expect(found).toEqual([['locus_bounds', 'AT1G01010', 'Chr1', 3631, 5899, 'F', 1, 1]])
  expect(rejected).toEqual(['end 99999999 lies beyond the end of Chr1'])
})

test.each([
  ['protein_coding_gene', 1],
  ['pseudogenic_trna', 2],
  ['transposable_element', 3],
  ['Novel_Transcribed_Region', 5],
  ['novel_transcribed_regions', 4],
])('a locus of the type %s has the code %i', (type, code) => {
  const { rows: found } = ingestTables(ingestGeneModelsGff3, gene.replace('locus_type=protein_coding', `locus_type=${type}`))
  expect(found[0]?.at(-2)).toBe(code)
})

test('the type of a feature stands in for that of its locus, unless it says gene only', () => {
  const typeless = gene.replace(';locus_type=protein_coding', '').replace('\tgene\t', '\tpseudogene\t').replaceAll('AT1G01010', 'at1g01010')
  expect(ingestTables(ingestGeneModelsGff3, typeless).rows).toEqual([['locus_bounds', 'AT1G01010', 'Chr1', 3631, 5899, 'F', 2, 0]])
})
