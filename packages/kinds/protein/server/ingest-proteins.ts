import { readFasta } from '@rosette/file-formats/fasta.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource, oneOf } from '@rosette/release-kit/sources/detail-source.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
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

/** Which entries are reviewed, and how UniProt calls their proteins: `Protein LHY (MYB-related transcription factor LHY)` → `Protein LHY`. */
export const ingestReviewedEntries = tableSource({
  title: 'Reviewed entries of UniProt',
  file: /^UniProt_SwissProt_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.uniprot,
  tables: { uniprot_reviewed: ['accession', 'protein_name'] },
  columns: ['Entry', 'Protein names'],
  toRow: ({ Entry: accession, 'Protein names': names }) =>
    accession && names ? accept([accession, recommendedName(names)] as const) : refuse('an accession and a name are needed'),
  write: (out, row) => out.row('uniprot_reviewed', row),
})

/** Further names and EC numbers follow in brackets after a space; brackets within a name are kept: `Phosphatidylinositol (3,5)-kinase`. */
export function recommendedName(names: string): string {
  let name = names
  while (name.endsWith(')')) {
    const start = openingOf(name)
    if (start <= 0 || name[start - 1] !== ' ') break
    name = name.slice(0, start - 1)
  }
  return name
}

/** Where the bracket opens that the last character closes; -1 if none does. */
function openingOf(text: string): number {
  let depth = 0
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ')') depth++
    if (text[at] === '(' && --depth === 0) return at
  }
  return -1
}

/** What curators add to a protein: the class of its structure, and its number in GenPept. */
export const ingestProteinDetails = detailSource({
  title: 'Details of proteins',
  file: 'rosette_protein',
  table: 'protein_detail',
  columns: { gene_model_name: cells.text, structural_class: oneOf(...Object.keys(structuralClasses)), genbank_gi: cells.text },
  needed: ['gene_model_name'],
})
