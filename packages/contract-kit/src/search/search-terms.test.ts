import { expect, test } from 'vitest'
import { z } from 'zod'
import { GeneSelection } from './search-contract.ts'
import { readSearchTerms, toSearchTerms } from './search-terms.ts'

const Criteria = z.object({ name: z.string().optional(), limits: z.strictObject({ from: z.int().optional() }).optional() })

test('[DATA-013] criteria travel as a list of objects with one field each, without what nobody filled in', () => {
  const criteria = { name: 'AG', method: 'any', boxes: { a: false, b: true }, rows: [{ text: ' ' }, { text: 'x' }], from: 0, empty: [''] }
  expect(toSearchTerms(criteria)).toEqual([{ name: 'AG' }, { boxes: { b: true } }, { rows: [{ text: 'x' }] }, { from: 0 }])
  expect(readSearchTerms(Criteria, toSearchTerms({ name: 'AG', limits: { from: 0 } }))).toEqual({
    criteria: { name: 'AG', limits: { from: 0 } },
  })
})

test('genes that were chosen by an empty search stay chosen', () => {
  const genes = { search: { searchTerms: [] } }
  expect(toSearchTerms({ genes, name: '' })).toEqual([{ genes }])
  expect(readSearchTerms(z.object({ genes: GeneSelection.optional() }), [{ genes }])).toEqual({ criteria: { genes } })
  expect(readSearchTerms(z.object({ genes: GeneSelection.optional() }), [{ genes: { keys: [] } }])).toHaveProperty('fault')
})

test('[API-042] what does not fit is refused with its name', () => {
  const faultOf = (terms: Record<string, unknown>[]) => readSearchTerms(Criteria, terms)
  expect(faultOf([{ colour: 'green' }])).toEqual({ fault: expect.stringContaining('colour') })
  expect(faultOf([{ name: 7 }])).toEqual({ fault: expect.stringContaining('searchTerms: name: ') })
  expect(faultOf([{ limits: { from: 'x' } }])).toEqual({ fault: expect.stringContaining('limits.from') })
  expect(faultOf([{ name: 'AG', limits: {} }])).toEqual({ fault: expect.stringContaining('just one field') })
  expect(faultOf([{}])).toEqual({ fault: expect.stringContaining('just one field') })
  expect(faultOf([{ name: 'AG' }, { name: 'AP1' }])).toEqual({ fault: 'searchTerms: name stands there twice.' })
})
