import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-headless-table.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Gene model → its transcript in RefSeq. */
export const ingestGeneRefseq: Source = {
  title: 'RefSeq transcripts of gene models',
  file: /^TAIR10_gene_model_RefSeq\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: { gene_model_refseq: ['gene_model_name', 'accession'] },
  ingest: (out) =>
    readHeadlessTable({
      width: 2,
      toRow: ([name = '', accession = '']) =>
        name && accession ? accept([name, accession]) : refuse('a gene model and an accession are needed'),
      row: (row) => out.row('gene_model_refseq', row),
      reject: out.reject,
    }),
}
