import type { GeneSelection } from '@rosette/contract-kit/gene-selection.ts'
import type { FormChromosome, MapLocationCriteria } from '@rosette/contract-kit/map-location-criteria.ts'
import type { z } from 'zod'
import type { IndexDefinition } from '../index/index-definition.ts'

/** What the ids of a list are names of, and the field of the index that holds those names. */
type IdList = {
  kind: 'locus' | 'gene'
  field: string
  /** Whether names that went out of use are looked for too. */
  hasObsolete?: boolean
}

/** What a clause may ask beyond its own value. */
export type ClauseContext = {
  index: IndexDefinition
  /** Records that a visitor's list of ids means; which of them are not among the hits is told to the visitor. */
  listClause(ids: string, list: IdList): Promise<object>
  /** Keys of the loci that were chosen on a page of results. */
  keysOfSelection(selection: GeneSelection): Promise<readonly number[]>
  /** Key of the person with just this e-mail address; refused to visitors who are not signed in. */
  keyOfEmail(address: string): Promise<number | null>
}

/** A clause of the engine's query; null where a criterion takes part in another one's clause, or asks for nothing. */
export type Clause<Value, Criteria> = (value: Value, criteria: Criteria, context: ClauseContext) => object | null | Promise<object | null>

/** One clause for each criterion: one that is forgotten does not compile. */
type Clauses<Schema extends z.ZodObject> = {
  [Name in keyof z.output<Schema>]-?: Clause<NonNullable<z.output<Schema>[Name]>, z.output<Schema>>
}

/** Scores hits where criteria ask for the best first; null where the order of the index is meant. */
type Ranking<Schema extends z.ZodObject> = (criteria: z.output<Schema>, index: IndexDefinition) => object | null

/** How the criteria of one index become its query. */
export type CriteriaSearch = {
  criteria: z.ZodObject
  /** All of them must hold (rows of a form are joined by AND). */
  clausesOf(criteria: Readonly<Record<string, unknown>>, context: ClauseContext): Promise<object[]>
  rankingOf(criteria: Readonly<Record<string, unknown>>, index: IndexDefinition): object | null
}

export function defineClauses<Schema extends z.ZodObject>(
  schema: Schema,
  clauses: Clauses<Schema>,
  ranking?: Ranking<Schema>,
): CriteriaSearch {
  return {
    criteria: schema,
    async clausesOf(criteria, context) {
      const found = await Promise.all(
        // Asynchronous, so that a clause that is refused at once leaves no other one behind whose failure nobody sees.
        Object.entries(criteria).map(async ([name, value]) =>
          // What comes here was read by the schema, whose fields the clauses are.
          value === undefined ? null : clauses[name as keyof typeof clauses](value as never, criteria as z.output<Schema>, context),
        ),
      )
      return found.filter((clause) => clause !== null)
    },
    // As above.
    rankingOf: (criteria, index) => ranking?.(criteria as z.output<Schema>, index) ?? null,
  }
}

/** Values that the engine takes in one clause: `index.max_terms_count`. */
const maxValues = 65_536

/** A record that has the value, in any case. A list of values is a list of alternatives. */
export function valueClause(field: string, value: string | number | boolean | readonly (string | number)[]): object {
  if (!Array.isArray(value)) return { term: { [field]: { value: wellFormed(value) } } }
  const values = value.map(wellFormed)
  const parts = Array.from({ length: Math.ceil(values.length / maxValues) }, (_, at) => values.slice(at * maxValues, (at + 1) * maxValues))
  return parts.length < 2 ? { terms: { [field]: values } } : anyOf(parts.map((part) => ({ terms: { [field]: part } })))
}

// Half a surrogate pair has no UTF-8 form, and the engine refuses the whole request for it.
function wellFormed<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.toWellFormed() : value
}

/** Records whose place overlaps the range; an end that is left open has no limit. */
export function overlapClause(start: string, end: string, range: { from?: number | undefined; to?: number | undefined }): object[] {
  return [
    ...(range.from === undefined ? [] : [{ range: { [end]: { gte: range.from } } }]),
    ...(range.to === undefined ? [] : [{ range: { [start]: { lte: range.to } } }]),
  ]
}

/** One of several clauses. */
export function anyOf(clauses: readonly object[]): object {
  const [only] = clauses
  return clauses.length === 1 && only ? only : { bool: { should: clauses, minimum_should_match: 1 } }
}

/** All of several clauses; null where there is none. */
export function allOf(clauses: readonly object[]): object | null {
  const [only = null] = clauses
  return clauses.length < 2 ? only : { bool: { filter: clauses } }
}

/** One clause for each part of a criterion: one that is forgotten does not compile. */
type PartClauses<Parts extends object> = {
  readonly [Name in keyof Parts]-?: (value: NonNullable<Parts[Name]>, parts: Parts) => object | null
}

/** What a criterion of several parts asks for, all of it: the features that a form restricts by. */
export function partsClause<Parts extends object>(parts: Parts, clauses: PartClauses<Parts>): object | null {
  const found = Object.entries(parts).map(([name, value]) =>
    // What comes here was read by the schema, whose fields the clauses are.
    value === undefined ? null : clauses[name as keyof Parts](value as never, parts),
  )
  return allOf(found.filter((clause) => clause !== null))
}

/** The fields that hold one place: its chromosome, and its ends in base pairs. */
type PlaceFields = {
  chromosome: string
  start: string
  end: string
  /** How an index writes chromosomes that does not name them as forms do. */
  toStored?(chromosome: FormChromosome): string
}

/** Records whose place lies on the chromosome and overlaps the range, whichever end of it was typed first. */
export function mapLocationClauses(place: PlaceFields, { chromosome, low_range: low, high_range: high }: MapLocationCriteria): object[] {
  const isTurned = low !== undefined && high !== undefined && low > high
  const range = isTurned ? { from: toBases(high), to: toBases(low) } : { from: toBases(low), to: toBases(high) }
  const stored = chromosome && (place.toStored?.(chromosome) ?? chromosome)
  return [...(stored ? [valueClause(place.chromosome, stored)] : []), ...overlapClause(place.start, place.end, range)]
}

function toBases(kilobases: number | undefined): number | undefined {
  return kilobases === undefined ? undefined : Math.round(kilobases * 1000)
}
