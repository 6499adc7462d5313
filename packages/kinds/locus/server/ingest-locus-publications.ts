import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'
import { tairCitation, tairLicence } from './locus-citations.ts'

/** Which publications tell of which locus, gene model or genetic locus. Titles are not in this file. */
export const ingestLocusPublications: Source = {
  title: 'Publications of loci',
  file: /^Locus_Published_.*\.txt(\.gz)?$/,
  isRequired: false,
  licence: tairLicence,
  citation: tairCitation,
  tables: { locus_publication: ['name', 'reference_id', 'pubmed_id', 'publication_year'] },
  ingest: (out) =>
    readTable({
      columns: ['name', 'reference_id', 'pubmed_id', 'publication_year'],
      parseLine: (line) => parseQuotedLine(line, '\t'),
      toRow({ name, reference_id, pubmed_id, publication_year }) {
        if (!name || !/^\d{1,15}$/.test(reference_id)) return refuse('a name and the number of a reference are needed')
        return accept([name, Number(reference_id), wholeOrNull(pubmed_id), wholeOrNull(publication_year)])
      },
      row: (row) => out.row('locus_publication', row),
      reject: out.reject,
    }),
}

function wholeOrNull(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
