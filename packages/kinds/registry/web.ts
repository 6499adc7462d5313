import type { KindPageModule } from '@rosette/ui-kit/record/define-page.ts'
import type { KindResultsModule } from '@rosette/ui-kit/results/define-results.ts'
import type { z } from 'zod'
import type { KindName, kinds } from './contract.ts'

export type RecordOf<K extends KindName> = z.output<(typeof kinds)[K]['record']>

export type KindWeb<Rec> = {
  page(): Promise<KindPageModule<Rec>>
  /** How its search hits are drawn; null for a kind that is not searched. */
  results: (() => Promise<KindResultsModule>) | null
}

/** How each kind is shown, in chunks of its own. A kind left out does not compile. */
export const kindWebs: { [K in KindName]: KindWeb<RecordOf<K>> } = {
  locus: { page: () => import('../locus/web/locus-page.tsx'), results: () => import('../locus/web/locus-results.tsx') },
  germplasm: { page: () => import('../germplasm/web/germplasm-page.tsx'), results: () => import('../germplasm/web/germplasm-results.tsx') },
}
