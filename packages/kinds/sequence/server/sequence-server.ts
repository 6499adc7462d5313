import { curationSources } from '@rosette/release-kit/curation-sources.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { SequenceRecord } from '../contract/sequence-record.ts'
import { identifiersOfSequence } from './identifiers-of-sequence.ts'
import { ingestNucleotideSequences } from './ingest-nucleotide-sequences.ts'
import { loadSequences } from './load-sequence.ts'

/** Accessions of transcripts are read by the kind gene. */
export const sequenceServer = defineKindServer<SequenceRecord>({
  tables: new URL('./sequence-tables.sql', import.meta.url),
  derive: new URL('./sequence-derive.sql', import.meta.url),
  derivesFrom: ['gene_model_refseq'],
  loadsFrom: ['gene', 'publication'],
  sources: [ingestNucleotideSequences, ...curationSources('sequence')],
  keys: { table: 'nucleotide_sequence', column: 'nucleotide_seq_id' },
  loadRecords: loadSequences,
  lookups: () => [],
  identifiers: identifiersOfSequence,
  search: null,
})
