import { averageLinkage, type Turns } from '../../contract/cluster/average-linkage.ts'
import { correlationDistances, isComparable } from '../../contract/cluster/correlation-distances.ts'
import { orderLeaves, type Tree } from '../../contract/cluster/order-leaves.ts'
import type { ExpressionMatrix, MatrixSample, MeasuredGene } from '../../contract/expression-answer.ts'

export type HeatRow = {
  gene: MeasuredGene
  /** In the order of the columns, as all that follows. */
  means: readonly (number | null)[]
  /** log2(mean + 1), or the mean itself if some of the data set are below zero. */
  levels: readonly (number | null)[]
  /** How many standard deviations a level is above or below the mean of its row; null for rows that do not vary. */
  scores: readonly (number | null)[] | null
  /** Its highest sample; null if none was measured. */
  highest: { column: number; mean: number } | null
}

export type HeatSample = MatrixSample & { /** Place among all samples of the answer. */ place: number }

export type Arrangement = {
  rows: readonly HeatRow[]
  columns: readonly HeatSample[]
  /** Over the first rows; the others are not compared. Null if genes stand in the order of the list. */
  geneTree: Tree | null
  /** Null if samples stand by organ. */
  sampleTree: Tree | null
  isLog: boolean
}

export type Order = { genes: 'clustered' | 'list'; samples: 'organ' | 'clustered' }

/** Fewer rows correlate with each other by 1, −1 or not at all. */
export const fewestToCluster = 3

/** Genes and samples in the order of the picture (EXPR-021). Genes that cannot be compared, or are below the limit everywhere, stand last. */
export async function arrangeMatrix(answer: ExpressionMatrix, order: Order, turns?: Turns): Promise<Arrangement> {
  const isLog = answer.genes.every(({ means }) => means.every((mean) => mean === null || mean >= 0))
  const levelOf = (mean: number | null) => (mean === null || !isLog ? mean : Math.log2(mean + 1))
  const levels = answer.genes.map(({ means }) => means.map(levelOf))
  const isCompared = answer.genes.map(
    ({ means }, index) =>
      isComparable(levels[index] ?? []) && (answer.limit === null || Math.max(...means.map((mean) => mean ?? 0)) >= answer.limit),
  )
  const compared = [...levels.keys()].filter((index) => isCompared[index])
  const geneTree =
    order.genes === 'clustered' && compared.length > 1
      ? await treeOf(
          compared.map((index) => full(levels[index])),
          turns,
        )
      : null
  const others = [...levels.keys()].filter((index) => !isCompared[index])
  const clustered = geneTree === null ? compared : geneTree.order.flatMap((leaf) => compared[leaf] ?? [])
  const genes = order.genes === 'list' ? [...levels.keys()] : [...clustered, ...others]
  const samples = answer.samples.map((sample, index) => ({ ...sample, place: index }))
  const sampleTree =
    order.samples === 'clustered'
      ? await treeOfSamples(
          compared.map((index) => full(levels[index])),
          samples.length,
          turns,
        )
      : null
  const columns = sampleTree === null ? samples : sampleTree.order.flatMap((leaf) => samples[leaf] ?? [])
  return {
    rows: genes.flatMap((index) => {
      const gene = answer.genes[index]
      return gene ? [rowOf(gene, levels[index] ?? [], columns)] : []
    }),
    columns,
    geneTree,
    sampleTree,
    isLog,
  }
}

/** A row that is compared has every value. */
function full(levels: readonly (number | null)[] = []): number[] {
  return levels.map((level) => level ?? 0)
}

/** Rows that are highest in early columns stand first. */
async function treeOf(rows: readonly (readonly number[])[], turns?: Turns): Promise<Tree> {
  const joins = await averageLinkage(rows.length, await correlationDistances(rows, turns), turns)
  return orderLeaves(rows.length, joins, rows.map(centreOf))
}

/** Null if there is too little to compare; samples that do not vary over the genes cannot be compared, either. */
async function treeOfSamples(genes: readonly (readonly number[])[], samples: number, turns?: Turns): Promise<Tree | null> {
  if (genes.length < fewestToCluster || samples < 2) return null
  const rows = Array.from({ length: samples }, (_, sample) => genes.map((gene) => gene[sample] ?? 0))
  if (!rows.every(isComparable)) return null
  const joins = await averageLinkage(samples, await correlationDistances(rows, turns), turns)
  return orderLeaves(
    samples,
    joins,
    rows.map((_, sample) => sample),
  )
}

/** The middle of what is above the mean of a row. */
function centreOf(levels: readonly number[]): number {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const above = levels.map((level) => Math.max(0, level - mean))
  return above.reduce((sum, level, index) => sum + level * index, 0) / above.reduce((sum, level) => sum + level, 0)
}

function rowOf(gene: MeasuredGene, unordered: readonly (number | null)[], columns: readonly HeatSample[]): HeatRow {
  const means = columns.map(({ place }) => gene.means[place] ?? null)
  const levels = columns.map(({ place }) => unordered[place] ?? null)
  const highest = means.reduce<HeatRow['highest']>(
    (best, mean, column) => (mean !== null && (best === null || mean > best.mean) ? { column, mean } : best),
    null,
  )
  return { gene, means, levels, scores: scoresOf(levels), highest }
}

/** z-scores with the standard deviation of a sample (n − 1), as R's `scale` has it. */
export function scoresOf(levels: readonly (number | null)[]): (number | null)[] | null {
  const measured = levels.filter((level) => level !== null)
  if (measured.length < 2 || measured.every((level) => level === measured[0])) return null
  const mean = measured.reduce((sum, level) => sum + level, 0) / measured.length
  const deviation = Math.sqrt(measured.reduce((sum, level) => sum + (level - mean) ** 2, 0) / (measured.length - 1))
  return levels.map((level) => (level === null ? null : (level - mean) / deviation))
}
