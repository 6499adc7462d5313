import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneAliases } from './ingest-gene-aliases.ts'
import { ingestGeneModels, ingestLocusBounds } from './ingest-gene-models.ts'
import { ingestAnnotatedLoci } from './ingest-listed-loci.ts'
import {
  ingestFunctionalDescriptions,
  ingestGeneFamilies,
  ingestLocusCorrections,
  ingestLocusDetails,
  ingestLocusPublications,
  splitSentences,
} from './ingest-locus-details.ts'
import { ingestLocusAccessions, ingestLocusNames, ingestNcbiGenes } from './ingest-locus-names.ts'

const feature = 'Chr4\tAraport11\tCDS\t10384041\t10384146\t.\t+\t0\ttranscript_id "AT4G18960.2"; gene_id "AT4G18960"'

test('a feature of a gene model becomes a row; a dot as source means not recorded', () => {
  expect(ingestLines(ingestGeneModels, '#gtf', feature, feature.replace('Araport11', '.')).rows).toEqual([
    ['AT4G18960.2', 'AT4G18960', 'Araport11', 'CDS', 'Chr4', 10384041, 10384146, 'F', 0],
    ['AT4G18960.2', 'AT4G18960', null, 'CDS', 'Chr4', 10384041, 10384146, 'F', 0],
  ])
})

test.each([
  ['a gene model without locus', feature.replace('; gene_id "AT4G18960"', ''), 'transcript_id or gene_id is missing'],
  ['another species', feature.replace('Chr4', 'Chr9'), '"Chr9" is not a chromosome of Arabidopsis thaliana'],
  ['a place beyond the chromosome', feature.replace('10384146', '99384146'), 'end 99384146 lies beyond the end of Chr4'],
  ['no strand', feature.replace('\t+\t', '\t.\t'), 'a gene model needs a strand'],
  ['half a line', feature.slice(0, 40), '7 columns instead of 9'],
])('%s is rejected with its reason', (_, line, reason) => {
  expect(ingestLines(ingestGeneModels, line)).toEqual({ rows: [], rejected: [reason] })
})

test('bounds count from 1 and include the end, as records do', () => {
  expect(ingestLines(ingestLocusBounds, '4\t10382855\t10388539\tAT4G18960\t+\t1\t4', 'M\t10\t90\tATMG00010\t-\t9\t1')).toEqual({
    rows: [['AT4G18960', 'Chr4', 10382856, 10388539, 'F', 1, 4]],
    rejected: ['locus, type code from 1 to 5 and number of transcripts are needed'],
  })
})

test('[DATA-074] gene model types are stored in lower case, and an unknown one is rejected', () => {
  const header = '"name"\t"gene_model_type"\t"short_description"\t"Curator_summary"\t"Computational_description"'
  const lines = ['"AT1G01046.1"\t"miRNA_primary_transcript"\t"MIR838A "\t""\t"x"', '"AT1G01046.2"\t"gene"\t""\t""\t""']
  expect(ingestLines(ingestFunctionalDescriptions, header, ...lines)).toEqual({
    rows: [['AT1G01046.1', 'mirna_primary_transcript', 'MIR838A', null, 'x']],
    rejected: ['"gene" is not a gene model type'],
  })
})

test('[TRUTH-052] genetic loci of the older list of annotations are loci, unless it says that nothing is known of them', () => {
  const lines = ['locus\tgo_id\tevidence_code', 'TT9\tGO:0000162\tIMP', 'TT10\tGO:0005575\tND', 'AT1G01010.1\tGO:0005634\tISM']
  expect(ingestLines(ingestAnnotatedLoci, ...lines)).toEqual({
    rows: [['TT9', 'genetic', 'Genetic loci with GO annotations']],
    rejected: [],
  })
})

test('[TRUTH-045] NCBI Gene ids stand for loci', () => {
  expect(ingestLines(ingestNcbiGenes, '827631\tAT4G18960', '827631\tAGAMOUS', 'x\tAT4G18960')).toEqual({
    rows: [[827631, 'AT4G18960']],
    rejected: ['an NCBI Gene id and an AGI code are needed', 'an NCBI Gene id and an AGI code are needed'],
  })
})

