import { expect, test } from 'vitest'
import { z } from 'zod'
import { GeneSelection } from './search-contract.ts'
import { dropBlank, readSearchTerms, toSearchTerms } from './search-terms.ts'

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
  expect(readSearchTerms(z.object({ genes: GeneSelection.optional() }), [{ genes: { keys: [] } }])).toHaveProperty('error')
})

test('[API-042] what does not fit is refused with its name', () => {
  const errorOf = (terms: Record<string, unknown>[]) => readSearchTerms(Criteria, terms)
  expect(errorOf([{ colour: 'green' }])).toEqual({ error: expect.stringContaining('colour') })
  expect(errorOf([{ name: 7 }])).toEqual({ error: expect.stringContaining('searchTerms: name: ') })
  expect(errorOf([{ limits: { from: 'x' } }])).toEqual({ error: expect.stringContaining('limits.from') })
  expect(errorOf([{ name: 'AG', limits: {} }])).toEqual({ error: expect.stringContaining('just one field') })
  expect(errorOf([{}])).toEqual({ error: expect.stringContaining('just one field') })
  expect(errorOf([{ name: 'AG' }, { name: 'AP1' }])).toEqual({ error: 'searchTerms: name is given twice.' })
})

test.each([undefined, null, false, '', ' ', 'any', [], {}, [''], [[], {}], { a: '' }, { a: { b: [null] } }])(
  '%j fills nothing in',
  (value) => {
    expect(dropBlank({ value })).toEqual({})
  },
)

test.each([0, true, 'anything', [0], { a: 0 }])('%j is a value', (value) => {
  expect(dropBlank({ value })).toEqual({ value })
})

test('chosen genes are left as they are, unless there are none', () => {
  expect(dropBlank({ genes: { keys: [], search: '' } })).toEqual({ genes: { keys: [], search: '' } })
  expect(dropBlank({ genes: undefined })).toEqual({})
})

test('[ONTO-004] the switch for child terms is on where it is left out, so its false is not blank', () => {
  expect(dropBlank({ include_children: false, include_obsolete: false })).toEqual({ include_children: false })
  expect(dropBlank({ include_children: true })).toEqual({ include_children: true })
})

test('a field that stands twice or beside another one is reported in words', () => {
  expect(readSearchTerms(Criteria, [{ name: 'AG', limits: {} }])).toEqual({ error: 'searchTerms: every entry has just one field.' })
  expect(readSearchTerms(Criteria, [])).toEqual({ criteria: {} })
})

test('a form keeps its own rules however often it is read', () => {
  for (let round = 0; round < 2; round++) {
    expect(readSearchTerms(Criteria, [{ name: 'AG' }])).toEqual({ criteria: { name: 'AG' } })
    expect(readSearchTerms(Criteria, [{ colour: 'green' }])).toHaveProperty('error')
  }
})
