import { citations } from '@rosette/release-kit/changes/citations.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { SequenceRecord } from '../contract/sequence-record.ts'
import { loadSequences } from './load-sequence.ts'

/** Nucleotide sequences. No official file provides them; docs/data-sources.md describes this format. */
export const ingestNucleotideSequences = detailSource({
  title: 'Nucleotide sequences',
  file: 'rosette_sequence',
  table: 'nucleotide_sequence_line',
  columns: {
    name: cells.text,
    tair_accession: cells.wholeNumber,
    ic_accession: cells.text,
    sequence_type: cells.text,
    sequence_class: cells.text,
    length: cells.wholeNumber,
    // IUPAC codes of bases, including ambiguous ones.
    sequence: (text) => (/^[ACGTURYSWKMBDHVN]+$/i.test(text) ? text.toUpperCase() : undefined),
    reference_ids: cells.wholeNumbers,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

/** The gene kind reads the accessions of transcripts. */
export const sequenceServer = defineKindServer<SequenceRecord>({
  tables: [new URL('./sequence-tables.sql', import.meta.url)],
  derive: [new URL('./sequence-derive.sql', import.meta.url)],
  derivesFrom: ['gene_model_refseq'],
  loadsFrom: ['gene', 'publication'],
  sources: [ingestNucleotideSequences, ...curationSources('sequence')],
  keys: {
    table: 'nucleotide_sequence',
    column: 'nucleotide_seq_id',
    ownOnly: 'not exists (select from gene_model_refseq where accession = ic_accession)',
  },
  loadRecords: loadSequences,
  lookups: () => [],
  identifiers: identifiersOfSequence,
  ownFacts: {
    name: 'Summary',
    dateLastModified: 'Summary',
    tairObjectId: 'Summary',
    icAccession: 'Summary',
    nucleotideSequenceType: 'Summary',
    sequenceClass: 'Summary',
    gene: 'Summary',
    length: 'Summary',
    sequence: 'Sequence',
    comments: 'Comments',
    attributions: 'Attributions',
    publications: citations,
    nucleotideSeqId: null,
  },
  publicView: {
    summary: ({ name }) => ({ name }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: false,
    sequences: null,
  },
  search: null,
})

/** By the accession with and without its version; the one without leads to the version in the release. */
export function identifiersOfSequence({ name, icAccession, tairObjectId }: SequenceRecord): RecordIdentifiers {
  const plain = icAccession?.replace(/\.\d+$/, '') ?? name
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(icAccession === null || icAccession === name ? [] : [{ type: 'accession', name: icAccession } as const]),
      ...(plain === name || plain === icAccession ? [] : [{ type: 'alias', name: plain } as const]),
      ...(tairObjectId === null ? [] : [{ type: 'accession', name: `NucleotideSequence:${tairObjectId}` } as const]),
    ],
  }
}
