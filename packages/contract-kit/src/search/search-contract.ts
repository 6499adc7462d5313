import { z } from 'zod'
import { identifierTypes, RecordRef } from '../kind/record-ref.ts'
import { GenomeBin } from '../records/genome-bins.ts'
import { GeoPoint } from './near-criteria.ts'
import { maxSearchText } from './search-text.ts'

/** Rows one call answers at most, and where nothing else is requested (API-041). */
export const maxSearchRows = 10_000

/** Rows of a page at most, and where nothing else is requested. */
export const maxPageSize = 250
export const firstPageSize = 25

const fieldName = z.string().min(1).max(60)

export const SortOrder = z.object({ field: fieldName, direction: z.enum(['asc', 'desc']) })
export type SortOrder = z.infer<typeof SortOrder>

const facetValues = z.array(z.string().max(1000)).max(50)

// Every number of ours is smaller, and the engine can compare it with whole and decimal ones.
const bound = z.number().min(-1e15).max(1e15)

/** What of a facet is wanted and what is not: values of one list are alternatives. Of numbers, the smallest and the largest are wanted. */
export const FacetChoice = z.object({
  include: facetValues.optional(),
  exclude: facetValues.optional(),
  from: bound.optional(),
  to: bound.optional(),
})
export type FacetChoice = z.infer<typeof FacetChoice>

export const Filters = z.record(fieldName, FacetChoice).refine((filters) => Object.keys(filters).length <= 12, {
  error: 'A search has at most 12 filters.',
})
export type Filters = z.infer<typeof Filters>

/**
 * What every search call takes beside what it searches for. `rowsLimit` and `matchCount` are the documents'; the rest is added.
 * Without `page` and `pageSize` the first `rowsLimit` rows come at once.
 */
export const searchOptions = {
  rowsLimit: z.int().min(0).max(maxSearchRows).optional(),
  matchCount: z.boolean().optional(),
  page: z.int().min(1).max(maxSearchRows).optional(),
  pageSize: z.int().min(1).max(maxPageSize).optional(),
  sort: z.array(SortOrder).max(3).optional(),
  /** Whether the values of the facets are counted. */
  facets: z.boolean().optional(),
  filters: Filters.optional(),
  /** Whether the texts of the rows of a page come with what was found in them. */
  highlight: z.boolean().optional(),
  /** From an earlier answer, for the rows after or before those; the way beyond the first 10,000. `last` asks for the last page. */
  cursor: z.string().max(8000).optional(),
  /** Whether the columns that no match has a value for are named. */
  emptyColumns: z.boolean().optional(),
  /** Whether hits are counted by their place on the genome. */
  genome: z.boolean().optional(),
}

export const SearchOptions = z.object(searchOptions)
export type SearchOptions = z.infer<typeof SearchOptions>

/** Fields of one search at most; the longest form has nineteen. */
const maxTerms = 40

const anyTerms = z.array(z.record(z.string().max(60), z.unknown())).max(maxTerms)

/** Every other search call: what is searched for is a list of objects with one field each. */
export type DetailSearchRequest = SearchOptions & { searchTerms: readonly Readonly<Record<string, unknown>>[] }

/**
 * The `searchTerms` of a call, described field by field. That the fields are known and their values fit is checked by
 * `readSearchTerms`, which can say which one does not.
 */
export function searchTermsOf(criteria: z.ZodObject) {
  const fields = Object.entries(criteria.shape).map(([name, value]) => z.strictObject({ [name]: value }).required())
  return anyTerms.meta(fields.length === 0 ? onlyList : { description: blankWords, items: itemsOf(fields) })
}

const blankWords = 'A blank text, false, null, any and an empty list say that a field is not filled in; it is left out.'
const onlyList = { description: 'The call lists all there are; nothing narrows it down.', maxItems: 0 }

function itemsOf(fields: readonly z.ZodObject[]): object {
  return z.toJSONSchema(z.union(fields), { io: 'input', unrepresentable: 'any' })
}

export const FacetValue = z.object({ value: z.string(), count: z.int() })
export type FacetValue = z.infer<typeof FacetValue>

/** How many hits have a number from `from` to `to`, both included; null if it is unbounded. */
export const FacetBar = z.object({ from: z.number().nullable(), to: z.number().nullable(), count: z.int() })
export type FacetBar = z.infer<typeof FacetBar>

