import type { z } from 'zod'
import { indexAnalysis } from './index-analysis.ts'

/**
 * What a field means to the general search, best first: a whole id or name beats the beginning of one,
 * that beats words of a full name, and that beats words of running text. `prominence` orders what matches alike. `none` is left out.
 */
export type FieldRole = 'identifier' | 'names' | 'fullNames' | 'prose' | 'prominence' | 'none'

/** A field of an index: its mapping, and what it can be asked for. Plain data, so that it can be hashed. */
export type Field = {
  role: FieldRole
  mapping: Readonly<Record<string, unknown>>
  /** Whether forms ask for it with `contains`, `starts with` and `exactly`: `textClause`. */
  isAsked: boolean
  /** Whether rows can be ordered by it, and how: `sortClauses`. */
  sort: 'text' | 'number' | 'none'
  /** Fields of one entry of a list whose entries are asked for as a whole: `groupClause`. */
  group?: Readonly<Record<string, Field>>
}

export type IndexDefinition = {
  fields: Readonly<Record<string, Field>>
  /** What of a document is kept and sent as a hit; the rest is only searched. */
  hitFields: readonly string[]
  /** The record's key: makes every order total, so that no hit is shown on two pages or on none. */
  key: string
  /** Orders hits of equal rank. */
  order: string
  /** Fields whose values are counted beside the hits: `facetAggregations`. */
  facets: readonly string[]
  /** Those of them whose values are no closed list: of thousands, only those that hits have are of use. */
  openFacets: readonly string[]
  /** Numbers that are counted in bars, and where each bar but the first begins. */
  ranges: Readonly<Record<string, readonly number[]>>
  shards: number
}

type Searched = {
  /** False keeps a field out of the general search; forms can still ask for it. */
  isSearched?: boolean
  /** True where a form asks for it with `contains`, `starts with` or `exactly`. Costs about as much room as the field itself. */
  isAsked?: boolean
  isSortable?: boolean
}

// A longer term is no name. Lucene refuses terms beyond 32,766 bytes, and one such value would stop a whole build.
const longestName = 1000

const words = { type: 'text', analyzer: 'words', search_analyzer: 'words_asked' }
// Prefixes are terms of their own, so that two letters cost as little as a whole name.
const prefix = { type: 'text', analyzer: 'name', index_prefixes: { min_chars: 1, max_chars: 19 }, norms: false, index_options: 'docs' }
const name = { type: 'keyword', normalizer: 'name', ignore_above: longestName }
// Running text that only its pieces or facet values are asked for.
const unread = { type: 'text', index: false }
// The pieces of a text in their places: what is asked for is found as a phrase of its own pieces.
const pieces = { type: 'text', analyzer: 'pieces', search_analyzer: 'pieces_asked', norms: false }
// One or two letters have no piece of three.
const shortPieces = { type: 'text', analyzer: 'short_pieces', search_analyzer: 'short_piece_asked', norms: false, index_options: 'docs' }
// As it is written: a facet shows its values.
const facet = { type: 'keyword', ignore_above: longestName }

/** The one name or id that is the record's own: `AT4G18960`. */
export function identifier(options: Searched = {}): Field {
  return textField('identifier', { ...name, fields: { prefix, words } }, name, options)
}

/** Symbols, aliases, model names, stock numbers: short names that also name the record. One value or a list. */
export function nameList(options: Searched = {}): Field {
  return textField('names', { ...name, fields: { prefix, words } }, name, options)
}

/** Names of several words: `SUPPRESSOR OF OVEREXPRESSION OF CO 1`. One value or a list. */
export function fullNames(options: Searched = {}): Field {
  return textField('fullNames', { ...name, fields: { prefix, words } }, name, options)
}

/** Running text: descriptions, phenotypes. Found by its words, whatever their endings. */
export function prose(options: Searched = {}): Field {
  return textField('prose', words, unread, options)
}

/** A value of a closed set, or a name that only forms, facets and sorting ask for. */
export function keyword({ isSortable = false }: Pick<Searched, 'isSortable'> = {}): Field {
  return textField('none', name, name, { isSortable })
}

/** A whole number: keys, coordinates, counts. */
export function integer(): Field {
  return { role: 'none', mapping: { type: 'long' }, isAsked: false, sort: 'number' }
}

