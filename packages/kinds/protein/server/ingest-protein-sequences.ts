import { readFasta } from '@rosette/file-formats/fasta.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { Source } from '@rosette/release-kit/source.ts'
import { proteinProperties } from './protein-properties.ts'

/** Protein sequences under the names of their gene models, with what is computed from them. */
export const ingestProteinSequences: Source = {
  title: 'Araport11 protein sequences',
  file: /^Araport11_(genes\..*\.)?pep.*\.fasta(\.gz)?$/,
  isRequired: false,
  ...citations.araport11,
  tables: { protein_sequence: ['gene_model_name', 'sequence', 'length', 'molecular_weight', 'isoelectric_point'] },
  ingest: (out) =>
    readFasta({
      record({ name, sequence }) {
        // A stop at the end is no part of the protein; one inside is, as published.
        const residues = sequence.toUpperCase().replace(/\*$/, '')
        if (residues === '') return out.reject(`${name} has no sequence`)
        const { length, molecularWeight, isoelectricPoint } = proteinProperties(residues)
        out.row('protein_sequence', [name, residues, length, molecularWeight, isoelectricPoint])
      },
      reject: out.reject,
    }),
}
