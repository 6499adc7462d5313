import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import type { z } from 'zod'
import { germplasmServer } from '../germplasm/server/germplasm-server.ts'
import { locusServer } from '../locus/server/locus-server.ts'
import type { KindName, kinds } from './contract.ts'

/** How the server knows each kind. A kind left out does not compile. */
export const kindServers = {
  locus: locusServer,
  germplasm: germplasmServer,
} satisfies { [K in KindName]: KindServer<z.output<(typeof kinds)[K]['record']>> }
