import type { z } from 'zod'
import { indexAnalysis } from './index-analysis.ts'

/**
 * What a field means to the general search, best first: a whole id or name beats the beginning of one,
 * that beats words of a full name, and that beats words of running text. `none` is left out.
 */
export type FieldRole = 'identifier' | 'names' | 'fullNames' | 'prose' | 'none'

/** A field of an index: its mapping, and its part in the general search. Plain data, so that it can be hashed. */
export type Field = { role: FieldRole; mapping: Readonly<Record<string, unknown>> }

export type IndexDefinition = {
  fields: Readonly<Record<string, Field>>
  /** What of a document is kept and sent as a hit; the rest is only searched. */
  hitFields: readonly string[]
  /** The record's key: makes every order total, so that no hit is shown on two pages or on none. */
  key: string
  /** Orders hits of equal rank. */
  order: string
  shards: number
}

type Searched = {
  /** False keeps a field out of the general search; forms can still ask for it. */
  isSearched?: boolean
}

// A longer term is no name. Lucene refuses terms beyond 32,766 bytes, and one such value would stop a whole build.
const longestName = 1000

const words = { type: 'text', analyzer: 'words', search_analyzer: 'words_asked' }
// Prefixes are terms of their own, so that two letters cost as little as a whole name.
const prefix = { type: 'text', analyzer: 'name', index_prefixes: { min_chars: 1, max_chars: 19 }, norms: false, index_options: 'docs' }
const name = { type: 'keyword', normalizer: 'name', ignore_above: longestName }

/** The one name or id that is the record's own: `AT4G18960`. */
export function identifier({ isSearched = true }: Searched = {}): Field {
  return { role: isSearched ? 'identifier' : 'none', mapping: { ...name, fields: { prefix, words } } }
}

/** Symbols, aliases, model names, stock numbers: short names that also name the record. One value or a list. */
export function nameList({ isSearched = true }: Searched = {}): Field {
  return { role: isSearched ? 'names' : 'none', mapping: { ...name, fields: { prefix, words } } }
}

/** Names of several words: `SUPPRESSOR OF OVEREXPRESSION OF CO 1`. One value or a list. */
export function fullNames({ isSearched = true }: Searched = {}): Field {
  return { role: isSearched ? 'fullNames' : 'none', mapping: { ...name, fields: { words } } }
}

/** Running text: descriptions, phenotypes. Found by its words, whatever their endings. */
export function prose({ isSearched = true }: Searched = {}): Field {
  return { role: isSearched ? 'prose' : 'none', mapping: words }
}

/** A value of a closed set, or a name that only forms, facets and sorting ask for. */
export function keyword(): Field {
  return { role: 'none', mapping: name }
}

/** A whole number: keys, coordinates, counts. */
export function integer(): Field {
  return { role: 'none', mapping: { type: 'long' } }
}

/** A number that is not whole: masses, isoelectric points. */
export function decimal(): Field {
  return { role: 'none', mapping: { type: 'double' } }
}

export function flag(): Field {
  return { role: 'none', mapping: { type: 'boolean' } }
}

/** Carried to the result row and never searched. */
export function shown(): Field {
  return { role: 'none', mapping: { type: 'keyword', index: false, doc_values: false } }
}

/** An index as a field map. A field of the hit that has no entry does not compile. Earlier fields win over later ones of the same role. */
export function defineIndex<Hit extends z.ZodObject>(definition: {
  hit: Hit
  fields: Record<keyof z.output<Hit>, Field> & Record<string, Field>
  key: Extract<keyof z.output<Hit>, string>
  order: Extract<keyof z.output<Hit>, string>
  /** One shard carries some 50 GB; more only when an index outgrows that. */
  shards?: number
}): IndexDefinition {
  const { hit, fields, key, order, shards = 1 } = definition
  return { fields, hitFields: Object.keys(hit.shape), key, order, shards }
}

/**
 * The body that creates the index. A field that is not in the map is refused, not guessed.
 * What is kept of a document is the hit, so that the engine sends it as it lies on disk: to pick fields at search time
 * it would have to read and write every document anew.
 */
export function toIndexBody(definition: IndexDefinition): { settings: object; mappings: object } {
  const mappings = Object.entries(definition.fields).map(([field, { mapping }]) => [field, mapping])
  return {
    settings: {
      number_of_shards: definition.shards,
      analysis: indexAnalysis,
      max_result_window: maxResultWindow,
    },
    mappings: { dynamic: 'strict', _source: { includes: definition.hitFields }, properties: Object.fromEntries(mappings) },
  }
}

/** How deep a search can be paged; further rows are an export. */
export const maxResultWindow = 10_000
