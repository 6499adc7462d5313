import { parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { isDay } from '@rosette/file-formats/is-day.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Keywords outside the ontologies: methods and user-defined ones. No such file is published; the layout is Rosette's own. */
export const ingestKeywords = tableSource({
  title: 'Keywords of no ontology',
  file: /^rosette_keyword\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { ontology_term_line: ['name', 'category', 'definition', 'is_obsolete', 'date_last_modified'] },
  columns: ['keyword', 'category', 'definition', 'date_last_modified'],
  toRow({ keyword, category, definition, date_last_modified }) {
    const known = parseKeywordCategory(category)
    if (!keyword) return refuse('the keyword is missing')
    if (known === null) return refuse(`${JSON.stringify(category)} is not a keyword category`)
    if (date_last_modified && !isDay(date_last_modified)) return refuse(`${JSON.stringify(date_last_modified)} is not a date`)
    return accept([keyword, known, definition || null, false, date_last_modified || null])
  },
  write: (out, row) => out.row('ontology_term_line', row),
})

/** Keywords of whole publications, in any category; annotations only link publications to ontology terms. */
export const ingestPublicationKeywords = detailSource({
  title: 'Keywords of publications',
  file: 'rosette_keyword_publication',
  table: 'publication_keyword_line',
  columns: { reference_id: cells.key, keyword: cells.text, category: (text) => parseKeywordCategory(text) ?? undefined },
  needed: ['reference_id', 'keyword', 'category'],
})
