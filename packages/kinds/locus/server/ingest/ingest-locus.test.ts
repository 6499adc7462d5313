import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneModels, ingestLocusBounds } from './ingest-gene-models.ts'
import { ingestFunctionalDescriptions, ingestLocusPublications } from './ingest-locus-details.ts'
import { ingestGeneAliases, ingestLocusAccessions, ingestLocusNames } from './ingest-locus-names.ts'

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

test('an alias may have no full name, and quotes around a full name are not part of it', () => {
  const lines = ['"AT1G01010"\t"NTL10"\t""', '"AT1G01190"\t"CYP78A8"\t"""cytochrome P450, family 78"""', '"AT1G01190"\t""\t"x"']
  expect(ingestLines(ingestGeneAliases, '"name"\t"symbol"\t"full_name"', ...lines)).toEqual({
    rows: [
      ['AT1G01010', 'NTL10', null],
      ['AT1G01190', 'CYP78A8', 'cytochrome P450, family 78'],
    ],
    rejected: ['name or symbol is missing'],
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
