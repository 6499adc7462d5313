import { expect, test } from 'vitest'
import { evidenceClause } from './evidence-clause.ts'

const none = { bool: { must_not: [{ exists: { field: 'code' } }] } }

test('[DKEY-014] codes are alternatives, and "not stated" finds what has no code', () => {
  expect(evidenceClause('code', ['IDA', 'IMP'])).toEqual({ terms: { code: ['IDA', 'IMP'] } })
  expect(evidenceClause('code', ['not_stated'])).toEqual(none)
  expect(evidenceClause('code', ['IDA', 'not_stated'])).toEqual({
    bool: { should: [{ terms: { code: ['IDA'] } }, none], minimum_should_match: 1 },
  })
})
