import { type LazyPage, lazyPage } from '@rosette/ui-kit/layout/lazy-page.ts'
import type { AnalysisPath } from '../../site/contract/list-analyses.ts'

/** The page of each analysis of lists; each is a chunk of its own. */
export const analysisPages: Readonly<Record<AnalysisPath, LazyPage>> = {
  '/tools/alignment': lazyPage(() => import('../../alignment/web/alignment-page.tsx'), 'alignmentPage'),
  '/tools/enrichment': lazyPage(() => import('../../enrichment/web/enrichment-page.tsx'), 'enrichmentPage'),
  '/tools/expression': lazyPage(() => import('../../expression/web/expression-page.tsx'), 'expressionPage'),
  '/tools/motifs': lazyPage(() => import('../../motifs/web/motifs-page.tsx'), 'motifsPage'),
  '/tools/mutants': lazyPage(() => import('../../mutants/web/mutants-page.tsx'), 'mutantsPage'),
  '/tools/network': lazyPage(() => import('../../network/web/network-page.tsx'), 'networkPage'),
  '/tools/orthologs': lazyPage(() => import('../../orthologs/web/orthologs-page.tsx'), 'orthologsPage'),
}
