import { expect, test } from 'vitest'
import { firstPatternValues, valuesOf } from './pattern-form.ts'

test('[RUN-007] the form is filled with everything that was requested', () => {
  const request = { pattern: 'C-x(2,4)-C', dataset: 'araport11_protein', strands: 'reverse', mismatches: 2 }
  expect(valuesOf(request)).toEqual({ ...request, mismatches: '2', genes: '', sendMail: false })
})

test('what cannot be read is left as it is at first', () => {
  expect(valuesOf({ pattern: 'CACGTG', dataset: 'no such set', strands: 'sideways', mismatches: 99 })).toEqual({
    ...firstPatternValues,
    pattern: 'CACGTG',
  })
})
