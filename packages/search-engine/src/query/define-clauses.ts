import type { FormChromosome, MapLocationCriteria } from '@rosette/contract-kit/search/criteria-parts.ts'
import type { GeoPoint } from '@rosette/contract-kit/search/near-criteria.ts'
import type { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import type { z } from 'zod'
import type { IndexDefinition } from '../index/index-definition.ts'

/** What the ids of a list identify, and the index field that holds these names. */
type IdList = {
  kind: 'locus' | 'gene'
  field: string
  /** Whether obsolete names count too. */
  hasObsolete?: boolean
}

/** What a clause may need besides its own value. */
export type ClauseContext = {
  index: IndexDefinition
  /** The moment of the search. */
  now: Date
  /** Matches the records that a visitor's list of ids names; the visitor is told which of them are missing from the hits. */
  listClause(ids: string, list: IdList): Promise<object>
  /** Keys of the loci that were selected on a results page. */
  keysOfSelection(selection: GeneSelection): Promise<readonly number[]>
  /** Ids of all ontology terms whose name contains the text and that loci are annotated to, or to a term below. */
  termsNamed(text: string): Promise<readonly string[]>
  /** Positions on the Earth of the records of this index that match, each once. */
  placesOf(query: object): Promise<readonly GeoPoint[]>
  /** Key of the person with exactly this e-mail address; refused to visitors who are not signed in. */
  keyOfEmail(address: string): Promise<number | null>
}

/** A clause of the query; null if the criterion is part of another one's clause or restricts nothing. */
export type Clause<Value, Criteria> = (value: Value, criteria: Criteria, context: ClauseContext) => object | null | Promise<object | null>

/** One clause per criterion: a missing one does not compile. */
type Clauses<Schema extends z.ZodObject> = {
  [Name in keyof z.output<Schema>]-?: Clause<NonNullable<z.output<Schema>[Name]>, z.output<Schema>>
}

/** Scores hits if the criteria imply a ranking; null for the index's own order. */
type Ranking<Schema extends z.ZodObject> = (criteria: z.output<Schema>, index: IndexDefinition) => object | null

/** The points whose nearest records come first; null if the criteria name none. */
type Nearness<Schema extends z.ZodObject> = (criteria: z.output<Schema>, context: ClauseContext) => Promise<readonly GeoPoint[] | null>

/** Turns the criteria of an index into its query. */
export type CriteriaSearch = {
  criteria: z.ZodObject
  /** Clauses that are combined with AND. */
  clausesOf(criteria: Readonly<Record<string, unknown>>, context: ClauseContext): Promise<object[]>
  rankingOf(criteria: Readonly<Record<string, unknown>>, index: IndexDefinition): object | null
  nearnessOf(criteria: Readonly<Record<string, unknown>>, context: ClauseContext): Promise<readonly GeoPoint[] | null>
}

export function defineClauses<Schema extends z.ZodObject>(
  schema: Schema,
  clauses: Clauses<Schema>,
  ranking?: Ranking<Schema>,
  nearness?: Nearness<Schema>,
): CriteriaSearch {
  return {
    criteria: schema,
    async clausesOf(criteria, context) {
      const found = await Promise.all(
        // Asynchronous, so that a clause that throws synchronously cannot leave another one's rejection unhandled.
        Object.entries(criteria).map(async ([name, value]) =>
          // The schema has parsed the criteria, and the clauses have its keys.
          value === undefined ? null : clauses[name as keyof typeof clauses](value as never, criteria as z.output<Schema>, context),
        ),
      )
      return found.filter((clause) => clause !== null)
    },
    // As above.
    rankingOf: (criteria, index) => ranking?.(criteria as z.output<Schema>, index) ?? null,
    // As above.
    nearnessOf: async (criteria, context) => (await nearness?.(criteria as z.output<Schema>, context)) ?? null,
  }
}

/** The maximum number of values in one clause: `index.max_terms_count`. */
const maxValues = 65_536

/** Matches records with the value, ignoring case. With a list, any value matches. */
export function valueClause(field: string, value: string | number | boolean | readonly (string | number)[]): object {
  if (!Array.isArray(value)) return { term: { [field]: { value: wellFormed(value) } } }
  const values = value.every((each) => typeof each === 'number') ? value : value.map(wellFormed)
  if (values.length <= maxValues) return { terms: { [field]: values } }
  const parts = Array.from({ length: Math.ceil(values.length / maxValues) }, (_, at) => values.slice(at * maxValues, (at + 1) * maxValues))
  return anyOf(parts.map((part) => ({ terms: { [field]: part } })))
}

// A lone surrogate has no UTF-8 form, and the engine would reject the whole request.
function wellFormed<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.toWellFormed() : value
}

/** Matches records whose position overlaps the range; an open end has no limit. */
export function overlapClause(start: string, end: string, range: { from?: number | undefined; to?: number | undefined }): object[] {
  return [
    ...(range.from === undefined ? [] : [{ range: { [end]: { gte: range.from } } }]),
    ...(range.to === undefined ? [] : [{ range: { [start]: { lte: range.to } } }]),
  ]
}

/** Any of the clauses. */
export function anyOf(clauses: readonly object[]): object {
  const [only] = clauses
  return clauses.length === 1 && only ? only : { bool: { should: clauses, minimum_should_match: 1 } }
}

/** All of the clauses; null if there are none. */
export function allOf(clauses: readonly object[]): object | null {
  const [only = null] = clauses
  return clauses.length < 2 ? only : { bool: { filter: clauses } }
}

/** One clause per part of a criterion: a missing one does not compile. */
type PartClauses<Parts extends object> = {
  readonly [Name in keyof Parts]-?: (value: NonNullable<Parts[Name]>, parts: Parts) => object | null
}

/** Matches all parts of a compound criterion, such as the features of a form. */
export function partsClause<Parts extends object>(parts: Parts, clauses: PartClauses<Parts>): object | null {
  const found = Object.entries(parts).map(([name, value]) =>
    // The schema has parsed the criteria, and the clauses have its keys.
    value === undefined ? null : clauses[name as keyof Parts](value as never, parts),
  )
  return allOf(found.filter((clause) => clause !== null))
}

/** The fields that hold a position: chromosome, start and end in base pairs. */
type PositionFields = {
  chromosome: string
  start: string
  end: string
  /** Translates the form's chromosome name, if the index uses another one. */
  toStored?(chromosome: FormChromosome): string
}

/** Matches records on the chromosome that overlap the range, in whichever order its ends were typed. */
export function mapLocationClauses(place: PositionFields, { chromosome, low_range: low, high_range: high }: MapLocationCriteria): object[] {
  const isTurned = low !== undefined && high !== undefined && low > high
  const range = isTurned ? { from: toBases(high), to: toBases(low) } : { from: toBases(low), to: toBases(high) }
  const stored = chromosome && (place.toStored?.(chromosome) ?? chromosome)
  return [...(stored ? [valueClause(place.chromosome, stored)] : []), ...overlapClause(place.start, place.end, range)]
}

function toBases(kilobases: number | undefined): number | undefined {
  return kilobases === undefined ? undefined : Math.round(kilobases * 1000)
}
