import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Which publications tell of which locus, gene model or genetic locus. Titles are not in this file. */
export const ingestLocusPublications = tableSource({
  title: 'Publications of loci',
  file: /^Locus_Published_.*\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { locus_publication: ['name', 'reference_id', 'pubmed_id', 'publication_year'] },
  columns: ['name', 'reference_id', 'pubmed_id', 'publication_year'],
  parseLine: (line) => parseQuotedLine(line, '\t'),
  toRow({ name, reference_id, pubmed_id, publication_year }) {
    if (!name || !/^\d{1,15}$/.test(reference_id)) return refuse('a name and the number of a reference are needed')
    return accept([name, Number(reference_id), wholeOrNull(pubmed_id), wholeOrNull(publication_year)])
  },
  write: (out, row) => out.row('locus_publication', row),
})

function wholeOrNull(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
