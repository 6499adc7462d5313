import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Binding motifs of transcription factors as counts of the four bases in each column. */
export const ingestMotifs = tableSource({
  title: 'Binding motifs of transcription factors (JASPAR)',
  file: /^JASPAR\d{4}_Arabidopsis_TF_motifs\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.jaspar,
  tables: {
    motif_line: [
      'matrix_id',
      'collection',
      'is_newest',
      'factor',
      'uniprot',
      'factor_class',
      'factor_family',
      'assay',
      'pubmed_id',
      'counts_a',
      'counts_c',
      'counts_g',
      'counts_t',
    ],
  },
  columns: [
    'matrix_id',
    'collection',
    'latest',
    'tf_name',
    'uniprot',
    'tf_class',
    'tf_family',
    'data_type',
    'pubmed_id',
    'length',
    'A',
    'C',
    'G',
    'T',
  ],
  toRow({ matrix_id, collection, latest, tf_name, uniprot, tf_class, tf_family, data_type, pubmed_id, length, A, C, G, T }) {
    if (!matrix_id || !tf_name) return refuse('a matrix needs an id and the name of its factor')
    const counts = [A, C, G, T].map((text) => text.split(' ').filter((part) => part !== ''))
    if (counts.some((row) => String(row.length) !== length)) return refuse(`the matrix does not have ${length} columns`)
    if (counts.flat().some((count) => !/^\d+(\.\d+)?$/.test(count))) return refuse('a count is not a number')
    const hasEmptyColumn = counts[0]?.some((_, column) => counts.every((row) => Number(row[column]) === 0))
    if (hasEmptyColumn) return refuse('a column has no counts')
    const facts = [uniprot, tf_class, tf_family, data_type, pubmed_id].map((text) => text || null)
    return accept([matrix_id, collection, latest === '1', tf_name, ...facts, ...counts.map((row) => `{${row.join(',')}}`)])
  },
  write: (out, row) => out.row('motif_line', row),
})
