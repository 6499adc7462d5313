import type { Facets } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { z } from 'zod'
import { indexAnalysis } from './index-analysis.ts'

/**
 * The role of a field in the general search, best first: a complete id or name beats a prefix of one, which beats words of a full name,
 * which beats words of prose. What is only connected with the record comes last: complete names of other records (`related`) and
 * texts about it (`mentions`). Some fields rank what others found: `literature`, `prominence` and `lesserMember`. `none` keeps the field
 * out of the general search.
 */
export type FieldRole =
  | 'identifier'
  | 'names'
  | 'fullNames'
  | 'prose'
  | 'related'
  | 'mentions'
  | 'literature'
  | 'prominence'
  | 'lesserMember'
  | 'none'

/** A field of an index: its mapping, and the queries it supports. Plain data, so that it can be hashed. */
export type Field = {
  role: FieldRole
  /** What a visitor is told that matched; the field's name in words if there is none. */
  label?: string
  mapping: Readonly<Record<string, unknown>>
  /** Whether forms search it with `contains`, `starts with` and `exactly`: `textClause`. */
  isSearchable: boolean
  /** Whether rows can be ordered by it, and how: `sortClauses`. */
  sort: 'text' | 'number' | 'none'
  /** The fields of each entry, if the field is a list whose entries are matched one at a time: `groupClause`. */
  group?: Readonly<Record<string, Field>>
}

export type IndexDefinition = {
  fields: Readonly<Record<string, Field>>
  /** The fields that are stored and returned as a hit; the rest are only searched. */
  hitFields: readonly string[]
  /** The record's key. It makes every sort order total, so that paging neither repeats nor skips a hit. */
  key: string
  /** The field that orders hits of equal rank. */
  order: string
  /** Fields whose values are counted along with the hits: `facetAggregations`. */
  facets: readonly string[]
  /** The facets without a fixed list of values: only values that occur among the hits are listed. */
  openFacets: readonly string[]
  /** Numeric fields that are shown as a histogram, with the lower edge of every bar but the first. */
  ranges: Readonly<Record<string, readonly number[]>>
  /** Fields that say where a record lies on the genome, if it has a place there: `genomeAggregation`, `regionClause`. */
  position?: { chromosome: string; start: string; end: string }
  /** Fields that say where on the Earth a record was collected, if they do: `nearClause`. */
  site?: SiteFields
  shards: number
}

/** `point` has the position for the engine, the other two for the reader; `distance` is empty but in hits of a search near a place. */
export type SiteFields<Name extends string = string> = { point: Name; latitude: Name; longitude: Name; distance: Name }

type Searched = {
  /** False keeps a field out of the general search; forms can still search it. */
  isSearched?: boolean
  /** True if a form searches it with `contains`, `starts with` or `exactly`. Takes about as much space as the field itself. */
  isSearchable?: boolean
  isSortable?: boolean
  /** The plain word for the field, where its name is not one. */
  label?: string
}

// A longer term is not a name. Lucene rejects terms of more than 32,766 bytes, and one such value would stop the whole build.
const longestName = 1000

const words = { type: 'text', analyzer: 'words', search_analyzer: 'words_query' }
// Prefixes are indexed as terms, so that a search for two letters is as cheap as one for a complete name.
const prefix = { type: 'text', analyzer: 'name', index_prefixes: { min_chars: 1, max_chars: 19 }, norms: false, index_options: 'docs' }
const name = { type: 'keyword', normalizer: 'name', ignore_above: longestName }
// Only complete names are found, and nobody sorts or counts by them.
const relatedName = { ...name, doc_values: false }
/** Words between two values of a list; a text is sought within fewer, so that values are matched one at a time. */
export const wordsBetweenValues = 100
// A record with many terms is as good as one with few, so their number does not count.
const mentioned = { ...words, position_increment_gap: wordsBetweenValues, norms: false }
// The name of a numbered family, which all its members have in common.
const family = { type: 'text', analyzer: 'family', search_analyzer: 'name', norms: false, index_options: 'docs' }
// Prose that is searched only through its trigrams or facet values.
const unread = { type: 'text', index: false }
// Trigrams with their positions: a text is found as the phrase of its own trigrams.
const trigrams = { type: 'text', analyzer: 'trigrams', search_analyzer: 'trigrams_query', norms: false }
// A text of one or two characters has no trigram.
const shortGrams = { type: 'text', analyzer: 'short_grams', search_analyzer: 'short_gram_query', norms: false, index_options: 'docs' }
// Not normalised, because a facet shows its values.
const facet = { type: 'keyword', ignore_above: longestName }

/** The one name or id that is the record's own: `AT4G18960`. */
export function identifier(options: Searched = {}): Field {
  return textField('identifier', { ...name, fields: { prefix, words } }, name, options)
}

