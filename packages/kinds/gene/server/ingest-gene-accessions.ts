import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-headless-table.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Gene model → TAIR's number of it, which is the key of the gene here too. One model has `na` instead. */
export const ingestGeneAccessions: Source = {
  title: 'TAIR accessions of gene models',
  file: /^TAIR10_gene_model_TAIR_gene_id\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: { gene_accession: ['gene_model_name', 'tair_object_id'] },
  ingest: (out) =>
    readHeadlessTable({
      width: 2,
      toRow([name = '', number = '']) {
        if (number === 'na') return null
        if (!name || !/^\d{1,15}$/.test(number)) return refuse('a gene model and a number are needed')
        return accept([name, Number(number)])
      },
      row: (row) => out.row('gene_accession', row),
      reject: out.reject,
    }),
}
