import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { KindResultsModule } from '@rosette/ui-kit/results/define-results.ts'
import type { z } from 'zod'
import type { KindName, kinds } from './contract.ts'
import type { ListingName, SearchedKindName } from './search-cards.ts'
import type { FormKindName } from './search-entries.ts'
import * as shownKinds from './shown-kinds.ts'

export type RecordOf<K extends KindName> = z.output<(typeof kinds)[K]['record']>

type WebOf<K extends KindName> = KindWeb<RecordOf<K>> & {
  results: K extends SearchedKindName ? object : null
  form: K extends FormKindName ? object : null
}

/** How each kind is shown. A kind that is left out, or shown without the results or the form that its cards promise, does not compile. */
export const kindWebs: { [K in KindName]: WebOf<K> } = shownKinds

/** How the rows of each listing are drawn. */
export const listingWebs: Readonly<Record<ListingName, () => Promise<KindResultsModule>>> = {
  annotation: () => import('../keyword/web/annotation-results.tsx'),
  locushistory: () => import('../locus/web/locus-history-results.tsx'),
}
