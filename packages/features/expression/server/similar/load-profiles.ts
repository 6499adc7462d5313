import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { expressedFrom } from '@rosette/kinds/locus/contract/expressed-from.ts'
import type { CorrelationMethod } from '@rosette/kinds/locus/contract/similar-genes.ts'
import { eachInTurns, mapInTurns, nextTurn } from '@rosette/release-kit/take-turns.ts'
import { sql } from 'kysely'
import { type ScaledMatrix, scaleRow } from './find-neighbours.ts'
import { rankValues } from './rank-values.ts'

/** The genes of a data set that are compared, by the names of their loci. */
export type Profiles = ScaledMatrix & {
  keys: readonly number[]
  names: readonly string[]
  placeOf: ReadonlyMap<string, number>
  /** The highest mean of each gene, and in which sample. */
  highest: readonly { mean: number; sample: number }[]
  labels: readonly string[]
  limit: number | null
  isLog: boolean
}

type Gene = { key: number; name: string; means: readonly number[] }

/** Null if the release does not have the data set. Genes that never reach the limit, do not vary or lack a sample are not compared. */
export async function loadProfiles(db: ReleaseDb, dataSet: string, method: CorrelationMethod): Promise<Profiles | null> {
  const [set, samples] = await Promise.all([
    db.selectFrom('expressionDataSet').select('unit').where('dataSet', '=', dataSet).executeTakeFirst(),
    db.selectFrom('expressionSample').select('label').where('dataSet', '=', dataSet).orderBy('rank').execute(),
  ])
  if (!set) return null
  const limit = expressedFrom(set.unit)
  const genes = await loadGenes(db, dataSet, limit)
  const isLog = method === 'pearson' && genes.every(({ means }) => means.every((mean) => mean >= 0))
  const width = samples.length
  const rows = new Float64Array(genes.length * width)
  await eachInTurns(genes, ({ means }, index) => {
    const values = method === 'spearman' ? rankValues(means) : isLog ? means.map((mean) => Math.log2(mean + 1)) : means
    rows.set(scaleRow(values), index * width)
  })
  return {
    rows,
    geneCount: genes.length,
    width,
    keys: genes.map(({ key }) => key),
    names: genes.map(({ name }) => name),
    placeOf: new Map(genes.map(({ name }, index) => [name, index])),
    highest: await mapInTurns(genes, ({ means }) => highestOf(means)),
    labels: samples.map(({ label }) => label),
    limit,
    isLog,
  }
}

/** So many are read and turned into numbers in a few milliseconds. */
const genesAtOnce = 200

/** In the order of their names. */
async function loadGenes(db: ReleaseDb, dataSet: string, limit: number | null): Promise<Gene[]> {
  const genes: Gene[] = []
  for (let after = ''; ; ) {
    const page = await profilesQuery(db, dataSet, after).execute()
    for (const { locusId: key, name, means: text } of page) {
      const means = text.split(' ').map(Number)
      const { mean } = highestOf(means)
      const isComplete = !means.some(Number.isNaN)
      if (isComplete && (limit === null || mean >= limit) && means.some((each) => each !== means[0])) genes.push({ key, name, means })
    }
    const last = page.at(-1)
    if (last === undefined || page.length < genesAtOnce) return genes
    after = last.name
    await nextTurn()
  }
}

function highestOf(means: readonly number[]): { mean: number; sample: number } {
  const mean = Math.max(...means)
  return { mean, sample: means.indexOf(mean) }
}

/** Arrays as text, because numbers are parsed from it faster than the driver does. */
function profilesQuery(db: ReleaseDb, dataSet: string, after: string) {
  return db
    .selectFrom('expressionProfile as profile')
    .innerJoin('locus', 'locus.locusId', 'profile.locusId')
    .select(['locus.locusId', 'locus.name'])
    .select(sql<string>`array_to_string(profile.sample_means, ' ', 'NaN')`.as('means'))
    .where('profile.dataSet', '=', dataSet)
    .where('profile.sampleMeans', 'is not', null)
    .where('locus.name', '>', after)
    .orderBy('locus.name')
    .limit(genesAtOnce)
}
