import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGoAnnotationFile, ingestGoAnnotationPart, ingestPlantAnatomyFile, ingestPlantStageFile } from './ingest-annotation-files.ts'
import {
  ingestAnnotationEvidence,
  ingestAnnotationPairs,
  ingestEmbryoStages,
  ingestGeneticAnnotations,
  ingestOlderAnnotationPairs,
} from './ingest-annotation-lists.ts'
import { ingestGoSlim, ingestOlderGoSlim } from './ingest-go-slim.ts'

const gaf = 'TAIR\tlocus:2117144\tAG\tNOT|involved_in\tGO:0048440\tTAIR:Publication:1|PMID:1973265\tIMP\tPFAM:1\tP\tAT4G18960'

test('a GAF line is an annotation; NOT negates it, and the locus is found among its names', () => {
  expect(
    ingestTables(ingestGoAnnotationFile, '!gaf-version: 2.2', `${gaf}\tAT4G18960|AG\tprotein\ttaxon:3702\t20021003\tTAIR\t\t`).rows,
  ).toEqual([
    [
      'annotation_line',
      'complete',
      'AT4G18960',
      'GO:0048440',
      true,
      'involved in',
      'IMP',
      null,
      'PFAM:1',
      'Publication',
      1,
      1973265,
      '2002-10-03',
      'TAIR',
    ],
  ])
  const model = gaf.replace('AT4G18960', '').replace('NOT|involved_in', '')
  const { rows } = ingestTables(ingestPlantAnatomyFile, `${model}\tAG|At4g18960.1\tprotein\ttaxon:3702\t20021003\tTAIR`)
  expect(rows[0]?.slice(2, 6)).toEqual(['AT4G18960', 'GO:0048440', false, null])
  expect(ingestTables(ingestPlantAnatomyFile, `${gaf.replace('AT4G18960', '')}\t\tprotein\ttaxon:3702\t\tTAIR`).rows[0]?.[2]).toBe('AG')
})

test('[TRUTH-047] a file that was cut has lines of a standing of their own', () => {
  const { rows } = ingestTables(ingestGoAnnotationPart, `${gaf}\tAT4G18960|AG\tprotein\ttaxon:3702\t20021003\tTAIR\t\t`)
  expect(rows[0]?.slice(1, 5)).toEqual(['part', 'AT4G18960', 'GO:0048440', true])
})

test('[TRUTH-052] of the list of 2015 only genetic loci are read, and nothing of what is not known', () => {
  const lines = [
    'locus\tgo_id\tevidence_code',
    'PAI4\tGO:0000162\tIMP',
    'PAI4\tGO:0005575\tND',
    'AT1G01010.1\tGO:0005634\tISM',
    'X\tGO:1\tXYZ',
  ]
  expect(ingestTables(ingestGeneticAnnotations, ...lines)).toEqual({
    rows: [['annotation_line', 'complete', 'PAI4', 'GO:0000162', false, 'IMP']],
    rejected: ['"XYZ" is not an evidence code'],
  })
})

test('[TRUTH-052] the older list of pairs has no header, and blanks behind its cells', () => {
  expect(ingestTables(ingestOlderAnnotationPairs, 'AT1G01040 \tGO:0005524 ', 'AT1G01040\t ')).toEqual({
    rows: [['annotation_line', 'pair', 'AT1G01040', 'GO:0005524', false]],
    rejected: ['locus or term is missing'],
  })
})

test('an unknown evidence code is rejected', () => {
  expect(ingestTables(ingestGoAnnotationFile, `${gaf.replace('IMP', 'XYZ')}\t\tprotein\ttaxon:3702\t20021003\tTAIR`)).toEqual({
    rows: [],
    rejected: ['"XYZ" is not an evidence code'],
  })
})

test("TAIR's file of fifteen columns and the 2013 table with a header give the same rows", () => {
  const cells = 'AT1G01010.1\tlocus:1\tAT1G01010\tinvolved in\tdevelopment\tGO:0007275\t5590\tP\tslim\tISS\tmanual\tPfam:PF02365'
  const official = ingestTables(ingestGoSlim, `${cells}\tCommunication:501714663\tnobody\t2003-09-15`, 'too\tfew')
  const row = [
    'AT1G01010',
    'GO:0007275',
    false,
    'involved in',
    'ISS',
    'manual',
    'Pfam:PF02365',
    'Communication',
    501714663,
    null,
    '2003-09-15',
    null,
  ]
  expect(official).toEqual({
    rows: [
      ['annotation_line', 'complete', ...row],
      ['keyword_accession', 'GO:0007275', 5590],
    ],
    rejected: ['2 columns instead of 15'],
  })
  const header =
    'locus\trelationship\tgo_term\tgo_id\ttair_keyword_id\taspect\tgo_slim\tevidence_code\tevidence_description\tevidence_with\treference\tdate'
  const line = 'AT1G01010\tinvolved in\tx\tGO:0007275\t5590\tP\tslim\tISS\tmanual\tPfam:PF02365\tCommunication:501714663\t2003-09-15'
  expect(ingestTables(ingestOlderGoSlim, header, line, line).rows).toEqual([
    ['annotation_line', 'detail', ...row],
    ['keyword_accession', 'GO:0007275', 5590],
    ['annotation_line', 'detail', ...row],
  ])
})

