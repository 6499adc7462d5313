import {
  defineColumns,
  defineFacets,
  defineSearchCard,
  originFacet,
  parseNameAndKey,
  withBlanks,
} from '@rosette/contract-kit/cards/define-search-card.ts'
import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { SearchInput, searchTermRows, TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { keywordCategoryCodeValues } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'
import { publicationSearchEntry } from './publication-search-entry.ts'
import { publicationTypes } from './publication-types.ts'

/** One row of a publication search, under the wire names of the specification (1, section 3). */
export const PublicationHit = z
  .object({
    id: z.string(),
    authors: z.array(z.string()),
    title: z.array(z.string()),
    pubName: z.array(z.string()),
    year: z.int().nullable(),
    doi: z.string().nullable(),
    pubmedId: z.int().nullable(),
    keywords: z.array(z.string()),
    /** Name and key of each locus, joined by an underscore: `AT4G18960_2117144`. */
    loci: z.array(z.string()),
    referenceId: z.int(),
    date_last_modified: z.array(z.string()),
  })
  .meta({ id: 'PublicationHit' })
export type PublicationHit = z.infer<typeof PublicationHit>

/** Fields that a text of the publication form can search (FPUB-003). */
export const publicationSearchTypes = ['authors', 'pubName', 'title_abstract', 'loci', 'pubmedId', 'doi'] as const

/** FPUB-004: part of an ID does not identify a publication. */
export const wholePublicationTypes = ['pubmedId', 'doi'] as const

/** The first year that the form offers (FPUB-005). */
export const firstPublicationYear = 1947

/** `all` does not restrict (FPUB-006). */
const publicationTypeChoices = ['all', ...publicationTypes] as const

/** A year as a number or as a select sends it; `any` is dropped before parsing. */
const Year = z.union([
  z.literal('present'),
  z.int().min(1).max(9999),
  z
    .string()
    .regex(/^\d{4}$/, 'must be a year, any or present')
    .transform(Number),
])

/** Criteria of the publication form (document 3, section 3.1). */
export const PublicationCriteria = z.object({
  searchTerms: searchTermRows(publicationSearchTypes, wholePublicationTypes).optional(),
  year_from: Year.optional(),
  year_to: Year.optional(),
  publication_type: z.enum(publicationTypeChoices).optional(),
  /** A keyword and its types: both must match the same term of a publication. */
  keywordTerms: z
    .strictObject({
      keyword_method: TextMethodWord.optional(),
      keyword_term: SearchInput.optional(),
      keyword_types: z.array(z.enum(keywordCategoryCodeValues)).max(keywordCategoryCodeValues.length).optional(),
    })
    .optional(),
  /** The key of a keyword, from its page; `keyword_name` is what it is called where criteria are put into words. */
  keyword_id: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  keyword_name: SearchInput.optional(),
  /** Whether publications of child terms are included. */
  with_children: z.boolean().optional(),
  /** BROWSE-014: modified within 14 days before the newest record, for the list of recent literature. */
  recently_modified: z.boolean().optional(),
})
export type PublicationCriteria = z.infer<typeof PublicationCriteria>

/** RESULTS-053, and the loci a publication is about. */
export const publicationColumns = defineColumns<PublicationHit>([
  { id: 'title', label: 'Title', text: nameOfHit, isSortable: true },
  { id: 'authors', label: 'Authors', text: (hit) => hit.authors.join(', '), isSortable: true },
  { id: 'pubName', label: 'Journal', text: (hit) => hit.pubName.join('; '), isSortable: true },
  { id: 'year', label: 'Year', text: (hit) => String(hit.year ?? ''), isSortable: true, within: 'pubName' },
  { id: 'doi', label: 'DOI', text: (hit) => hit.doi ?? '', isSortable: true },
  { id: 'pubmedId', label: 'PubMed ID', text: (hit) => String(hit.pubmedId ?? ''), isSortable: true, within: 'doi' },
  { id: 'keywords', label: 'Keywords', text: (hit) => hit.keywords.join('; '), isSortable: true },
  { id: 'loci', label: 'Loci', text: (hit) => hit.loci.map(locusName).join('; '), isSortable: false },
])

/** PUBMED-001: rows without a title are named too. */
function nameOfHit({ title, pubmedId, referenceId }: PublicationHit): string {
  return publicationName({ title: title.join('; ') || null, pubmedId, referenceId })
}

/** `AT4G18960_2117144` → `AT4G18960`. */
export function locusName(nameAndKey: string): string {
  return parseNameAndKey(nameAndKey).name
}

// The first papers on the plant are a century old; most are from recent decades.
const years = [1950, 1970, ...Array.from({ length: 51 }, (_, index) => 1980 + index)]

export const publicationFacets = defineFacets({
  publication_type: { label: 'Publication type', values: withBlanks },
  origin: originFacet,
  pubName: { label: 'Journal', isOpen: true },
  year: { label: 'Year', edges: years, isYear: true },
})

export const publicationSearchCard = defineSearchCard({
  category: publicationSearchEntry.category,
  call: 'publication',
  singular: 'publication',
  plural: publicationSearchEntry.plural,
  file: { word: 'publication', isOffered: true },
  form: { category: publicationSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for papers by title, author, journal, year, identifier or gene.',
  hit: PublicationHit,
  columns: publicationColumns,
  criteria: PublicationCriteria,
  facets: publicationFacets,
  firstSort: { field: 'year', direction: 'desc' },
  genome: null,
})
