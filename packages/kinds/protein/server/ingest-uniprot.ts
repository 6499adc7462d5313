import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-headless-table.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Name → UniProt accession. A name is a gene model, a locus in any case, or what another genome calls it. */
export const ingestUniprotOfName: Source = {
  title: 'UniProt accessions of gene models',
  file: /^AGI2uniprot-.*\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { uniprot_of_name: ['name', 'uniprot_accession'] },
  ingest: (out) =>
    readHeadlessTable({
      width: 2,
      toRow: ([name = '', accession = '']) =>
        name && accession ? accept([name, accession]) : refuse('a name and an accession are needed'),
      row: (row) => out.row('uniprot_of_name', row),
      reject: out.reject,
    }),
}

/** UniProt accession → locus. */
export const ingestUniprotOfLocus: Source = {
  title: 'UniProt accessions of loci',
  file: /^TAIR2UniprotMapping-.*\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { uniprot_of_locus: ['locus_name', 'uniprot_accession'] },
  ingest: (out) =>
    readHeadlessTable({
      width: 3,
      toRow: ([accession = '', , locus = '']) =>
        accession && locus ? accept([locus, accession]) : refuse('an accession and a locus are needed'),
      row: (row) => out.row('uniprot_of_locus', row),
      reject: out.reject,
    }),
}