test('lists of loci and terms are read with and without evidence', () => {
  expect(
    ingestTables(ingestAnnotationEvidence, 'locus\tgo_id\tevidence_code', 'AT1G01010\tGO:0005634\tISM', 'AT1G01010\tGO:0005634\t?'),
  ).toEqual({
    rows: [['annotation_line', 'evidence', 'AT1G01010', 'GO:0005634', false, 'ISM']],
    rejected: ['"?" is not an evidence code'],
  })
  expect(ingestTables(ingestAnnotationPairs, 'locus\tgo_id', 'AT1G01010\tGO:0006355').rows).toEqual([
    ['annotation_line', 'pair', 'AT1G01010', 'GO:0006355', false],
  ])
  expect(ingestTables(ingestEmbryoStages, 'locus\tpo_id\tpo_term', 'AT1G01010\tPO:0001185\tx', '\tPO:0001185\tx')).toEqual({
    rows: [['annotation_line', 'complete', 'AT1G01010', 'PO:0001185', false]],
    rejected: ['locus or term is missing'],
  })
})

test('a truncated file and an older list are ignored', () => {
  expect(ingestGoAnnotationFile.file.test('gene_association.tair.20171201.part.gz')).toBe(false)
  expect(ingestGoAnnotationFile.file.test('gene_association.tair.gz')).toBe(true)
  expect(ingestAnnotationEvidence.file.test('TAIR_GO_annotations_with_evidence_2015.tsv.gz')).toBe(false)
  expect(ingestAnnotationEvidence.file.test('TAIR_GO_annotations_with_evidence_2018.tsv.gz')).toBe(true)
})

test('files are known by their names; a list of 2015 and one that was cut off are none', () => {
  expectFiles({
    'gene_association.tair': ingestGoAnnotationFile,
    'gene_association.tair.20171201': ingestGoAnnotationFile,
    'tair.gaf': ingestGoAnnotationFile,
    'po_anatomy_gene_arabidopsis_tair.assoc': ingestPlantAnatomyFile,
    'po_temporal_gene_arabidopsis_tair.assoc': ingestPlantStageFile,
    'ATH_GO_GOSLIM.txt': ingestGoSlim,
    'ATH_GO_GOSLIM_2013_15763_loci.tsv': ingestOlderGoSlim,
    'TAIR_GO_annotations_with_evidence_2018.tsv': ingestAnnotationEvidence,
    'TAIR_locus_GO_2023.tsv': ingestAnnotationPairs,
    'PO_temporal_embryo_stage_genes.tsv': ingestEmbryoStages,
  })
  expect(ingestAnnotationEvidence.file.test('TAIR_GO_annotations_with_evidence_2015.tsv')).toBe(false)
  expect(ingestGoAnnotationFile.file.test('gene_association.tair.20171201.part')).toBe(false)
})

const slim = (cells: Readonly<Record<number, string>>) => {
  const line = 'AT1G01010\tlocus:1\tx\tinvolved in\ty\tGO:1\t5590\tP\tslim\tISS\t\t\tCommunication:1\tnobody\t2003-09-15'.split('\t')
  for (const [at, text] of Object.entries(cells)) line[Number(at)] = text
  return line.join('\t')
}

test.each([
  ['NOT involved_in', true, 'involved in'],
  ['NOT', true, null],
  ['not  located_in', true, 'located in'],
  ['NOTHING', false, 'NOTHING'],
  ['does NOT have', false, 'does NOT have'],
])('the relationship %j is negated: %s, and reads %j', (relationship, isNegated, text) => {
  expect(ingestTables(ingestGoSlim, slim({ 3: relationship })).rows[0]?.slice(4, 6)).toEqual([isNegated, text])
})

test.each([
  ['x2003-09-15', null],
  ['2003-09-15x', null],
  ['2003-09-31', null],
  ['2003-09-15', '2003-09-15'],
])('the date %j is %s', (text, date) => {
  expect(ingestTables(ingestGoSlim, slim({ 14: text })).rows[0]?.[12]).toBe(date)
})

test.each(['x5590', '5590x', '', '1234567890123456'])('%j is not the number of a keyword, and the annotation stays', (number) => {
  expect(ingestTables(ingestGoSlim, slim({ 6: number })).rows.map(([table]) => table)).toEqual(['annotation_line'])
})

test('comments and blank lines are skipped, and an annotation needs locus, term and evidence', () => {
  const lines = ['!comment', '', '  ', slim({ 0: '' }), slim({ 5: '' }), slim({ 9: 'XYZ' }), slim({ 9: 'XYZ!' })]
  expect(ingestTables(ingestGoSlim, ...lines)).toEqual({
    rows: [],
    rejected: ['locus or term is missing', 'locus or term is missing', '"XYZ" is not an evidence code', '"XYZ!" is not an evidence code'],
  })
})

test('lists without locus or term are rejected', () => {
  const missing = ['locus or term is missing', 'locus or term is missing']
  expect(ingestTables(ingestAnnotationEvidence, 'locus\tgo_id\tevidence_code', '\tGO:1\tISS', 'A\t\tISS').rejected).toEqual(missing)
  expect(ingestTables(ingestAnnotationPairs, 'locus\tgo_id', '\tGO:1', 'A\t').rejected).toEqual(missing)
  expect(ingestTables(ingestEmbryoStages, 'locus\tpo_id', 'at1g1\tPO:1').rows).toEqual([
    ['annotation_line', 'complete', 'AT1G1', 'PO:1', false],
  ])
})
