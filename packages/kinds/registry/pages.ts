import type { KindPageModule } from '@rosette/ui-kit/record/define-page.ts'
import type { KindName, RecordOf } from './contract.ts'

/** The page of each kind, in a chunk of its own. A kind that is left out does not compile. */
export const kindPages: { [K in KindName]: () => Promise<KindPageModule<RecordOf<K>>> } = {
  analysisreference: () => import('../analysisreference/web/analysisreference-page.tsx'),
  arrayelement: () => import('../arrayelement/web/arrayelement-page.tsx'),
  clone: () => import('../clone/web/clone-page.tsx'),
  cloneend: () => import('../cloneend/web/cloneend-page.tsx'),
  communication: () => import('../communication/web/communication-page.tsx'),
  ecotype: () => import('../ecotype/web/ecotype-page.tsx'),
  gene: () => import('../gene/web/gene-page.tsx'),
  genesymbol: () => import('../genesymbol/web/genesymbol-page.tsx'),
  germplasm: () => import('../germplasm/web/germplasm-page.tsx'),
  hoststrain: () => import('../hoststrain/web/hoststrain-page.tsx'),
  keyword: () => import('../keyword/web/keyword-page.tsx'),
  library: () => import('../library/web/library-page.tsx'),
  locus: () => import('../locus/web/locus-page.tsx'),
  map: () => import('../map/web/map-page.tsx'),
  marker: () => import('../marker/web/marker-page.tsx'),
  organization: () => import('../organization/web/organization-page.tsx'),
  person: () => import('../person/web/person-page.tsx'),
  polymorphism: () => import('../polymorphism/web/polymorphism-page.tsx'),
  protein: () => import('../protein/web/protein-page.tsx'),
  protocol: () => import('../protocol/web/protocol-page.tsx'),
  publication: () => import('../publication/web/publication-page.tsx'),
  sequence: () => import('../sequence/web/sequence-page.tsx'),
  species: () => import('../species/web/species-page.tsx'),
  transposon: () => import('../transposon/web/transposon-page.tsx'),
  transposonfamily: () => import('../transposonfamily/web/transposonfamily-page.tsx'),
  vector: () => import('../vector/web/vector-page.tsx'),
}
