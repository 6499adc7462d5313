import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Type and name of every InterPro entry. */
export const ingestInterproEntries: Source = {
  title: 'InterPro entries',
  file: /^InterPro_entry\.list(\.gz)?$/,
  isRequired: false,
  licence: 'CC0',
  citation: 'Blum et al. (2025) InterPro: the protein sequence classification resource in 2025. Nucleic Acids Research 53:D444–D456',
  tables: { interpro_entry: ['accession', 'entry_type', 'name'] },
  ingest: (out) =>
    readTable({
      columns: ['ENTRY_AC', 'ENTRY_TYPE', 'ENTRY_NAME'],
      parseLine: (line) => accept(line.split('\t')),
      toRow({ ENTRY_AC, ENTRY_TYPE, ENTRY_NAME }) {
        if (!ENTRY_AC || !ENTRY_TYPE || !ENTRY_NAME) return refuse('accession, type and name are needed')
        return accept([ENTRY_AC, ENTRY_TYPE.replaceAll('_', ' '), ENTRY_NAME])
      },
      row: (row) => out.row('interpro_entry', row),
      reject: out.reject,
    }),
}
