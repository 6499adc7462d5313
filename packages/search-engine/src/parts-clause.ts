import { allOf } from './define-clauses.ts'

/** One clause for each part of a criterion: one that is forgotten does not compile. */
export type PartClauses<Parts extends object> = {
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
