import { parseWebsites } from '@rosette/contract-kit/website.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

const columns = ['name', 'author_name', 'communication_date', 'communication', 'websites'] as const

/** What people told the curators. No official file has it; docs/data-sources.md describes this layout. */
export const ingestCommunications: Source = {
  title: 'Communications',
  file: /^rosette_communication\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'CC0 1.0',
  citation: 'Communications to the curators',
  tables: { communication_line: columns },
  ingest: (out) =>
    readTable({
      columns,
      parseLine: (line) => accept(line.split('\t')),
      toRow(cells) {
        if (!cells.name) return refuse('the name is missing')
        if (!/^(\d{4}-\d\d-\d\d)?$/.test(cells.communication_date)) return refuse(`${JSON.stringify(cells.communication_date)} is no date`)
        if (parseWebsites(cells.websites) === null) return refuse(`${JSON.stringify(cells.websites)} are no websites`)
        return accept(columns.map((column) => cells[column] || null))
      },
      row: (row) => out.row('communication_line', row),
      reject: out.reject,
    }),
}
