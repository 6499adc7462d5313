import { isDay } from '@rosette/file-formats/is-day.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
import { parsePublicationType } from '../contract/publication-types.ts'

const columns = [
  'reference_id',
  'title',
  'authors',
  'publication_type',
  'pub_name',
  'publication_year',
  'volume',
  'issue',
  'page_start',
  'doi',
  'pubmed_id',
  'date_last_modified',
] as const

/** Titles, authors and journals. No official file provides them; docs/data-sources.md describes this format. */
export const ingestPublicationCitations = tableSource({
  title: 'Citations of publications',
  file: /^rosette_publication\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'CC0 1.0',
  citation: 'Facts of the publications themselves',
  tables: { publication_citation: columns },
  columns,
  toRow,
  write: (out, row) => out.row('publication_citation', row),
})

function toRow(cells: Record<(typeof columns)[number], string>): Parsed<CopyValue[]> {
  const { reference_id, publication_type, publication_year, pubmed_id, date_last_modified, ...texts } = cells
  const { title, authors, pub_name, volume, issue, page_start, doi } = texts
  if (!/^[1-9]\d{0,14}$/.test(reference_id)) return refuse('the number of the reference is missing')
  if (publication_type && !parsePublicationType(publication_type)) return refuse(`"${publication_type}" is not a publication type`)
  if (!/^(\d{4})?$/.test(publication_year)) return refuse(`"${publication_year}" is not a year`)
  if (!/^\d{0,9}$/.test(pubmed_id)) return refuse(`"${pubmed_id}" is not a PubMed ID`)
  if (date_last_modified && !isDay(date_last_modified)) return refuse(`"${date_last_modified}" is not a date`)
  const words = [title, authors, publication_type, pub_name].map(orNull)
  // PubMed counts from 1: 0 means "not in PubMed" (DPUB-002).
  return accept([
    Number(reference_id),
    ...words,
    wholeOrNull(publication_year),
    ...[volume, issue, page_start, doi].map(orNull),
    wholeOrNull(pubmed_id),
    orNull(date_last_modified),
  ])
}

function orNull(text: string): string | null {
  return text || null
}

function wholeOrNull(text: string): number | null {
  return Number(text) || null
}
