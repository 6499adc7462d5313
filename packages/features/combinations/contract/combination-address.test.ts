import { expect, test } from 'vitest'
import { type AddressedStep, combinationPath, formatSteps, parseSteps } from './combination-address.ts'

const [one, other] = ['A'.repeat(22), '-_9zB'.padEnd(22, 'x')]
const steps: AddressedStep[] = [
  { join: 'and', search: one, asGenes: false },
  { join: 'without', list: other, asGenes: true },
  { join: 'or', search: other, asGenes: true },
]

test('[HISTORY-014] a combination is its address, there and back', () => {
  const written = formatSteps(steps)
  expect(parseSteps(written)).toEqual(steps)
  const params = new URL(`https://rosette.example${combinationPath(steps)}`).searchParams
  expect(parseSteps(params.get('combine'))).toEqual(steps)
  expect(combinationPath([])).toBe('/search/history')
})

test('[HISTORY-014] what is not a step of ours is left out', () => {
  const hostile = [
    '',
    'and',
    `xor.search.${one}`,
    `and.gene.${one}`,
    `and.search.short`,
    `and.search.${one}.loci`,
    `and.list.${one}.genes.x`,
  ]
  for (const written of [...hostile, '<script>', `and.search.${one}'--`]) expect(parseSteps(written), written).toEqual([])
  expect(parseSteps([...hostile, `or.list.${one}`].join('|'))).toEqual([{ join: 'or', list: one, asGenes: false }])
  expect(parseSteps(null)).toEqual([])
  expect(parseSteps(Array.from({ length: 40 }, () => `and.search.${one}`).join('|'))).toHaveLength(12)
})
