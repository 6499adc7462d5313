import type { Column } from '@rosette/contract-kit/define-columns.ts'
import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import type { ReactNode } from 'react'

/** How the hits of one kind are drawn. Methods, so that hits of any kind may stand in one table. */
export type ResultsDefinition<Hit> = {
  columns: readonly Column<Hit>[]
  /** The record a row stands for; the first column links to it. */
  recordOf(hit: Hit): RecordRef
  /** A quiet line below the link of the first column. */
  below?(hit: Hit): ReactNode
  /** A cell that is more than its plain text; undefined leaves the text. */
  cell?(columnId: string, hit: Hit, mark: MarkMatch): ReactNode
}

/** Draws a text with the searched words marked. */
export type MarkMatch = (text: string) => ReactNode

/** Checks a definition against its own hits. */
export function defineResults<Hit>(results: ResultsDefinition<Hit>): ResultsDefinition<Hit> {
  return results
}

/** What a kind's results module exports, as `kinds/registry/web.ts` loads it. */
export type KindResultsModule = { results: ResultsDefinition<unknown> }
