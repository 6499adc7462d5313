import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Pairs of loci whose proteins are alike. */
export const ingestParalogs = tableSource({
  title: 'Paralogs',
  file: /^Athaliana_paralog_pairs\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.paralogs,
  tables: { paralog_pair: ['locus_name', 'paralog_name'] },
  columns: ['locus_1', 'locus_2'],
  toRow: ({ locus_1, locus_2 }) =>
    locus_1 && locus_2 ? accept([locus_1.toUpperCase(), locus_2.toUpperCase()]) : refuse('a pair has two loci'),
  write: (out, row) => out.row('paralog_pair', row),
})
