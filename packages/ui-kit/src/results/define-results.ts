import type { Search } from '@rosette/api-client/search-query.ts'
import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { LinkTarget } from '@rosette/contract-kit/kind/record-ref.ts'
import type { GeoPoint } from '@rosette/contract-kit/search/near-criteria.ts'
import type { ReactNode } from 'react'
import type { CriteriaFields } from '../form/form-fields.ts'

/** How the hits of one kind are rendered. Methods, so that definitions for any hit type are assignable to one. */
export type ResultsDefinition<Hit> = {
  columns: readonly Column<Hit>[]
  /** Its criteria, with the labels of its form: the page says in words what was. */
  criteriaFields: CriteriaFields
  /** The record a row stands for; the first column links to it. Null where the release holds none. */
  recordOf(hit: Hit): LinkTarget | null
  /** Identifies rows that are not records, such as annotations, by their id. By default the key of the record does. */
  keyOf?(hit: Hit): number
  /** A quiet line below the link of the first column. */
  below?(hit: Hit): ReactNode
  /** The column whose value has the reason below it why a row was found; by default the first has it. */
  whyBelow?: string
  /** What the rows look like together, above them: those of this page, and the search that finds the others. */
  picture?(hits: readonly Hit[], found: { total: number; search: Search; near: readonly GeoPoint[] }): ReactNode
  /** A cell that is more than its plain text; undefined leaves the text. */
  cell?(columnId: string, hit: Hit, mark: MarkMatch): ReactNode
}

/** Draws a text with the searched words marked. */
export type MarkMatch = (text: string) => ReactNode

/** Checks a definition against its own hits. */
export function defineResults<Hit>(results: ResultsDefinition<Hit>): ResultsDefinition<Hit> {
  return results
}

/** What identifies a row in its list; null if nothing does. */
export function rowKeyOf<Hit>({ keyOf, recordOf }: ResultsDefinition<Hit>, hit: Hit): number | null {
  return keyOf?.(hit) ?? recordOf(hit)?.key ?? null
}

/** What a kind's results module exports, as `kinds/registry/results.ts` loads it. */
export type KindResultsModule = { results: ResultsDefinition<unknown> }
