import type { ListAnalysis } from '../cards/define-list-analysis.ts'
import { type Query, withQuery } from './with-query.ts'

/** The genes or other records that an analysis is opened with: a stored list, or some ids. */
type AnalysisQuery = Query & { list?: string; items?: string }

/** The address of an analysis; without a query its page lets the visitor choose a list. */
export function analysisPath({ name }: Pick<ListAnalysis, 'name'>, query: AnalysisQuery = {}): string {
  return withQuery(`/tools/${name}`, query)
}