test('[GENERAL-031] sentences without a blank between them are set apart, and names with a full stop stay', () => {
  expect(splitSentences('Starch biosynthesis.Expression in roots (leaves).SEP3 binds.')).toBe(
    'Starch biosynthesis. Expression in roots (leaves). SEP3 binds.',
  )
  const whole = 'Binds At.XYZ, AT1G01010.1 and SNRK2.6. See www.example.org.'
  expect(splitSentences(whole)).toBe(whole)
  const header = 'name\tgene_model_type\tshort_description\tCurator_summary\tComputational_description'
  expect(ingestLines(ingestFunctionalDescriptions, header, 'A\tpseudogene\tone.Two\tred.Green\told.New').rows).toEqual([
    ['A', 'pseudogene', 'one. Two', 'red. Green', 'old. New'],
  ])
})

test('accessions, names and publications', () => {
  expect(ingestLines(ingestLocusAccessions, 'AGI_id,locus_id\r', 'AT1G01010,2200935\r', 'AT1G01020,none').rows).toEqual([
    ['AT1G01010', 2200935],
  ])
  expect(ingestLines(ingestLocusNames, 'locus\tname\tsynonyms', 'AT5G10140\tFLC\tAGL25|FLC||FLF').rows).toEqual([
    ['AT5G10140', 0, 'FLC'],
    ['AT5G10140', 1, 'AGL25'],
    ['AT5G10140', 2, 'FLF'],
  ])
  const published = [
    '"name"\t"reference_id"\t"pubmed_id"\t"publication_year"',
    '"AT4G39400"\t501777987\t" 27322096 "\t2016',
    '"AAN"\t4811\t""\t1994',
  ]
  expect(ingestLines(ingestLocusPublications, ...published).rows).toEqual([
    ['AT4G39400', 501777987, 27322096, 2016],
    ['AAN', 4811, null, 1994],
  ])
})

test('files are known by their names; models, bounds, aliases and descriptions are required', () => {
  const sources = {
    'Araport11_GTF_genes_transposons.201606.gtf': ingestGeneModels,
    'Araport11_all_loci.bed': ingestLocusBounds,
    'gene_aliases_20180330.txt': ingestGeneAliases,
    'Araport11_functional_descriptions_20180330.txt': ingestFunctionalDescriptions,
    'AGI_locusId_mapping_20200410.csv': ingestLocusAccessions,
    'TAIR_locus_names_synonyms_2023.tsv': ingestLocusNames,
    'Locus_Published_20180330.txt': ingestLocusPublications,
    'TAIR_gene_families_table.tsv': ingestGeneFamilies,
    'rosette_locus.tsv': ingestLocusDetails,
    'rosette_locus_correction.tsv': ingestLocusCorrections,
  }
  expectFiles(sources, [ingestGeneModels, ingestLocusBounds, ingestGeneAliases, ingestFunctionalDescriptions])
})

const bounds = (...cells: string[]) => ingestLines(ingestLocusBounds, cells.join('\t'))

test.each([
  ['the first type', ['4', '0', '9', 'at4g18960', '-', '1', '1'], ['AT4G18960', 'Chr4', 1, 9, 'R', 1, 1]],
  ['the last type and many transcripts', ['4', '0', '9', 'A', '+', '5', '1234'], ['A', 'Chr4', 1, 9, 'F', 5, 1234]],
])('bounds with %s are taken', (_what, cells, row) => {
  expect(bounds(...cells)).toEqual({ rows: [row], rejected: [] })
})

