import type { ListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'
import type { ReleasePart } from '@rosette/contract-kit/kind/release-parts.ts'
import { alignmentAnalysis } from '../../alignment/contract/alignment-analysis.ts'
import { enrichmentAnalysis } from '../../enrichment/contract/enrichment-analysis.ts'
import { expressionAnalysis } from '../../expression/contract/expression-analysis.ts'
import { motifsAnalysis } from '../../motifs/contract/motifs-analysis.ts'
import { mutantsAnalysis } from '../../mutants/contract/mutants-analysis.ts'
import { networkAnalysis } from '../../network/contract/network-analysis.ts'
import { orthologsAnalysis } from '../../orthologs/contract/orthologs-analysis.ts'

/**
 * Every analysis of lists. The actions of a list, the map of the site, its descriptions, routes and runs follow from it; `tool-registry` has a
 * line for the server and one for the page of each.
 */
const cards = {
  enrichment: enrichmentAnalysis,
  mutants: mutantsAnalysis,
  expression: expressionAnalysis,
  network: networkAnalysis,
  orthologs: orthologsAnalysis,
  motifs: motifsAnalysis,
  alignment: alignmentAnalysis,
}

export type AnalysisName = keyof typeof cards

export type AnalysisPath = `/tools/${AnalysisName}`

export const listAnalyses: Readonly<Record<AnalysisName, ListAnalysis>> = cards

/** The analyses that take a list of this kind and whose data the release holds, in the order of their buttons. */
export function analysesOf(kind: string, parts: readonly ReleasePart[] = []): readonly ListAnalysis[] {
  return Object.values(listAnalyses).filter(({ kinds, requires }) => kinds.includes(kind) && (!requires || parts.includes(requires)))
}
