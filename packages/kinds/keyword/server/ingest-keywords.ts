import { parseKeywordCategory } from '@rosette/contract-kit/keyword-categories.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'
import { tairCitation, tairLicence } from './keyword-citations.ts'

/** Keywords of no ontology: methods and words of users. No such file is published; the layout is ours. */
export const ingestKeywords: Source = {
  title: 'Keywords of no ontology',
  file: /^rosette_keyword\.tsv(\.gz)?$/,
  isRequired: false,
  licence: tairLicence,
  citation: tairCitation,
  tables: { ontology_term_line: ['name', 'category', 'definition', 'is_obsolete', 'date_last_modified'] },
  ingest: (out) =>
    readTable({
      columns: ['keyword', 'category', 'definition', 'date_last_modified'],
      parseLine: (line) => accept(line.split('\t')),
      toRow({ keyword, category, definition, date_last_modified }) {
        const known = parseKeywordCategory(category)
        if (!keyword) return refuse('the keyword is missing')
        if (known === null) return refuse(`${JSON.stringify(category)} is no category of keywords`)
        if (!/^(\d{4}-\d\d-\d\d)?$/.test(date_last_modified)) return refuse(`${JSON.stringify(date_last_modified)} is no date`)
        return accept([keyword, known, definition || null, false, date_last_modified || null])
      },
      row: (row) => out.row('ontology_term_line', row),
      reject: out.reject,
    }),
}
