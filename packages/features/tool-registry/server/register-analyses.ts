import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import type { AnalysisName } from '../../site/contract/list-analyses.ts'

/** What an analysis of lists may use: what every feature gets, and where lists and sequences are read. */
type AnalysisDependencies = ApiDependencies & {
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** The sequences of a release. */
  storeOf(releaseId: string): Promise<SequenceStore>
}

/** How each analysis registers its calls. */
const registrations: Readonly<Record<AnalysisName, () => Promise<FastifyPluginAsync<AnalysisDependencies>>>> = {
  enrichment: async () => (await import('../../enrichment/server/register-enrichment.ts')).registerEnrichment,
  alignment: async () => (await import('../../alignment/server/register-alignment.ts')).registerAlignment,
  mutants: async () => (await import('../../mutants/server/register-mutants.ts')).registerMutants,
  expression: async () => (await import('../../expression/server/matrix/matrix-routes.ts')).registerMatrix,
  network: async () => (await import('../../network/server/register-network.ts')).registerNetwork,
  motifs: async () => (await import('../../motifs/server/register-motifs.ts')).registerMotifs,
  orthologs: async () => (await import('../../orthologs/server/register-orthologs.ts')).registerOrthologs,
}

/** Every analysis of lists. */
export async function registerAnalyses(api: FastifyInstance, dependencies: AnalysisDependencies): Promise<void> {
  for (const load of Object.values(registrations)) await api.register(await load(), dependencies)
}
