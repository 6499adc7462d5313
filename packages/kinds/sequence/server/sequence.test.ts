import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { demoSequence } from '../fixtures/demo-sequence.ts'
import { nm118013 } from '../fixtures/nm-118013.ts'
import { sequencePublicationsQuery, sequenceRowsQuery } from './load-sequence.ts'
import { identifiersOfSequence, ingestNucleotideSequences } from './sequence-server.ts'

const header = 'name\ttair_accession\tic_accession\tsequence_type\tsequence_class\tlength\tsequence\treference_ids\tdate_last_modified'

test('bases are kept in capitals; letters that are not bases are rejected', () => {
  expect(
    ingestLines(
      ingestNucleotideSequences,
      header,
      'S1\t7\tX1.1\tEST\tpartial\t4\tacgN\t5|6\t2020-02-29',
      'S2\t\t\t\t\t\tACGZ\t\t',
      '\t\t\t\t\t\t\t\t2020',
    ),
  ).toEqual({
    rows: [['S1', 7, 'X1.1', 'EST', 'partial', 4, 'ACGN', '5|6', '2020-02-29']],
    rejected: ['"ACGZ" is not a valid sequence', 'name is missing'],
  })
})

test('a sequence is identified by its accession with and without version', () => {
  expect(identifiersOfSequence(nm118013).names).toEqual([
    { type: 'name', name: 'NM_118013.2' },
    { type: 'alias', name: 'NM_118013' },
  ])
  expect(identifiersOfSequence(demoSequence).names.map(({ name }) => name)).toEqual([
    'DEMO_CDNA1',
    'DEMO00001.1',
    'DEMO00001',
    'NucleotideSequence:900000101',
  ])
  expect(identifiersOfSequence({ ...demoSequence, icAccession: null, tairObjectId: null }).names).toEqual([
    { type: 'name', name: 'DEMO_CDNA1' },
  ])
})

test('the SQL that loads a sequence', () => {
  const compiled = [sequenceRowsQuery, sequencePublicationsQuery].map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "found"."nucleotide_seq_id", "found"."name", "found"."date_last_modified", "found"."tair_object_id", "found"."ic_accession", "found"."nucleotide_sequence_type", "found"."sequence_class", "gene"."gene_id", "gene"."name" as "gene_name", "found"."length", "found"."sequence" from "nucleotide_sequence" as "found" left join "gene" on "gene"."name" = "found"."gene_model_name" where "found"."nucleotide_seq_id" = any($1)
    select "link"."nucleotide_seq_id", "publication"."reference_id", "publication"."title", "publication"."authors", "publication"."pubmed_id", "publication"."publication_year", "publication"."pub_name", "publication"."first_loci", "publication"."locus_total" from "nucleotide_sequence_publication" as "link" inner join "publication" on "publication"."reference_id" = "link"."reference_id" where "link"."nucleotide_seq_id" = any($1) order by "link"."nucleotide_seq_id", "publication"."publication_year" desc nulls last, "publication"."reference_id""
  `)
})