/** Symbols, aliases, model names, stock numbers: short alternative names of the record. One value or a list. */
export function nameList(options: Searched = {}): Field {
  return textField('names', { ...name, fields: { prefix, words } }, name, options)
}

/** Names of several words, such as `SUPPRESSOR OF OVEREXPRESSION OF CO 1`. One value or a list. */
export function fullNames(options: Searched = {}): Field {
  return textField('fullNames', { ...name, fields: { prefix, words, family } }, name, options)
}

/** Names that count as a whole, but whose beginnings rank as words do: MADS4, a mutant of which nothing else is known. */
export function lesserNames(options: Searched = {}): Field {
  return textField('fullNames', { ...name, fields: { prefix, words } }, name, options)
}

/** Prose: descriptions, phenotypes. Found by its words, with stemming. */
export function prose(options: Searched = {}): Field {
  return textField('prose', words, unread, options)
}

/** Complete names and ids of other records that lead to this one: loci of a germplasm, insertion lines of a locus. */
export function related(options: Omit<Searched, 'isSearched'> = {}): Field {
  const mapping = options.isSearchable || options.isSortable ? name : relatedName
  return textField('related', mapping, mapping, options)
}

/** Texts that say something about the record, such as phenotypes: words of the same value count more. */
export function mentions(options: Omit<Searched, 'isSearched'> = {}): Field {
  return textField('mentions', mentioned, mentioned, options)
}

/** Names of terms: mentions that also count as a whole, so that a term of exactly this name is better than one that contains it. */
export function termNames(options: Omit<Searched, 'isSearched'> = {}): Field {
  return textField('mentions', { ...mentioned, fields: { whole: relatedName } }, mentioned, options)
}

/** Titles of papers about the record: the more of them have the words, the better is it known for them. Nothing is found by them. */
export function literature(): Field {
  return { role: 'literature', mapping: mentioned, isSearchable: false, sort: 'none' }
}

/** A value from a fixed list, or a name that only forms, facets and sorting use. */
export function keyword({ isSortable = false }: Pick<Searched, 'isSortable'> = {}): Field {
  return textField('none', name, name, { isSortable })
}

/** A value that searches only compare, such as the id of a term: it is neither shown nor sorted nor counted, and takes less space. */
export function compared(): Field {
  return { role: 'none', mapping: { ...name, doc_values: false }, isSearchable: false, sort: 'none' }
}

/** An integer: keys, coordinates, counts. */
export function integer(): Field {
  return { role: 'none', mapping: { type: 'long' }, isSearchable: false, sort: 'number' }
}

/** A decimal number: masses, isoelectric points. */
export function decimal(): Field {
  return { role: 'none', mapping: { type: 'double' }, isSearchable: false, sort: 'number' }
}

/** A position on the Earth, as latitude and longitude. */
export function geoPoint(): Field {
  return { role: 'none', mapping: { type: 'geo_point' }, isSearchable: false, sort: 'none' }
}

/** How well known a record is, as a count above 0 or nothing: among equally good matches, better-known records come first. */
export function prominence(): Field {
  return { role: 'prominence', mapping: { type: 'rank_feature' }, isSearchable: false, sort: 'none' }
}

/** Whether a record is one of many of a numbered family and not among its best known. Such a family would fill a page with its name. */
export function lesserMember(): Field {
  return { role: 'lesserMember', mapping: { type: 'boolean' }, isSearchable: false, sort: 'none' }
}

export function flag(): Field {
  return { role: 'none', mapping: { type: 'boolean' }, isSearchable: false, sort: 'number' }
}

/** Shown in the result row, never searched; rows may be sorted by it, for which there is a field of its own (`sortKeysField`). */
export function shown({ isSortable = false }: Pick<Searched, 'isSortable'> = {}): Field {
  const mapping = { type: 'keyword', index: false, doc_values: false }
  return { role: 'none', mapping, isSearchable: false, sort: isSortable ? 'text' : 'none' }
}

/** The same for a list of objects, such as references with type, label and record. */
export function shownObjects(): Field {
  return { role: 'none', mapping: { type: 'object', enabled: false }, isSearchable: false, sort: 'none' }
}

/** A list of entries with several fields each, whose criteria must all match the same entry: a keyword with its evidence. */
export function group(fields: Readonly<Record<string, Field>>): Field {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mappingOf(field, false)]))
  return { role: 'none', mapping: { type: 'nested', properties }, isSearchable: false, sort: 'none', group: fields }
}

