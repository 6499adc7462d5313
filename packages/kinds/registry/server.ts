import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { CommunityKindServer } from '@rosette/release-kit/community-kind-server.ts'
import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import type { PublicView } from '@rosette/release-kit/public-view.ts'
import { analysisreferenceServer } from '../analysisreference/server/analysisreference-server.ts'
import { arrayelementServer } from '../arrayelement/server/arrayelement-server.ts'
import { cloneServer } from '../clone/server/clone-server.ts'
import { cloneendServer } from '../cloneend/server/cloneend-server.ts'
import { communicationServer } from '../communication/server/communication-server.ts'
import { ecotypeServer } from '../ecotype/server/ecotype-server.ts'
import { geneServer } from '../gene/server/gene-server.ts'
import { acceptedGenesymbols } from '../genesymbol/server/accepted-genesymbols.ts'
import { genesymbolServer } from '../genesymbol/server/genesymbol-server.ts'
import { germplasmServer } from '../germplasm/server/germplasm-server.ts'
import { hoststrainServer } from '../hoststrain/server/hoststrain-server.ts'
import { keywordServer } from '../keyword/server/keyword-server.ts'
import { libraryServer } from '../library/server/library-server.ts'
import { locusServer } from '../locus/server/locus-server.ts'
import { mapServer } from '../map/server/map-server.ts'
import { markerServer } from '../marker/server/marker-server.ts'
import { organizationServer } from '../organization/server/organization-server.ts'
import { personServer } from '../person/server/person-server.ts'
import { personSearch } from '../person/server/search-person.ts'
import { polymorphismServer } from '../polymorphism/server/polymorphism-server.ts'
import { proteinServer } from '../protein/server/protein-server.ts'
import { protocolServer } from '../protocol/server/protocol-server.ts'
import { importPubmed, type PubmedImport, type PubmedReport } from '../publication/server/import-pubmed.ts'
import { publicationServer } from '../publication/server/publication-server.ts'
import { sequenceServer } from '../sequence/server/sequence-server.ts'
import { speciesServer } from '../species/server/species-server.ts'
import { transposonServer } from '../transposon/server/transposon-server.ts'
import { transposonfamilyServer } from '../transposonfamily/server/transposonfamily-server.ts'
import { vectorServer } from '../vector/server/vector-server.ts'
import type { KindName, RecordOf } from './contract.ts'

type CommunityKindName = 'person' | 'organization'

/** Kinds whose records people change at run time: owned by `community`, in no release. */
export const communityKindServers = {
  person: personServer,
  organization: organizationServer,
} satisfies { [K in CommunityKindName]: CommunityKindServer<RecordOf<K>> }

/** Records of releases that people add at run time: asked where the release has none with the key. */
export const acceptedServers = { genesymbol: acceptedGenesymbols }

/** People and organizations are searched together. */
export const communitySearch = personSearch

/** How the server knows each kind of a release. A kind that is left out or loads records of another does not compile. */
export const kindServers = {
  locus: locusServer,
  germplasm: germplasmServer,
  publication: publicationServer,
  genesymbol: genesymbolServer,
  polymorphism: polymorphismServer,
  analysisreference: analysisreferenceServer,
  communication: communicationServer,
  species: speciesServer,
  ecotype: ecotypeServer,
  transposonfamily: transposonfamilyServer,
  gene: geneServer,
  protein: proteinServer,
  transposon: transposonServer,
  map: mapServer,
  marker: markerServer,
  keyword: keywordServer,
  sequence: sequenceServer,
  hoststrain: hoststrainServer,
  vector: vectorServer,
  library: libraryServer,
  clone: cloneServer,
  cloneend: cloneendServer,
  protocol: protocolServer,
  arrayelement: arrayelementServer,
} satisfies { [K in Exclude<KindName, CommunityKindName>]: KindServer<RecordOf<K>> }

const allServers: Readonly<Record<string, { publicView: PublicView }>> = { ...kindServers, ...communityKindServers }

/** What everybody may know of the records of a kind. */
export function publicViewOf({ name }: Pick<Kind, 'name'>): PublicView {
  const server = allServers[name]
  if (!server) throw new Error(`There is no kind called ${name}`)
  return server.publicView
}

/** PubMed's articles are for whatever file of a folder cites them, so this needs to know all kinds. */
export function importPublications(options: Omit<PubmedImport, 'kindServers'>): Promise<PubmedReport> {
  return importPubmed({ ...options, kindServers })
}
