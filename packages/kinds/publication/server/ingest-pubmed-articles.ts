import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import type { PubmedArticle } from '@rosette/file-formats/pubmed-xml.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

const columns = [
  'pubmed_id',
  'title',
  'authors',
  'pub_name',
  'publication_year',
  'volume',
  'issue',
  'page_start',
  'doi',
  'abstract',
] as const

/** The name under which an import leaves its file. */
export const pubmedFile = 'rosette_pubmed.tsv.gz'

/** What PubMed says of the cited articles, as `rosette publications import` wrote it down. */
export const ingestPubmedArticles = tableSource({
  title: 'Articles of PubMed',
  file: /^rosette_pubmed\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.pubmed,
  tables: { pubmed_article: columns },
  columns,
  toRow,
  write: (out, row) => out.row('pubmed_article', row),
})

/** Titles, authors, journals and DOIs by PubMed ID, joined from published lists. It has no abstracts: an import says more of an article. */
export const ingestPubmedTitles = tableSource({
  title: 'Titles of papers',
  file: /^PubMed_metadata_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.pubmed,
  licence: 'Bibliographic facts of PubMed, public domain',
  tables: { pubmed_article: columns },
  columns: ['pubmed_id', 'title', 'authors', 'journal', 'year', 'doi'],
  toRow: ({ journal, year, ...cells }) =>
    toRow({ ...cells, pub_name: journal, publication_year: year, volume: '', issue: '', page_start: '', abstract: '' }),
  write: (out, row) => out.row('pubmed_article', row),
})

function toRow(cells: Record<(typeof columns)[number], string>): Parsed<CopyValue[]> {
  const { pubmed_id, publication_year, ...texts } = cells
  if (!/^[1-9]\d{0,8}$/.test(pubmed_id)) return refuse(`"${pubmed_id}" is not a PubMed ID`)
  if (!/^(\d{4})?$/.test(publication_year)) return refuse(`"${publication_year}" is not a year`)
  const { title, authors, pub_name, volume, issue, page_start, doi, abstract } = texts
  const orNull = (text: string) => text || null
  return accept([
    Number(pubmed_id),
    ...[title, authors, pub_name].map(orNull),
    Number(publication_year) || null,
    ...[volume, issue, page_start, doi, abstract].map(orNull),
  ])
}

export const pubmedHeader = columns.join('\t')

/** The one article of the demo release whose title and abstract come from PubMed's file. No article of PubMed has its number. */
export const demoPubmedLines = [
  pubmedHeader,
  formatPubmedLine({
    pubmedId: 99_999_901,
    title: 'Demonstration of an article whose title comes from PubMed, made up',
    authors: ['Demonstrator A', 'Demo Consortium'],
    journal: 'Journal of Demonstrations',
    year: 2021,
    volume: '6',
    issue: '2',
    firstPage: '12',
    doi: '10.9999/demo.12',
    abstract: 'BACKGROUND: No title says petrichor. RESULTS: An abstract does.',
  }),
]

/** An article as a line of the file. Its texts have neither tabs nor line breaks. */
export function formatPubmedLine(article: PubmedArticle): string {
  const { pubmedId, title, authors, journal, year, volume, issue, firstPage, doi, abstract } = article
  return [pubmedId, title, authors.join('; '), journal, year, volume, issue, firstPage, doi, abstract].map((cell) => cell ?? '').join('\t')
}
