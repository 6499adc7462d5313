import { expect, test } from 'vitest'
import { z } from 'zod'
import { collectEnumerations, collectValues, type Enumerations } from './collect-enumerations.ts'

test('values are found at any depth, in lists, unions and shared parts, and only where the contract has the enumeration', () => {
  const Part = z.object({ side: z.enum(['left', 'right']) }).meta({ id: 'TrialPart' })
  const Trial = z.object({
    size: z.enum(['small', 'large']).nullable(),
    part: Part,
    further: z.array(z.union([z.object({ other: Part }), z.object({ size: z.enum(['small', 'large']) })])),
    text: z.string(),
  })
  const found: Enumerations = new Map()
  const schema = collectEnumerations(Trial, found)
  collectValues(schema, { size: null, part: { side: 'left' }, further: [{ size: 'large' }], text: 'right' }, found)
  expect([...found.values()].map(({ values, seen }) => [values, [...seen]])).toEqual([
    [['small', 'large'], ['large']],
    [['left', 'right'], ['left']],
  ])
  collectValues(schema, { size: 'small', part: { side: 'left' }, further: [{ other: { side: 'right' } }], text: '' }, found)
  for (const { values, seen } of found.values()) expect([...seen].sort()).toEqual(values.toSorted())
})
