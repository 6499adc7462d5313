import type { Database } from '@rosette/database/open-database.ts'
import { costs } from '../../access/server/cost-budget.ts'
import { choiceOf, type MutantsFileQuery } from '../contract/mutants-call.ts'
import { chosenGenes, type GeneLines, linesByGene } from './choose-lines.ts'
import { type FindLociDependencies, findMutantLoci, type MutantLoci } from './find-mutant-loci.ts'
import { loadMutantLines } from './load-mutant-lines.ts'

export type FindMutantsDependencies = FindLociDependencies & { db: Pick<Database, 'pool' | 'release'> }

/** The genes of a list with their lines, and those that the settings show. */
export type FoundMutants = { loci: MutantLoci; genes: readonly GeneLines[]; chosen: readonly GeneLines[] }

/** All lines of the list are counted whatever page is shown, so they are read whole; the visitor pays for their number. */
export async function findMutants(dependencies: FindMutantsDependencies, query: MutantsFileQuery): Promise<FoundMutants> {
  const loci = await findMutantLoci(dependencies, query)
  const linesOf = await loadMutantLines(dependencies.db.release(dependencies.releaseId), loci.keys)
  const genes = linesByGene(loci.keys, linesOf, choiceOf(query))
  await dependencies.budget.charge(costs.keys(genes.reduce((sum, { lines }) => sum + lines.length, 0)))
  return { loci, genes, chosen: chosenGenes(genes, query.genes) }
}
