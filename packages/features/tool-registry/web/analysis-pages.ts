import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { AnalysisPath } from '../../site/contract/list-analyses.ts'

/** The page of each analysis of lists; each is a chunk of its own. */
export const analysisPages: Readonly<Record<AnalysisPath, RouteComponent>> = {
  '/tools/enrichment': lazyRouteComponent(() => import('../../enrichment/web/enrichment-page.tsx'), 'EnrichmentPage'),
  '/tools/mutants': lazyRouteComponent(() => import('../../mutants/web/mutants-page.tsx'), 'MutantsPage'),
}
