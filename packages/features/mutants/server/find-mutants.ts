import type { Database } from '@rosette/database/open-database.ts'
import { nextTurn } from '@rosette/release-kit/take-turns.ts'
import { costs } from '../../access/server/cost-budget.ts'
import { type FindLociDependencies, findListedLoci, type ListedLoci } from '../../list-contents/server/find-listed-loci.ts'
import { choiceOf, type MutantsFileQuery } from '../contract/mutants-call.ts'
import { chosenGenes, type GeneLines, linesByGene } from './choose-lines.ts'
import { mutantLinesLoader } from './load-mutant-lines.ts'

export type FindMutantsDependencies = FindLociDependencies & { db: Pick<Database, 'pool' | 'records' | 'release'> }

/** The genes of a list with their lines, and those that the settings show. */
export type FoundMutants = { loci: ListedLoci; genes: readonly GeneLines[]; chosen: readonly GeneLines[] }

/** So many loci have a few thousand lines, which are read and sorted while others wait. */
const lociAtOnce = 200

/** All lines of the list are counted whatever page is shown, so they are read whole, once the visitor's budget covers it. */
export async function findMutants(dependencies: FindMutantsDependencies, query: MutantsFileQuery): Promise<FoundMutants> {
  const loci = await findListedLoci(dependencies, query)
  await dependencies.budget.draw(costs.mutants(loci.keys.length))
  const load = mutantLinesLoader(dependencies.db.release(dependencies.releaseId))
  const genes: GeneLines[] = []
  for (let from = 0; from < loci.keys.length; from += lociAtOnce) {
    const keys = loci.keys.slice(from, from + lociAtOnce)
    genes.push(...linesByGene(keys, await load(keys), choiceOf(query)))
    await nextTurn()
  }
  return { loci, genes, chosen: chosenGenes(genes, query.genes) }
}
