import { accept, parseInterval, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Signatures of domains, families and sites on the proteins. */
export const ingestProteinSignatures = tableSource({
  title: 'Protein domains',
  file: /^Araport11_protein_domains\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.araport11,
  tables: {
    protein_signature: [
      'gene_model_name',
      'signature',
      'description',
      'start_position',
      'end_position',
      'interpro_accession',
      'interpro_name',
    ],
  },
  columns: ['gene_model', 'signature', 'signature_description', 'start', 'end', 'interpro_id', 'interpro_name'],
  toRow(cells) {
    const { gene_model, signature, signature_description, start, end, interpro_id, interpro_name } = cells
    if (!gene_model || !signature) return refuse('a gene model and a signature are needed')
    const interval = parseInterval(start, end, 1)
    if (!interval.ok) return interval
    const description = signature_description === signature ? null : toWords(signature_description)
    return accept([
      gene_model,
      signature,
      description,
      interval.value.start,
      interval.value.end,
      orNull(interpro_id),
      orNull(interpro_name),
    ])
  },
  write: (out, row) => out.row('protein_signature', row),
})

/** The file has underscores instead of spaces in descriptions. */
function toWords(text: string): string | null {
  return orNull(text.replaceAll('_', ' ').trim())
}

function orNull(text: string): string | null {
  return text === '' || text === 'Null' ? null : text
}

/** Type and name of every InterPro entry. */
export const ingestInterproEntries = tableSource({
  title: 'InterPro entries',
  file: /^InterPro_entry\.list(\.gz)?$/,
  isRequired: false,
  ...citations.interpro,
  tables: { interpro_entry: ['accession', 'entry_type', 'name'] },
  columns: ['ENTRY_AC', 'ENTRY_TYPE', 'ENTRY_NAME'],
  toRow({ ENTRY_AC, ENTRY_TYPE, ENTRY_NAME }) {
    if (!ENTRY_AC || !ENTRY_TYPE || !ENTRY_NAME) return refuse('accession, type and name are needed')
    return accept([ENTRY_AC, ENTRY_TYPE.replaceAll('_', ' '), ENTRY_NAME])
  },
  write: (out, row) => out.row('interpro_entry', row),
})
