import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { readFasta } from '@rosette/file-formats/fasta.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource, oneOf } from '@rosette/release-kit/sources/detail-source.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { nameTypes } from '../contract/gene-record.ts'

/** Gene model → its TAIR number, which is also our key. One model has `na` instead. */
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

/** How well evidence supports a TAIR10 gene model: classes 1 to 10. */
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

/** The same as one to five stars; models of the last class have none. */
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

/** Details added by curators: the name type and the date of the last change. */
export const ingestGeneDetails = detailSource({
  title: 'Details of gene models',
  file: 'rosette_gene',
  table: 'gene_detail',
  columns: { gene_model_name: cells.text, name_type: oneOf(...nameTypes), date_last_modified: cells.date },
  needed: ['gene_model_name'],
})

/** TAIR also publishes the representative gene models in a file with a longer name, which is ignored. */
export const ingestTair10CodingSequences = publishedSequences('tair10_coding_sequences', {
  title: 'TAIR10 coding sequences',
  file: /^TAIR10_cds_\d{8}(_updated)?(\.(fa|fas|fasta))?(\.gz)?$/,
})

export const ingestTair10Proteins = publishedSequences('tair10_protein', {
  title: 'TAIR10 protein sequences',
  file: /^TAIR10_pep_\d{8}(_updated)?(\.(fa|fas|fasta))?(\.gz)?$/,
})

/** The header after the name is kept as it is: `| Symbols: … | description | place LENGTH=n`. */
function publishedSequences(dataset: SequenceDatasetId, head: Pick<Source, 'title' | 'file'>): Source {
  return {
    ...head,
    isRequired: false,
    ...citations.tair10,
    tables: { published_sequence: ['dataset', 'name', 'description', 'sequence'] },
    ingest: (out) =>
      readFasta({
        record({ name, header, sequence }) {
          // A final stop is not part of the protein; nucleotide sequences have none.
          const letters = sequence.toUpperCase().replace(/\*$/, '')
          if (letters === '') return out.reject(`${name} has no sequence`)
          out.row('published_sequence', [dataset, name, header.slice(name.length).trim(), letters])
        },
        reject: out.reject,
      }),
  }
}
