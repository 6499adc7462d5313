import { expect, test } from 'vitest'
import { axisOf, headHeight, laySamples, rowHeight } from './lay-samples.ts'
import { formatAmount, organsOf, type SampleValue } from './sample-value.ts'

const sample = (organ: string, label: string, mean: number | null, ...values: (number | null)[]): SampleValue => ({
  organ,
  label,
  mean,
  sample: label,
  treatment: null,
  runs: values.map((value, index) => ({ run: `${label} ${index}`, value })),
})
const organ = (name: string, count: number) => Array.from({ length: count }, (_, index) => sample(name, `${name} ${index}`, 1, 1))

test('[EXPR-013] organs stay whole and in order, in as many columns as there is room for', () => {
  const organs = organsOf([...organ('Root', 2), ...organ('Leaf', 13), ...organ('Flower', 10), ...organ('Seed', 10)])
  const { heads, samples, columns, height } = laySamples(organs, 3, 0.5)
  expect([columns, heads.map(({ name, column }) => `${name} ${column}`)]).toEqual([3, ['Root 0', 'Leaf 0', 'Flower 1', 'Seed 2']])
  expect(samples).toHaveLength(35)
  for (const { sample: placed, column } of samples) expect(heads.find(({ name }) => name === placed.organ)?.column).toBe(column)
  expect(height).toBeGreaterThan(2 * headHeight + 15 * rowHeight)
  expect(new Set(laySamples(organs, 1, 0.5).samples.map(({ column }) => column))).toEqual(new Set([0]))
})

test('[EXPR-013] one axis from zero for means and runs, in round steps', () => {
  const axis = axisOf([sample('Root', 'Root', 178, 174, 182), sample('Leaf', 'Leaf', 0, 0, 0)], 'linear')
  expect(axis.ticks).toEqual([0, 50, 100, 150])
  expect([axis.shareOf(0), axis.shareOf(91), axis.shareOf(182)]).toEqual([0, 0.5, 1])
})

test('[EXPR-013] a logarithmic axis begins at zero as well; values below zero leave the axis linear', () => {
  const axis = axisOf([sample('Root', 'Root', 1023, 1023)], 'log')
  expect([axis.shareOf(0), axis.shareOf(31), axis.shareOf(1023)]).toEqual([0, 0.5, 1])
  expect(axis.ticks).toEqual([0, 1, 10, 100, 1000])
  const ratios = axisOf([sample('Root', 'Root', -2, -2), sample('Root', 'Apex', 2, 2)], 'log')
  expect([ratios.shareOf(-2), ratios.shareOf(0), ratios.shareOf(2), ratios.ticks]).toEqual([0, 0.5, 1, [-2, -1, 0, 1, 2]])
})

test('[EXPR-013] an axis without any value has a length all the same', () => {
  for (const scale of ['linear', 'log'] as const) {
    const axis = axisOf([sample('Root', 'Root', null, null)], scale)
    expect([axis.shareOf(0), axis.ticks]).toEqual([0, [0]])
  }
})

test('[EXPR-015] nothing, little, not measured and numbers', () => {
  expect([0, 0.04, 0.1, 9.96, 99.96, 1234.5, -0.5, null].map(formatAmount)).toEqual([
    '0',
    '< 0.1',
    '0.1',
    '10.0',
    '100',
    '1,235',
    '−0.50',
    'Not measured',
  ])
})
