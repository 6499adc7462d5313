import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '@rosette/database/open-database.ts'
import { unlimitedBudget } from '@rosette/features/access/server/cost-budget.ts'
import { loadProfiles } from '@rosette/features/expression/server/similar/load-profiles.ts'
import { similarGeneFinder } from '@rosette/features/expression/server/similar/similar-gene-finder.ts'
import { correlationMethods } from '@rosette/kinds/locus/contract/similar-genes.ts'

/** Genes that are asked about in each data set, spread over the genome. */
const genesOf = { tissue_atlas: 200, leaf_stress: 40 }

/** Writes what we answer about genes like these, and tells how long it took and how long others had to wait. */
export async function writeOurNeighbours(db: Database, releaseId: string, folder: string): Promise<Record<string, number>> {
  const find = similarGeneFinder(db)
  const answers = []
  const firstMs = []
  const ms: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (const [dataSet, count] of Object.entries(genesOf)) {
    for (const method of correlationMethods) {
      const profiles = await loadProfiles(db.release(releaseId), dataSet, method)
      const names = profiles?.names ?? []
      for (const [index, locusName] of names.filter((_, at) => at % Math.ceil(names.length / count) === 0).entries()) {
        const start = performance.now()
        const answer = await find({ releaseId, dataSet, locusName, method }, unlimitedBudget)
        const took = performance.now() - start
        if (index === 0) firstMs.push(took)
        else ms.push(took)
        answers.push({ ...answer, locusName, genes: answer?.genes.map(({ locus, ...gene }) => ({ ...gene, name: locus.label })) })
      }
    }
  }
  delay.disable()
  await writeFile(join(folder, 'answers.json'), JSON.stringify(answers))
  ms.sort((one, other) => one - other)
  return {
    genes: answers.length,
    mostMsWithReading: Math.round(Math.max(...firstMs)),
    medianMs: Math.round(ms[Math.floor(ms.length / 2)] ?? 0),
    longestWaitMs: Math.round(delay.max / 1e6),
  }
}
