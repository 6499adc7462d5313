import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-headless-table.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** How well a gene model of TAIR10 is supported by evidence: classes 1 to 10. */
export const ingestGeneConfidenceClass: Source = {
  title: 'Confidence classes of gene models',
  file: /^TAIR10_gene_model_confidence_class\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: { gene_model_confidence_class: ['gene_model_name', 'confidence_class'] },
  ingest: (out) =>
    readHeadlessTable({
      width: 2,
      toRow([name = '', text = '']) {
        if (!name || !/^([1-9]|10)$/.test(text)) return refuse('a gene model and a class from 1 to 10 are needed')
        return accept([name, Number(text)])
      },
      row: (row) => out.row('gene_model_confidence_class', row),
      reject: out.reject,
    }),
}

/** The same as one to five stars; a model of the last class has none. */
export const ingestGeneConfidenceRating: Source = {
  title: 'Confidence ratings of gene models',
  file: /^TAIR10_gene_model_confidence_rating\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: { gene_model_confidence_rating: ['gene_model_name', 'stars'] },
  ingest: (out) =>
    readHeadlessTable({
      width: 2,
      toRow([name = '', stars = '']) {
        if (!name || !/^\*{0,5}$/.test(stars)) return refuse('a gene model and up to five stars are needed')
        return stars === '' ? null : accept([name, stars.length])
      },
      row: (row) => out.row('gene_model_confidence_rating', row),
      reject: out.reject,
    }),
}
