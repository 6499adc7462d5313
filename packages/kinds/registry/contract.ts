import { analysisreferenceKind } from '../analysisreference/contract/analysisreference-kind.ts'
import { communicationKind } from '../communication/contract/communication-kind.ts'
import { ecotypeKind } from '../ecotype/contract/ecotype-kind.ts'
import { geneKind } from '../gene/contract/gene-kind.ts'
import { genesymbolKind } from '../genesymbol/contract/genesymbol-kind.ts'
import { germplasmKind } from '../germplasm/contract/germplasm-kind.ts'
import { keywordKind } from '../keyword/contract/keyword-kind.ts'
import { locusKind } from '../locus/contract/locus-kind.ts'
import { mapKind } from '../map/contract/map-kind.ts'
import { markerKind } from '../marker/contract/marker-kind.ts'
import { polymorphismKind } from '../polymorphism/contract/polymorphism-kind.ts'
import { proteinKind } from '../protein/contract/protein-kind.ts'
import { publicationKind } from '../publication/contract/publication-kind.ts'
import { speciesKind } from '../species/contract/species-kind.ts'
import { transposonKind } from '../transposon/contract/transposon-kind.ts'
import { transposonfamilyKind } from '../transposonfamily/contract/transposonfamily-kind.ts'

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
