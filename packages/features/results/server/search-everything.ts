import { type SearchCategory, searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { EverythingRequest, EverythingType } from '../contract/everything-call.ts'
import { prepareTextQuery, runSearch } from './run-search.ts'
import { searchTarget } from './search-target.ts'
import { searchTogether } from './search-together.ts'

type Dependencies = {
  engine: Pick<Engine, 'searchMany'>
  indexPrefix: string
  releaseId: string
  /** Types that this visitor may not search now. */
  leftOut: readonly SearchCategory[]
  /** A type failed, and the others go on. */
  onFailure(category: SearchCategory, error: unknown): void
}

export type SearchedTypes = {
  types: EverythingType[]
  missing: SearchCategory[]
  /** Whether a record of any type has all words of the text. */
  hasAllWords: boolean
}

/** Searches every type of the search box like a general search of it, all in one request to the engine. */
export async function searchEverything(
  dependencies: Dependencies,
  request: EverythingRequest,
  call: CallOptions = {},
): Promise<SearchedTypes> {
  const { engine, indexPrefix, releaseId, leftOut, onFailure } = dependencies
  const { searchText, rows } = request
  const together = searchTogether(engine, call)
  const options = { rowsLimit: rows, matchCount: rows === 0, highlight: rows > 0 }
  const searched = searchTypes.filter(({ category }) => !leftOut.includes(category))
  const answers = await Promise.allSettled(
    searched.map(({ kind }) => {
      const target = searchTarget({ kind }, indexPrefix, releaseId)
      return runSearch<Record<string, unknown>>(together, target, prepareTextQuery(target, searchText), options)
    }),
  )
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  if (reasons.length === answers.length) throw reasons[0]
  const types = answers.flatMap((answer, index): EverythingType[] => {
    const category = searched[index]?.category
    if (category === undefined) return []
    if (answer.status === 'rejected') {
      onFailure(category, answer.reason)
      return []
    }
    const { docs, total, highlights, whys } = answer.value
    return [{ category, total, docs, ...(highlights && { highlights }), ...(whys && { whys }) }]
  })
  const answered = new Set(types.map(({ category }) => category))
  const hasAllWords = answers.some((answer) => answer.status === 'fulfilled' && answer.value.total > 0 && !answer.value.isOfMostWords)
  return { types, missing: searchTypes.map(({ category }) => category).filter((category) => !answered.has(category)), hasAllWords }
}
