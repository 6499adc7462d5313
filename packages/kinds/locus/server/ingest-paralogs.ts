import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'
import { articleLicence, paralogCitation } from './homology-citations.ts'

/** Pairs of loci whose proteins are alike. */
export const ingestParalogs: Source = {
  title: 'Paralogs',
  file: /^Athaliana_paralog_pairs\.tsv(\.gz)?$/,
  isRequired: false,
  licence: articleLicence,
  citation: paralogCitation,
  tables: { paralog_pair: ['locus_name', 'paralog_name'] },
  ingest: (out) =>
    readTable({
      columns: ['locus_1', 'locus_2'],
      parseLine: (line) => accept(line.split('\t')),
      toRow: ({ locus_1, locus_2 }) =>
        locus_1 && locus_2 ? accept([locus_1.toUpperCase(), locus_2.toUpperCase()]) : refuse('a pair has two loci'),
      row: (row) => out.row('paralog_pair', row),
      reject: out.reject,
    }),
}
