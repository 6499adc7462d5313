import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestInterproEntries, ingestProteinSignatures } from './ingest-protein-signatures.ts'
import {
  ingestProteinDetails,
  ingestProteinSequences,
  ingestReviewedEntries,
  ingestUniprotOfLocus,
  ingestUniprotOfName,
} from './ingest-proteins.ts'
import { domainTypeOf } from './load-protein-domains.ts'

test('a sequence is read by gene model with its computed properties, without the stop at its end', () => {
  expect(
    ingestLines(ingestProteinSequences, '>AT1G01010.1 | NAC | Chr1:3760-5630 FORWARD LENGTH=429 | 201606', 'DRVY', 'IHPF*', '>B', '*'),
  ).toEqual({
    rows: [['AT1G01010.1', 'DRVYIHPF', 8, 1046.18, expect.any(Number)]],
    rejected: ['B has no sequence'],
  })
})

test('a signature loses its underscores; a description that repeats the accession or reads Null is dropped', () => {
  const header = 'gene_model\tsignature\tsignature_description\tstart\tend\tinterpro_id\tinterpro_name'
  const lines = [
    'AT4G18960.1\tPF00319\tTranscription_factor,_MADS-box\t26\t73\tIPR002100\tTranscription factor, MADS-box',
    'AT4G18960.1\tCoil\tCoil\t140\t160\tNull\tNull',
    'AT4G18960.1\tCoil\tCoil\t160\t140\tNull\tNull',
  ]
  expect(ingestLines(ingestProteinSignatures, header, ...lines)).toEqual({
    rows: [
      ['AT4G18960.1', 'PF00319', 'Transcription factor, MADS-box', 26, 73, 'IPR002100', 'Transcription factor, MADS-box'],
      ['AT4G18960.1', 'Coil', null, 140, 160, null, null],
    ],
    rejected: ['end 140 lies before start 160'],
  })
})

test('InterPro entries and UniProt accessions', () => {
  expect(ingestLines(ingestInterproEntries, 'ENTRY_AC\tENTRY_TYPE\tENTRY_NAME', 'IPR000169\tActive_site\tCysteine peptidase').rows).toEqual(
    [['IPR000169', 'Active site', 'Cysteine peptidase']],
  )
  expect(ingestLines(ingestUniprotOfName, 'At4g18960\tP17839', 'AT1G01010.1\t')).toEqual({
    rows: [['At4g18960', 'P17839']],
    rejected: ['a name and an accession are needed'],
  })
  expect(ingestLines(ingestUniprotOfLocus, 'F4JSC8\tlocus:2117144\tAT4G18960').rows).toEqual([['AT4G18960', 'F4JSC8']])
})

test.for([
  ['PF00319', 'Pfam'],
  ['SM00432', 'SMART'],
  ['PS50066', 'PROSITE'],
  ['3.40.1810.10', 'Gene3D'],
  ['G3DSA:3.40.1810.10:FF:000001', 'FunFam'],
  ['TIGR00001', 'TIGRFAMs'],
  ['NF000001', 'NCBIfam'],
  ['cd00265', 'CDD'],
  ['PIRSF000019', 'PIRSF'],
  ['PIRSR000019-1', 'PIRSR'],
  ['SFLDG00301', 'SFLD'],
  ['ANF00001', 'AntiFam'],
  ['AF-P17839-F1', 'AlphaFold'],
  ['PD000001', 'ProDom'],
  ['SignalP-noTM', 'SignalP'],
  ['SIGNAL_PEPTIDE_H_REGION', 'Phobius'],
  ['NON_CYTOPLASMIC_DOMAIN', 'Phobius'],
  ['XX1', null],
] as const)('%s is of %s', ([signature, type]) => {
  expect(domainTypeOf(signature)).toBe(type)
})

test('[DATA-031] details of proteins: a class other than a to h is rejected', () => {
  const header = 'gene_model_name\tstructural_class\tgenbank_gi'
  expect(ingestLines(ingestProteinDetails, header, 'AT1G90010.1\ta\tDEMO1', 'AT1G90020.1\ti\t')).toEqual({
    rows: [['AT1G90010.1', 'a', 'DEMO1']],
    rejected: ['"i" is not a valid structural_class'],
  })
})

test('files are known by their names', () => {
  expectFiles({
    'Araport11_genes.201606.pep.fasta': ingestProteinSequences,
    'Araport11_pep_20220914.fasta': ingestProteinSequences,
    'AGI2uniprot-Jul2023.txt': ingestUniprotOfName,
    'UniProt_SwissProt_Arabidopsis_20250328.tsv': ingestReviewedEntries,
    'TAIR2UniprotMapping-Jul2023.txt': ingestUniprotOfLocus,
    'Araport11_protein_domains.tsv': ingestProteinSignatures,
    'InterPro_entry.list': ingestInterproEntries,
    'rosette_protein.tsv': ingestProteinDetails,
  })
})

test('a stop within a sequence stays, and small letters count', () => {
  expect(ingestLines(ingestProteinSequences, '>A', 'ma*k*').rows[0]?.[1]).toBe('MA*K')
})

test('a signature belongs to a gene model, and an entry has accession, type and name', () => {
  const header = 'gene_model\tsignature\tsignature_description\tstart\tend\tinterpro_id\tinterpro_name'
  const needed = 'a gene model and a signature are needed'
  expect(ingestLines(ingestProteinSignatures, header, '\tPF1\t\t1\t2\t\t', 'A\t\t\t1\t2\t\t', 'A\tPF1\t_x_\t1\t2\t\t')).toEqual({
    rows: [['A', 'PF1', 'x', 1, 2, null, null]],
    rejected: [needed, needed],
  })
  const entries = ['\tDomain\tx', 'IPR1\t\tx', 'IPR1\tDomain\t', 'IPR1\tActive_site\tx']
  expect(ingestLines(ingestInterproEntries, 'ENTRY_AC\tENTRY_TYPE\tENTRY_NAME', ...entries)).toEqual({
    rows: [['IPR1', 'Active site', 'x']],
    rejected: Array(3).fill('accession, type and name are needed'),
  })
})

test('an accession without a name or locus is rejected', () => {
  expect(ingestLines(ingestUniprotOfName, '\tP1', 'A\t').rejected).toEqual(Array(2).fill('a name and an accession are needed'))
  expect(ingestLines(ingestUniprotOfLocus, '\tx\tA', 'P1\tx\t').rejected).toEqual(Array(2).fill('an accession and a locus are needed'))
})

test.each([
  ['Protein LHY (MYB-related transcription factor LHY)', 'Protein LHY'],
  ['Phosphatidylinositol 4-kinase (EC 2.7.1.67) (PI(4)K)', 'Phosphatidylinositol 4-kinase'],
  ['(+)-neomenthol dehydrogenase', '(+)-neomenthol dehydrogenase'],
  ['Cytochrome P450(71)', 'Cytochrome P450(71)'],
  ['Broken )', 'Broken )'],
])('[TRUTH-066] the recommended name of %j is %j', (names, name) => {
  expect(ingestLines(ingestReviewedEntries, 'Entry\tEntry Name\tProtein names', `P1\tX_ARATH\t${names}`).rows).toEqual([['P1', name]])
})
