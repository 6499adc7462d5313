import type { z } from 'zod'
import type { SearchEntry } from '../cards/define-search-entry.ts'
import type { LinkTarget } from './record-ref.ts'

/** A lookup arrives as query text; a kind says which of these names it accepts. */
export type LookupName = 'key' | 'name' | 'accession' | 'id'

export type Lookup = Partial<Record<LookupName, string>>

export type ParsedLookup = { by: LookupName; value: string }

/** The identity card of a record kind: all that routes, links, titles and documents need to know of it. */
export type Kind<
  Name extends string = string,
  Rec extends z.ZodObject = z.ZodObject,
  Entry extends SearchEntry | undefined = SearchEntry | undefined,
> = {
  /** As in `/api/detail/{name}` and in RecordRef.kind. */
  name: Name
  /** First segment of the page address, without slash. */
  path: string
  /** Further addresses of the same page, e.g. `polymorphism` for `polyallele`. */
  aliases: readonly string[]
  label: string
  plural: string
  /** What a query string may name besides `key`, in order of precedence. */
  lookups: readonly Exclude<LookupName, 'key'>[]
  /** What a `key` that is not a number names instead; left out if a key is always a number. */
  keyAlso?: Exclude<LookupName, 'key'>
  /** What links name a record by where it is not `key` (RESULTS-029). The record's own address is `recordPath` all the same. */
  linkedBy?: 'id'
  /** The kind whose range of keys it shares and by whose detail call its page is fetched; left out where a kind has a range of its own. */
  sharesKeysWith?: string
  /** The contract of its records, fetched by anyone who checks one: every page loads the cards of all kinds. */
  record(): Promise<Rec>
  /** Left out where neither the search box nor a form of its own finds its records. */
  searchEntry?: Entry
  /** Brings a looked-up text to the form it is stored in; null if it can't name a record of this kind. */
  normalise(lookup: Exclude<LookupName, 'key'>, text: string): string | null
  /** Page heading. */
  title(record: z.output<Rec>): string
  browserTitle(record: z.output<Rec>): string
  /** One sentence for search engines and link previews. */
  summary(record: z.output<Rec>): string
  isObsolete(record: z.output<Rec>): boolean
  /** Its records are about people: pages are open to everybody who has the address, but no search engine is invited. */
  isOfPeople?: boolean
}

/** Keeps the literal types of an identity card. */
export function defineKind<Name extends string, Rec extends z.ZodObject, Entry extends SearchEntry | undefined = undefined>(
  kind: Kind<Name, Rec, Entry>,
): Kind<Name, Rec, Entry> {
  return kind
}

/** What a query string asks of a kind. The web app and the API read it alike, so that a page finds the record that came with it. */
export function lookupOf(kind: Pick<Kind, 'lookups'>, query: Readonly<Record<string, unknown>>): Lookup {
  const names: LookupName[] = ['key', ...kind.lookups]
  return Object.fromEntries(names.flatMap((name) => (typeof query[name] === 'string' ? [[name, query[name]]] : [])))
}

/** The lookup of a query string, or null when it names no record. `key` wins over all others. */
export function parseLookup(kind: Pick<Kind, 'lookups' | 'keyAlso' | 'normalise'>, query: Lookup): ParsedLookup | null {
  const key = query.key?.trim()
  if (key !== undefined) return /^\d{1,15}$/.test(key) ? { by: 'key', value: String(Number(key)) } : namedBy(kind, kind.keyAlso, key)
  const by = kind.lookups.find((name) => query[name]?.trim())
  return namedBy(kind, by, by && query[by]?.trim())
}

function namedBy(kind: Pick<Kind, 'normalise'>, by: Exclude<LookupName, 'key'> | undefined, text: string | undefined): ParsedLookup | null {
  const value = by && text ? kind.normalise(by, text) : null
  return by === undefined || value === null ? null : { by, value }
}

/** Where a link to a record leads. */
export function linkPath(kind: Pick<Kind, 'path' | 'linkedBy'>, { key, label, isByName }: LinkTarget): string {
  if (isByName) return `/${kind.path}?key=${encodeURIComponent(label)}`
  return kind.linkedBy === 'id' ? `/${kind.path}?id=${key}` : recordPath(kind, key)
}

/** Where a record lives of which only the name is known, for kinds that are looked up by name. */
export function namedPath(kind: Pick<Kind, 'path'>, name: string): string {
  return `/${kind.path}?name=${encodeURIComponent(name)}`
}

/** Where a record lives. The only maker of record addresses. */
export function recordPath(kind: Pick<Kind, 'path'>, key: number): string {
  return `/${kind.path}?key=${key}`
}

/** Where a record can be found by any of its names, for people and machines. It outlives releases, so this is what others should link to. */
export function permanentPath(kind: Pick<Kind, 'path'>, name: string): string {
  return `/${kind.path}/${encodeURIComponent(name).replaceAll('%3A', ':')}`
}
