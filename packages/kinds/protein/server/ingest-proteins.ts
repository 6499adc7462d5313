import { readFasta } from '@rosette/file-formats/fasta.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource, oneOf } from '@rosette/release-kit/sources/detail-source.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { structuralClasses } from '../contract/domain-databases.ts'
import { proteinProperties } from './protein-properties.ts'

/** Protein sequences by gene model, with the properties computed from them. */
export const ingestProteinSequences: Source = {
  title: 'Araport11 protein sequences',
  file: /^Araport11_(genes\..*\.)?pep.*\.fasta(\.gz)?$/,
  isRequired: false,
  ...citations.araport11,
  tables: { protein_sequence: ['gene_model_name', 'sequence', 'length', 'molecular_weight', 'isoelectric_point'] },
  ingest: (out) =>
    readFasta({
      record({ name, sequence }) {
        // A stop at the end is not part of the protein; one inside is kept, as published.
        const residues = sequence.toUpperCase().replace(/\*$/, '')
        if (residues === '') return out.reject(`${name} has no sequence`)
        const { length, molecularWeight, isoelectricPoint } = proteinProperties(residues)
        out.row('protein_sequence', [name, residues, length, molecularWeight, isoelectricPoint])
      },
      reject: out.reject,
    }),
}

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

/** What curators add to a protein: the class of its structure, and its number in GenPept. */
export const ingestProteinDetails = detailSource({
  title: 'Details of proteins',
  file: 'rosette_protein',
  table: 'protein_detail',
  columns: { gene_model_name: cells.text, structural_class: oneOf(...Object.keys(structuralClasses)), genbank_gi: cells.text },
  needed: ['gene_model_name'],
})
