import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import type { GeneSetLoader, TermSetsLoader } from '@rosette/release-kit/term-sets.ts'
import type { BackgroundName, TermSourceName } from '../../contract/term-sources.ts'

const servers: readonly KindServer[] = Object.values(kindServers)
const termSets: Readonly<Record<string, TermSetsLoader>> = Object.assign({}, ...servers.map((server) => server.termSets ?? {}))
const geneSets: Readonly<Record<string, GeneSetLoader>> = Object.assign({}, ...servers.map((server) => server.geneSets ?? {}))

/** How the kind that has them loads the terms of a source. */
export function termSetsOf(source: TermSourceName): TermSetsLoader {
  const load = termSets[source]
  if (!load) throw new Error(`No kind has the terms of ${source}`)
  return load
}

/** How the kind that knows them loads the genes of a background. */
export function geneSetOf(name: Exclude<BackgroundName, 'annotated' | 'expressed'>): GeneSetLoader {
  const load = geneSets[name]
  if (!load) throw new Error(`No kind has the genes of ${name}`)
  return load
}
