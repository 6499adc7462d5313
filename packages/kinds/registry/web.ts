import type { KindPageModule } from '@rosette/ui-kit/record/define-page.ts'
import type { KindResultsModule } from '@rosette/ui-kit/results/define-results.ts'
import type { z } from 'zod'
import type { KindName, kinds } from './contract.ts'

export type RecordOf<K extends KindName> = z.output<(typeof kinds)[K]['record']>

/** Each kind's page, in a chunk of its own. A kind left out does not compile. */
export const kindPages: { [K in KindName]: () => Promise<KindPageModule<RecordOf<K>>> } = {
  locus: () => import('../locus/web/locus-page.tsx'),
  germplasm: () => import('../germplasm/web/germplasm-page.tsx'),
}

/** How each kind's search hits are drawn; null for a kind that is not searched. */
export const kindResults = {
  locus: () => import('../locus/web/locus-results.tsx'),
  germplasm: () => import('../germplasm/web/germplasm-results.tsx'),
} satisfies { [K in KindName]: (() => Promise<KindResultsModule>) | null }