/** A number that is not whole: masses, isoelectric points. */
export function decimal(): Field {
  return { role: 'none', mapping: { type: 'double' }, isAsked: false, sort: 'number' }
}

/** How much is known of a record, a count above 0 or nothing: among hits that match alike, the better known come first. */
export function prominence(): Field {
  return { role: 'prominence', mapping: { type: 'rank_feature' }, isAsked: false, sort: 'none' }
}

export function flag(): Field {
  return { role: 'none', mapping: { type: 'boolean' }, isAsked: false, sort: 'number' }
}

/** Carried to the result row and never searched. */
export function shown(): Field {
  return { role: 'none', mapping: { type: 'keyword', index: false, doc_values: false }, isAsked: false, sort: 'none' }
}

/** The same for a list of objects, as a reference with its type, label and record is one. */
export function shownObjects(): Field {
  return { role: 'none', mapping: { type: 'object', enabled: false }, isAsked: false, sort: 'none' }
}

/** A list of entries of several fields each, where a form asks for what one and the same entry holds: a keyword with its evidence. */
export function group(fields: Readonly<Record<string, Field>>): Field {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mappingOf(field, false)]))
  return { role: 'none', mapping: { type: 'nested', properties }, isAsked: false, sort: 'none', group: fields }
}

/** Beginnings and words are for the general search alone: a field that is kept out of it has none, and costs a third as much to index. */
function textField(role: FieldRole, searched: Field['mapping'], kept: Field['mapping'], options: Searched): Field {
  const { isSearched = true, isAsked = false, isSortable = false } = options
  const sort = isSortable ? 'text' : 'none'
  return isSearched ? { role, mapping: searched, isAsked, sort } : { role: 'none', mapping: kept, isAsked, sort }
}

/** An index as a field map. A field of the hit that has no entry does not compile. Earlier fields win over later ones of the same role. */
export function defineIndex<Hit extends z.ZodObject>(definition: {
  hit: Hit
  fields: Record<keyof z.output<Hit>, Field> & Record<string, Field>
  key: Extract<keyof z.output<Hit>, string>
  order: Extract<keyof z.output<Hit>, string>
  facets?: readonly string[]
  openFacets?: readonly string[]
  ranges?: Readonly<Record<string, readonly number[]>>
  /** One shard carries some 50 GB; more only when an index outgrows that. */
  shards?: number
}): IndexDefinition {
  const { hit, fields, key, order, facets = [], openFacets = [], ranges = {}, shards = 1 } = definition
  return { fields, hitFields: Object.keys(hit.shape), key, order, facets: [...facets, ...openFacets], openFacets, ranges, shards }
}

/**
 * The body that creates the index. A field that is not in the map is refused, not guessed.
 * What is kept of a document is the hit, so that the engine sends it as it lies on disk: to pick fields at search time
 * it would have to read and write every document anew.
 */
export function toIndexBody(definition: IndexDefinition): { settings: object; mappings: object } {
  const { fields, facets } = definition
  const mappings = Object.entries(fields).map(([name, field]) => [name, mappingOf(field, facets.includes(name))])
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

function sortKeys({ fields }: IndexDefinition): object {
  const sorted = Object.keys(fields).filter((field) => fields[field]?.sort === 'text')
  if (sorted.length === 0) return {}
  const key = { type: 'keyword', index: false }
  return { [sortKeysField]: { properties: Object.fromEntries(sorted.map((field) => [field, key])) } }
}

function mappingOf({ mapping, isAsked }: Field, isFacet: boolean): object {
  const further = { ...(isAsked && { pieces, shortPieces }), ...(isFacet && { facet }) }
  if (Object.keys(further).length === 0) return mapping
  // The makers above put nothing but an object there.
  return { ...mapping, fields: { ...(mapping.fields as object | undefined), ...further } }
}

/** How deep a search can be paged; further rows are an export. */
const maxResultWindow = 10_000

/** Where the documents of one kind of one release live. Validated, because OpenSearch reads commas and stars in names. */
export function indexName(prefix: string, kind: string, releaseId: string): string {
  const name = `${prefix}-${kind}-${releaseId}`
  if (!/^[a-z0-9][a-z0-9_]*(-[a-z0-9_]+)*$/.test(name) || name.length > 200) throw new Error(`Not an index name: ${name}`)
  return name
}

/** Where the engine keeps the sort keys of texts, beside the fields themselves. */
export const sortKeysField = 'sortKeys'
