import type { SearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { arrayelementSearchCard } from '../arrayelement/contract/arrayelement-search-card.ts'
import { cloneSearchCard } from '../clone/contract/clone-search-card.ts'
import { ecotypeSearchCard } from '../ecotype/contract/ecotype-search-card.ts'
import { geneSearchCard } from '../gene/contract/gene-search-card.ts'
import { genesymbolSearchCard } from '../genesymbol/contract/genesymbol-search-card.ts'
import { germplasmSearchCard } from '../germplasm/contract/germplasm-search-card.ts'
import { annotationListing } from '../keyword/contract/annotation-listing.ts'
import { keywordSearchCard } from '../keyword/contract/keyword-search-card.ts'
import { locusHistoryListing } from '../locus/contract/locus-history-listing.ts'
import { locusSearchCard } from '../locus/contract/locus-search-card.ts'
import { markerSearchCard } from '../marker/contract/marker-search-card.ts'
import { personSearchCard } from '../person/contract/person-search-card.ts'
import { polymorphismSearchCard } from '../polymorphism/contract/polymorphism-search-card.ts'
import { proteinSearchCard } from '../protein/contract/protein-search-card.ts'
import { protocolSearchCard } from '../protocol/contract/protocol-search-card.ts'
import { publicationSearchCard } from '../publication/contract/publication-search-card.ts'
import { transposonSearchCard } from '../transposon/contract/transposon-search-card.ts'
import { transposonfamilySearchCard } from '../transposonfamily/contract/transposonfamily-search-card.ts'
import { vectorSearchCard } from '../vector/contract/vector-search-card.ts'
import type { KindName } from './contract.ts'

/** How the records of each kind are searched; a kind that is left out is not. */
export const searchCards: Readonly<Partial<Record<KindName, SearchCard>>> = {
  locus: locusSearchCard,
  germplasm: germplasmSearchCard,
  publication: publicationSearchCard,
  genesymbol: genesymbolSearchCard,
  polymorphism: polymorphismSearchCard,
  ecotype: ecotypeSearchCard,
  transposonfamily: transposonfamilySearchCard,
  gene: geneSearchCard,
  protein: proteinSearchCard,
  transposon: transposonSearchCard,
  marker: markerSearchCard,
  keyword: keywordSearchCard,
  vector: vectorSearchCard,
  clone: cloneSearchCard,
  person: personSearchCard,
  protocol: protocolSearchCard,
  arrayelement: arrayelementSearchCard,
}

/** Lists that are searched and whose rows are no records. The server has an index for each, of the same name. */
export const listings = { annotation: annotationListing, locushistory: locusHistoryListing } as const

export type ListingName = keyof typeof listings
