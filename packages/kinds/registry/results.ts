import type { KindResultsModule } from '@rosette/ui-kit/results/define-results.ts'
import type { KindName } from './contract.ts'
import type { ListingName, ResultSource } from './search-cards.ts'

/** How the rows of each listing are rendered. */
const listingResults: Readonly<Record<ListingName, () => Promise<KindResultsModule>>> = {
  annotation: () => import('../keyword/web/annotation-results.tsx'),
  locushistory: () => import('../locus/web/locus-history-results.tsx'),
  mutant: () => import('../polymorphism/web/mutant-results.tsx'),
}

/** How what a search finds is rendered. */
export function loadResultsOf(source: ResultSource): Promise<KindResultsModule> {
  return 'listing' in source ? listingResults[source.listing]() : kindResults(source.kind)
}

/** By the name of the kind: a kind that has a search card has this file. */
function kindResults(kind: KindName): Promise<KindResultsModule> {
  return import(`../${kind}/web/${kind}-results.tsx`)
}
