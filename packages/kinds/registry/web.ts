import type { KindFormModule } from '@rosette/ui-kit/form/form-fields.ts'
import type { KindPageModule } from '@rosette/ui-kit/record/define-page.ts'
import type { KindResultsModule } from '@rosette/ui-kit/results/define-results.ts'
import type { z } from 'zod'
import type { KindName, kinds } from './contract.ts'
import type { ListingName } from './search-cards.ts'

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
  publication: {
    page: () => import('../publication/web/publication-page.tsx'),
    results: () => import('../publication/web/publication-results.tsx'),
  },
  genesymbol: {
    page: () => import('../genesymbol/web/genesymbol-page.tsx'),
    results: () => import('../genesymbol/web/genesymbol-results.tsx'),
  },
  polymorphism: {
    page: () => import('../polymorphism/web/polymorphism-page.tsx'),
    results: () => import('../polymorphism/web/polymorphism-results.tsx'),
  },
  analysisreference: { page: () => import('../analysisreference/web/analysisreference-page.tsx'), results: null },
  communication: { page: () => import('../communication/web/communication-page.tsx'), results: null },
  species: { page: () => import('../species/web/species-page.tsx'), results: null },
  ecotype: { page: () => import('../ecotype/web/ecotype-page.tsx'), results: () => import('../ecotype/web/ecotype-results.tsx') },
  transposonfamily: {
    page: () => import('../transposonfamily/web/transposonfamily-page.tsx'),
    results: () => import('../transposonfamily/web/transposonfamily-results.tsx'),
  },
  gene: { page: () => import('../gene/web/gene-page.tsx'), results: () => import('../gene/web/gene-results.tsx') },
  protein: { page: () => import('../protein/web/protein-page.tsx'), results: () => import('../protein/web/protein-results.tsx') },
  transposon: {
    page: () => import('../transposon/web/transposon-page.tsx'),
    results: () => import('../transposon/web/transposon-results.tsx'),
  },
  map: { page: () => import('../map/web/map-page.tsx'), results: null },
  marker: { page: () => import('../marker/web/marker-page.tsx'), results: () => import('../marker/web/marker-results.tsx') },
  keyword: { page: () => import('../keyword/web/keyword-page.tsx'), results: () => import('../keyword/web/keyword-results.tsx') },
  sequence: { page: () => import('../sequence/web/sequence-page.tsx'), results: null },
  hoststrain: { page: () => import('../hoststrain/web/hoststrain-page.tsx'), results: null },
  vector: { page: () => import('../vector/web/vector-page.tsx'), results: () => import('../vector/web/vector-results.tsx') },
  library: { page: () => import('../library/web/library-page.tsx'), results: null },
  clone: { page: () => import('../clone/web/clone-page.tsx'), results: () => import('../clone/web/clone-results.tsx') },
  cloneend: { page: () => import('../cloneend/web/cloneend-page.tsx'), results: null },
  person: { page: () => import('../person/web/person-page.tsx'), results: () => import('../person/web/person-results.tsx') },
  organization: { page: () => import('../organization/web/organization-page.tsx'), results: null },
  protocol: { page: () => import('../protocol/web/protocol-page.tsx'), results: () => import('../protocol/web/protocol-results.tsx') },
  arrayelement: {
    page: () => import('../arrayelement/web/arrayelement-page.tsx'),
    results: () => import('../arrayelement/web/arrayelement-results.tsx'),
  },
}

/** How the rows of each listing are drawn. */
export const listingWebs: Readonly<Record<ListingName, () => Promise<KindResultsModule>>> = {
  annotation: () => import('../keyword/web/annotation-results.tsx'),
  locushistory: () => import('../locus/web/locus-history-results.tsx'),
}

/** The search form of each kind that has one. */
export const kindForms = {
  locus: () => import('../locus/web/locus-form.ts'),
  clone: () => import('../clone/web/clone-form.ts'),
  vector: () => import('../vector/web/vector-form.ts'),
  ecotype: () => import('../ecotype/web/ecotype-form.ts'),
  germplasm: () => import('../germplasm/web/germplasm-form.ts'),
  marker: () => import('../marker/web/marker-form.ts'),
  polymorphism: () => import('../polymorphism/web/polymorphism-form.ts'),
  protein: () => import('../protein/web/protein-form.ts'),
  publication: () => import('../publication/web/publication-form.ts'),
  protocol: () => import('../protocol/web/protocol-form.ts'),
  transposon: () => import('../transposon/web/transposon-form.ts'),
  keyword: () => import('../keyword/web/keyword-form.ts'),
  person: () => import('../person/web/person-form.ts'),
} as const satisfies Partial<Record<KindName, () => Promise<KindFormModule>>>
