import { listAnalyses } from '../../site/contract/list-analyses.ts'

/** The names of the analyses of lists that have runs. */
export const analysesWithRuns = Object.values(listAnalyses).flatMap(({ name, hasRuns }) => (hasRuns ? [name] : []))
