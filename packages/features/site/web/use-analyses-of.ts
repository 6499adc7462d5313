import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import type { ListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'
import { useQuery } from '@tanstack/react-query'
import { analysesOf } from '../contract/list-analyses.ts'

/** The analyses that take a list of this kind, without those of data that the release does not have (ORTHO-005). */
export function useAnalysesOf(kind: string): readonly ListAnalysis[] {
  const analyses = analysesOf(kind)
  const { data } = useQuery({ ...coverageQuery(), enabled: analyses.some(({ requires }) => requires !== undefined) })
  return analyses.filter(({ requires }) => requires === undefined || (data !== undefined && data.optionalData[requires] > 0))
}
