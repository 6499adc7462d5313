import type { Database } from '@rosette/database/open-database.ts'
import { costs } from '../../access/server/cost-budget.ts'
import { type FindLociDependencies, findListedLoci, type ListedLoci } from '../../list-contents/server/find-listed-loci.ts'
import type { MotifsFileQuery } from '../contract/motifs-call.ts'
import type { ReleaseMotifs } from './motif-cache.ts'
import type { Sides } from './test-motifs.ts'

export type FindMotifsDependencies = FindLociDependencies & {
  db: Pick<Database, 'pool' | 'records' | 'release'>
  motifsOf(releaseId: string): Promise<ReleaseMotifs>
}

/** Whose promoters are compared with which. */
export type FoundPromoters = {
  release: ReleaseMotifs
  loci: ListedLoci
  sides: Sides
  /** Keys of list genes with a promoter, of which the background does not have the second. */
  tested: number[]
  outside: number[]
}

/** The promoters of a list, once the visitor's budget covers its genes. */
export async function findPromoters(dependencies: FindMotifsDependencies, query: MotifsFileQuery): Promise<FoundPromoters> {
  const { motifsOf, releaseId, budget } = dependencies
  const loci = await findListedLoci(dependencies, query)
  await budget.draw(costs.keys(loci.keys.length))
  const release = await motifsOf(releaseId)
  const { promoterOf, isCoding } = release
  const isCompared = (promoter: number) => query.background === 'all' || isCoding[promoter] === true
  const withPromoter = loci.keys.filter((key) => promoterOf.has(key))
  const [tested, outside]: [number[], number[]] = [[], []]
  for (const key of withPromoter) (isCompared(promoterOf.get(key) ?? -1) ? tested : outside).push(key)
  const sides = {
    list: new Set(tested.flatMap((key) => promoterOf.get(key) ?? [])),
    background: new Set([...release.loci.keys()].filter(isCompared)),
    within: Number(query.within),
  }
  return { release, loci, sides, tested, outside }
}