/** An id of a list that is not among the hits, and why. */
export const LeftOut = z.object({
  input: z.string(),
  reason: z.enum(['unknown', 'obsolete', 'ambiguous', 'filtered']),
  /** What one could take instead: the successors of an obsolete name, the candidates of an ambiguous one. */
  instead: z.array(z.string()),
})
export type LeftOut = z.infer<typeof LeftOut>

/**
 * Why a row was found: the field in a plain word, how the text and its value agree, and the one value that matched, with what was found
 * between U+E000 and U+E001. A long value is cut around it.
 */
export const WhyMatched = z.object({
  field: z.string(),
  label: z.string(),
  how: z.enum(['is', 'starts', 'contains']),
  text: z.string(),
})
export type WhyMatched = z.infer<typeof WhyMatched>

/** A record that is called exactly as the searched text, and by which of its names. */
export const NamedRecord = z.object({ record: RecordRef, by: z.enum(identifierTypes) })
export type NamedRecord = z.infer<typeof NamedRecord>

const further = {
  /** Values of each facet, most frequent first, where they were requested. */
  facets: z.record(z.string(), z.array(FacetValue)).optional(),
  /** How the numbers of hits are spread, beside the facets. */
  ranges: z.record(z.string(), z.array(FacetBar)).optional(),
  /** For each row its fields with what was found between U+E000 and U+E001, where it was requested. */
  highlights: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  /** For each row of a general search why it was found, where highlights were requested; null if no single value says it. */
  whys: z.array(WhyMatched.nullable()).optional(),
  /** The way to the rows before and after these. */
  cursors: z.object({ previous: z.string().nullable(), next: z.string().nullable() }).optional(),
  /** RESULTS-008: matching loci, and the gene models they have. */
  counts: z.object({ lociMatchCount: z.int(), geneModelCount: z.int() }).optional(),
  /** RESULTS-007: ids of the submitted list that are not among the hits. */
  leftOut: z.array(LeftOut).optional(),
  /** Records of any type that the text names, where a general search of its type found nothing. */
  elsewhere: z.array(NamedRecord).optional(),
  /** GENERAL-029: no row has all words of the text; these have most of them. Said with the first rows of a general search. */
  isOfMostWords: z.literal(true).optional(),
  /** How the text may have been meant, where no record has all of its words. */
  didYouMean: z.string().nullable().optional(),
  /** RESULTS-074: ids of the columns that are empty in every match, on this page or another, where they were requested. */
  emptyColumns: z.array(z.string()).optional(),
  /** How many hits begin in each stretch of 250 kb, and how many have no place, where it was requested and hits have places. */
  genome: z.object({ bins: z.array(GenomeBin), unplaced: z.int() }).optional(),
  /** The points that a search near a place means, from the nearest of which distances are measured. */
  near: z.array(GeoPoint).optional(),
}

export type SearchFurther = z.infer<z.ZodObject<typeof further>>

/** Every search call answers this: hits, the true number of matches, and an error text or null; the rest is added. */
export function searchAnswer<Hit extends z.ZodType>(hit: Hit) {
  return z.object({ docs: z.array(hit), total: z.int(), error: z.string().nullable(), ...further })
}
export type SearchAnswer<Hit> = { docs: Hit[]; total: number; error: string | null } & SearchFurther

/** What is read of an answer that was requested without rows. */
export const CountAnswer = z.object({ total: z.int() })

/** What stands before and after a found text in `highlights`: characters of the private use area, which no text of ours has. */
export const highlightStart = '\uE000'
export const highlightEnd = '\uE001'

/** Keys one can tick by hand; more are chosen with the search that finds them. */
const maxTicked = 10_000
const keys = z.array(z.int().min(1)).max(maxTicked)

/** The genes that a list is searched for: those that were ticked, or all that a search finds but for those that were ticked off again. */
export const GeneSelection = z.union([
  z.strictObject({ keys: keys.min(1) }),
  z.strictObject({
    /** A general search, or the terms of the gene form. */
    search: z.union([
      z.strictObject({ searchText: z.string().trim().min(1).max(maxSearchText), filters: Filters.optional() }),
      z.strictObject({ searchTerms: anyTerms, filters: Filters.optional() }),
    ]),
    except: keys.optional(),
  }),
])
export type GeneSelection = z.infer<typeof GeneSelection>
