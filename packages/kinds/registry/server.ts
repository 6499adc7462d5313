import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import type { z } from 'zod'
import { analysisreferenceServer } from '../analysisreference/server/analysisreference-server.ts'
import { communicationServer } from '../communication/server/communication-server.ts'
import { ecotypeServer } from '../ecotype/server/ecotype-server.ts'
import { geneServer } from '../gene/server/gene-server.ts'
import { genesymbolServer } from '../genesymbol/server/genesymbol-server.ts'
import { germplasmServer } from '../germplasm/server/germplasm-server.ts'
import { keywordServer } from '../keyword/server/keyword-server.ts'
import { locusServer } from '../locus/server/locus-server.ts'
import { mapServer } from '../map/server/map-server.ts'
import { markerServer } from '../marker/server/marker-server.ts'
import { polymorphismServer } from '../polymorphism/server/polymorphism-server.ts'
import { proteinServer } from '../protein/server/protein-server.ts'
import { publicationServer } from '../publication/server/publication-server.ts'
import { speciesServer } from '../species/server/species-server.ts'
import { transposonServer } from '../transposon/server/transposon-server.ts'
import { transposonfamilyServer } from '../transposonfamily/server/transposonfamily-server.ts'
import type { KindName, kinds } from './contract.ts'

/** How the server knows each kind. A kind left out does not compile. */
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
} satisfies { [K in KindName]: KindServer<z.output<(typeof kinds)[K]['record']>> }
