import { analysisreferenceKind } from '../analysisreference/contract/analysisreference-kind.ts'
import { arrayelementKind } from '../arrayelement/contract/arrayelement-kind.ts'
import { cloneKind } from '../clone/contract/clone-kind.ts'
import { cloneendKind } from '../cloneend/contract/cloneend-kind.ts'
import { communicationKind } from '../communication/contract/communication-kind.ts'
import { ecotypeKind } from '../ecotype/contract/ecotype-kind.ts'
import { geneKind } from '../gene/contract/gene-kind.ts'
import { genesymbolKind } from '../genesymbol/contract/genesymbol-kind.ts'
import { germplasmKind } from '../germplasm/contract/germplasm-kind.ts'
import { hoststrainKind } from '../hoststrain/contract/hoststrain-kind.ts'
import { keywordKind } from '../keyword/contract/keyword-kind.ts'
import { libraryKind } from '../library/contract/library-kind.ts'
import { locusKind } from '../locus/contract/locus-kind.ts'
import { mapKind } from '../map/contract/map-kind.ts'
import { markerKind } from '../marker/contract/marker-kind.ts'
import { organizationKind } from '../organization/contract/organization-kind.ts'
import { personKind } from '../person/contract/person-kind.ts'
import { polymorphismKind } from '../polymorphism/contract/polymorphism-kind.ts'
import { proteinKind } from '../protein/contract/protein-kind.ts'
import { protocolKind } from '../protocol/contract/protocol-kind.ts'
import { publicationKind } from '../publication/contract/publication-kind.ts'
import { sequenceKind } from '../sequence/contract/sequence-kind.ts'
import { speciesKind } from '../species/contract/species-kind.ts'
import { transposonKind } from '../transposon/contract/transposon-kind.ts'
import { transposonfamilyKind } from '../transposonfamily/contract/transposonfamily-kind.ts'
import { vectorKind } from '../vector/contract/vector-kind.ts'

/** Every record kind. The server and web registries must have an entry for each, or they do not compile. */
export const kinds = {
  locus: locusKind,
  germplasm: germplasmKind,
  publication: publicationKind,
  genesymbol: genesymbolKind,
  polymorphism: polymorphismKind,
  analysisreference: analysisreferenceKind,
  communication: communicationKind,
  species: speciesKind,
  ecotype: ecotypeKind,
  transposonfamily: transposonfamilyKind,
  gene: geneKind,
  protein: proteinKind,
  transposon: transposonKind,
  map: mapKind,
  marker: markerKind,
  keyword: keywordKind,
  sequence: sequenceKind,
  hoststrain: hoststrainKind,
  vector: vectorKind,
  library: libraryKind,
  clone: cloneKind,
  cloneend: cloneendKind,
  person: personKind,
  organization: organizationKind,
  protocol: protocolKind,
  arrayelement: arrayelementKind,
} as const

export type KindName = keyof typeof kinds

// Object.keys forgets which names it saw.
export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]]

export function isKindName(text: string): text is KindName {
  return Object.hasOwn(kinds, text)
}

/** The kind whose page lives at `/{path}`, aliases included. */
export function kindOfPath(path: string): KindName | null {
  return kindNames.find((name) => kinds[name].path === path || kinds[name].aliases.some((alias: string) => alias === path)) ?? null
}
