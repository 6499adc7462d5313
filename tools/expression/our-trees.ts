import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { averageLinkage } from '@rosette/features/expression/contract/cluster/average-linkage.ts'
import { correlationDistances, isComparable } from '@rosette/features/expression/contract/cluster/correlation-distances.ts'

/** Lists of genes that are clustered: ten of 200, and one of as many as a heat map takes. */
const sizes = [...Array.from({ length: 10 }, () => 200), 2000]

/** Writes our trees of lists of genes of the atlas, as scipy numbers their joins, and tells how long the largest took. */
export async function writeOurTrees(db: Database, releaseId: string, folder: string): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ name: string; means: number[] }>(
    `select name, sample_means as means from ${schemaOf(releaseId)}.expression_profile join ${schemaOf(releaseId)}.locus using (locus_id)
     where data_set = 'tissue_atlas' and 1 <= any(sample_means) order by name`,
  )
  const genes = rows.map(({ name, means }) => ({ name, levels: means.map((mean) => Math.log2(mean + 1)) }))
  const comparable = genes.filter(({ levels }) => isComparable(levels))
  const trees = []
  let largestMs = 0
  for (const [index, size] of sizes.entries()) {
    const step = Math.floor(comparable.length / size)
    const chosen = comparable.filter((_, at) => at % step === index % step).slice(0, size)
    const start = performance.now()
    const joins = await averageLinkage(chosen.length, await correlationDistances(chosen.map(({ levels }) => levels)))
    largestMs = Math.max(largestMs, performance.now() - start)
    trees.push({
      genes: chosen.map(({ name }) => name),
      joins: joins.map(({ left, right, distance, size: of }) => [left, right, distance, of]),
    })
  }
  await writeFile(join(folder, 'trees.json'), JSON.stringify(trees))
  return { trees: trees.length, largestMs: Math.round(largestMs) }
}