/** Only the general search uses prefixes and words: a field that it skips has neither, and takes a third of the time to index. */
function textField(role: FieldRole, searched: Field['mapping'], stored: Field['mapping'], options: Searched): Field {
  const { isSearched = true, isSearchable = false, isSortable = false, label } = options
  const further = { isSearchable, sort: isSortable ? ('text' as const) : ('none' as const), ...(label !== undefined && { label }) }
  return isSearched ? { role, mapping: searched, ...further } : { role: 'none', mapping: stored, ...further }
}

/**
 * An index as a field map. A field of the hit that has no entry, and a facet that is not a field, do not compile.
 * Earlier fields win over later ones of the same role.
 */
export function defineIndex<
  Hit extends z.ZodObject,
  Fields extends Record<keyof z.output<Hit>, Field> & Record<string, Field>,
  Counted extends Facets = Record<never, never>,
>(definition: {
  hit: Hit
  fields: Fields
  key: Extract<keyof z.output<Hit>, string>
  order: Extract<keyof z.output<Hit>, string>
  facets?: Counted & Record<Exclude<keyof Counted, keyof Fields>, never>
  position?: Readonly<Record<'chromosome' | 'start' | 'end', Extract<keyof Fields, string>>>
  site?: SiteFields<Extract<keyof Fields, string>>
  /** One shard carries some 50 GB; more only when an index outgrows that. */
  shards?: number
}): IndexDefinition {
  const { hit, fields, key, order, position, site, shards = 1 } = definition
  const counted: Facets = definition.facets ?? {}
  const ranges = Object.fromEntries(Object.entries(counted).flatMap(([field, { edges }]) => (edges ? [[field, edges]] : [])))
  const valued = Object.keys(counted).filter((field) => !(field in ranges))
  const openFacets = valued.filter((field) => counted[field]?.isOpen)
  const facets = [...valued.filter((field) => !openFacets.includes(field)), ...openFacets]
  const hitFields = Object.keys(hit.shape)
  return { fields, hitFields, key, order, facets, openFacets, ranges, ...(position && { position }), ...(site && { site }), shards }
}

/**
 * The body that creates the index. A field that is not in the map is rejected, not guessed. Only the hit fields of a document are
 * stored, so that the engine can return the source as it is on disk: filtering it at search time means parsing and writing every document.
 */
export function toIndexBody(definition: IndexDefinition): { settings: object; mappings: object } {
  const { fields, facets } = definition
  const mappings = Object.entries(fields).map(([name, field]) => {
    const mapping = mappingOf(field, facets.includes(name))
    return [name, definition.hitFields.includes(name) ? mapping : withStoredText(field.role, mapping)]
  })
  return {
    settings: {
      number_of_shards: definition.shards,
      analysis: indexAnalysis,
      max_result_window: maxResultWindow,
    },
    mappings: {
      dynamic: 'strict',
      _source: { includes: definition.hitFields },
      properties: { ...Object.fromEntries(mappings), ...sortKeys(definition) },
    },
  }
}

/** Searched texts that no hit shows are stored by themselves: the engine says what matched from them. */
function withStoredText(role: FieldRole, mapping: Field['mapping']): Field['mapping'] {
  if (role === 'prose' || role === 'mentions') return { ...mapping, store: true }
  if (role !== 'identifier' && role !== 'names' && role !== 'fullNames') return mapping
  // The functions above only ever put an object there.
  return { ...mapping, fields: { ...(mapping.fields as object), words: { ...words, store: true } } }
}

function sortKeys({ fields }: IndexDefinition): object {
  const sorted = Object.keys(fields).filter((field) => fields[field]?.sort === 'text')
  if (sorted.length === 0) return {}
  const key = { type: 'keyword', index: false }
  return { [sortKeysField]: { properties: Object.fromEntries(sorted.map((field) => [field, key])) } }
}

function mappingOf({ mapping, isSearchable }: Field, isFacet: boolean): Field['mapping'] {
  const further = { ...(isSearchable && { trigrams, shortGrams }), ...(isFacet && { facet }) }
  if (Object.keys(further).length === 0) return mapping
  // The functions above only ever put an object there.
  return { ...mapping, fields: { ...(mapping.fields as object | undefined), ...further } }
}

/** How deep a search can be paged; rows beyond that need an export. */
const maxResultWindow = 10_000

/** The index for one kind of one release. The name is validated because OpenSearch interprets commas and asterisks in names. */
export function indexName(prefix: string, kind: string, releaseId: string): string {
  const name = `${prefix}-${kind}-${releaseId}`
  if (!/^[a-z0-9][a-z0-9_]*(-[a-z0-9_]+)*$/.test(name) || name.length > 200) throw new Error(`Not an index name: ${name}`)
  return name
}

/** The field that holds the sort keys of text fields. */
export const sortKeysField = 'sortKeys'