test.each([
  ['another species', ['scaffold', '0', '9', 'A', '+', '1', '1'], '"scaffold" is not a chromosome of Arabidopsis thaliana'],
  ['no strand', ['4', '0', '9', 'A', '.', '1', '1'], 'strand "." is none of + -'],
  ['no locus', ['4', '0', '9', '', '+', '1', '1'], 'locus, type code from 1 to 5 and number of transcripts are needed'],
  ['type 0', ['4', '0', '9', 'A', '+', '0', '1'], 'locus, type code from 1 to 5 and number of transcripts are needed'],
  ['type 11', ['4', '0', '9', 'A', '+', '11', '1'], 'locus, type code from 1 to 5 and number of transcripts are needed'],
  ['too many transcripts', ['4', '0', '9', 'A', '+', '1', '12345'], 'locus, type code from 1 to 5 and number of transcripts are needed'],
  ['no number of them', ['4', '0', '9', 'A', '+', '1', 'x1'], 'locus, type code from 1 to 5 and number of transcripts are needed'],
  ['nothing after the strand', ['4', '0', '9', 'A', '+'], 'locus, type code from 1 to 5 and number of transcripts are needed'],
])('bounds with %s are rejected', (_what, cells, reason) => {
  expect(bounds(...cells)).toEqual({ rows: [], rejected: [reason] })
})

test('comments are skipped', () => {
  expect(ingestLines(ingestLocusBounds, '# loci', '')).toEqual({ rows: [], rejected: [] })
  expect(ingestLines(ingestGeneModels, '#gtf', '')).toEqual({ rows: [], rejected: [] })
})

test.each([
  [',1', false],
  ['A,x1', false],
  ['A,1x', false],
  ['A,1234567890123456', false],
  ['A,123456789012345', true],
])('the accession %s is taken: %s', (line, isTaken) => {
  expect(ingestLines(ingestLocusAccessions, 'AGI_id,locus_id', line).rows).toHaveLength(isTaken ? 1 : 0)
})

test('blanks around synonyms go, and a locus without a name has none', () => {
  const { rows, rejected } = ingestLines(ingestLocusNames, 'locus\tname\tsynonyms', 'at1g1\tA\t B |A', '\tA\t', 'AT1G1\t\tB')
  expect(rows).toEqual([
    ['AT1G1', 0, 'A'],
    ['AT1G1', 1, 'B'],
  ])
  expect(rejected).toEqual(['locus or name is missing', 'locus or name is missing'])
})

test('[DATA-083] bare cells are read as they are, quotation marks included', () => {
  const header = 'name\tgene_model_type\tshort_description\tCurator_summary\tComputational_description'
  const lines = [
    'AT2G36890.1\tprotein_coding\tRAX2\t"Homolog of Blind." The mRNA is mobile.\tx',
    'AT4G37780.1\tprotein_coding\t\t"MYB87."\t',
  ]
  expect(ingestLines(ingestFunctionalDescriptions, header, ...lines)).toEqual({
    rows: [
      ['AT2G36890.1', 'protein_coding', 'RAX2', '"Homolog of Blind." The mRNA is mobile.', 'x'],
      ['AT4G37780.1', 'protein_coding', null, '"MYB87."', null],
    ],
    rejected: [],
  })
})

test('a description needs a name', () => {
  const header = 'name\tgene_model_type\tshort_description\tCurator_summary\tComputational_description'
  expect(ingestLines(ingestFunctionalDescriptions, header, '\tuORF\t\t\t', 'A\tuORF\t\tb\t')).toEqual({
    rows: [['A', 'uorf', null, 'b', null]],
    rejected: ['name is missing'],
  })
})

test.each([
  ['A\t1\t1\t1', ['A', 1, 1, 1]],
  ['A\t123456789012345\t0\tx1', ['A', 123456789012345, null, null]],
  ['A\t1\t1x\t1234567890', ['A', 1, null, null]],
  ['\t1\t\t', null],
  ['A\tx1\t\t', null],
  ['A\t1x\t\t', null],
])('the publication %j is read as %j', (line, row) => {
  const header = 'name\treference_id\tpubmed_id\tpublication_year'
  expect(ingestLines(ingestLocusPublications, header, line).rows).toEqual(row === null ? [] : [row])
})

test('details of a locus need its name', () => {
  expect(ingestLines(ingestLocusDetails, 'locus_name\thas_phylogenes_page', 'A\tT', '\tT', 'A\tyes')).toEqual({
    rows: [['A', true]],
    rejected: ['locus_name is missing', '"yes" is not a valid has_phylogenes_page'],
  })
})
