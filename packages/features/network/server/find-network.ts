import type { Database } from '@rosette/database/open-database.ts'
import { costs } from '../../access/server/cost-budget.ts'
import { type FindLociDependencies, findListedLoci, type ListedLoci } from '../../list-contents/server/find-listed-loci.ts'
import type { NetworkFileQuery } from '../contract/network-call.ts'
import { type Edge, edgesOf } from './join-edges.ts'
import { loadStatements, type StatementRow } from './load-statements.ts'

export type FindNetworkDependencies = FindLociDependencies & { db: Pick<Database, 'pool' | 'records' | 'release'> }

/** The genes of a list, all statements about two of them, and the edges that fit the filters. */
export type FoundNetwork = { loci: ListedLoci; rows: readonly StatementRow[]; edges: readonly Edge[] }

/** All statements are counted whatever is shown, so they are read whole, once the visitor's budget covers the genes. */
export async function findNetwork(dependencies: FindNetworkDependencies, query: Omit<NetworkFileQuery, 'format'>): Promise<FoundNetwork> {
  const { db, releaseId, budget } = dependencies
  const loci = await findListedLoci(dependencies, query)
  await budget.draw(costs.keys(loci.keys.length))
  const rows = await loadStatements(db.release(releaseId), loci.keys)
  await budget.charge(costs.keys(rows.length))
  return { loci, rows, edges: await edgesOf(rows, query) }
}
