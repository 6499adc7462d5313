import { expect, test } from 'vitest'
import { correlationsOf, findNeighbours, type ScaledMatrix, scaleRow } from './find-neighbours.ts'
import { rankValues } from './rank-values.ts'

const genes = [
  [1, 2, 3, 4, 5],
  [2, 4, 6, 8, 10],
  [5, 4, 3, 2, 1],
  [1, 1, 2, 2, 9],
  [10, 8, 6, 4, 2],
  [0, 0, 3, 3, 3],
  [1, 2, 3, 4, 5],
]

function matrixOf(rows: readonly ArrayLike<number>[]): ScaledMatrix {
  return { rows: Float64Array.from(rows.flatMap((row) => [...scaleRow(row)])), geneCount: rows.length, width: 5 }
}

const stated = async (matrix: ScaledMatrix, most = 10) =>
  (await findNeighbours(matrix, 0, most)).map(
    ({ gene, correlation, rank, mutualRank }) => `${gene} ${correlation.toFixed(6)} ${rank} ${mutualRank.toFixed(4)}`,
  )

test('[EXPR-016] [EXPR-017] Pearson, ranks and mutual ranks as numpy gives them; genes with the same value share a rank', async () => {
  expect(await stated(matrixOf(genes))).toEqual([
    '1 1.000000 1 1.0000',
    '6 1.000000 1 1.0000',
    '5 0.866025 3 1.7321',
    '3 0.792629 4 2.0000',
    '2 -1.000000 5 4.4721',
    '4 -1.000000 5 4.4721',
  ])
})

test('[EXPR-016] [EXPR-017] Spearman with ties as scipy gives it', async () => {
  expect(await stated(matrixOf(genes.map((values) => rankValues(values))))).toEqual([
    '1 1.000000 1 1.0000',
    '6 1.000000 1 1.0000',
    '3 0.948683 3 1.7321',
    '5 0.866025 4 2.8284',
    '2 -1.000000 5 4.4721',
    '4 -1.000000 5 4.4721',
  ])
})

test('[EXPR-016] no more genes than wanted; of those with equal values the first', async () => {
  expect((await findNeighbours(matrixOf(genes), 0, 1)).map(({ gene }) => gene)).toEqual([1])
})

test('[EXPR-016] equal values share the mean of their ranks', () => {
  expect([...rankValues([3, 1, 3, 0, 3])]).toEqual([4, 2, 4, 1, 4])
})

test('[EXPR-016] a correlation is the same from both sides, and one with itself', () => {
  const matrix = matrixOf(genes)
  for (let gene = 0; gene < genes.length; gene++) {
    const own = correlationsOf(matrix, gene)
    expect(own[gene]).toBe(1)
    for (let other = 0; other < genes.length; other++) expect(own[other]).toBe(correlationsOf(matrix, other)[gene])
  }
})
