import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

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
