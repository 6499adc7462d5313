import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Symbols and full names. Names that are no locus of the release (genetic loci such as ACL2) are kept in the table. */
export const ingestGeneAliases = tableSource({
  title: 'Gene aliases',
  file: /^gene_aliases_.*\.txt(\.gz)?$/,
  isRequired: true,
  ...citations.tair,
  tables: { gene_alias: ['name', 'symbol', 'full_name'] },
  columns: ['name', 'symbol', 'full_name'],
  parseLine: (line) => parseQuotedLine(line, '\t'),
  toRow({ name, symbol, full_name }) {
    if (!name || !symbol) return refuse('name or symbol is missing')
    return accept([name, symbol, unquote(full_name) || null])
  },
  write: (out, row) => out.row('gene_alias', row),
})

/** Full names with a comma carry a second pair of quotes inside the cell: `"cytochrome P450, family 78"`. */
function unquote(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1).trim() : text
}
