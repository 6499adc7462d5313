import type { ClauseContext } from '@rosette/search-engine/query/define-clauses.ts'
import { expect, test } from 'vitest'
import { prepareTermQuery } from './prepare-term-query.ts'
import { searchTarget } from './search-target.ts'

const named = { searchTerms: [{ search_type: 'name', search_method: 'contains', search_input: 'DEMO' }] }

// An empty gene form asks for something: it leaves out what is obsolete.
test.for([
  ['germplasm', [], true],
  ['germplasm', [named], false],
  ['locus', [], true],
  ['locus', [{ include_obsolete: true }], false],
] as const)('%s asked for %j is the whole list: %s', async ([kind, terms, isWhole]) => {
  const target = searchTarget({ kind }, 'rosette', '1')
  const context: ClauseContext = {
    index: target.definition,
    now: new Date('2026-11-01'),
    listClause: async () => ({}),
    keysOfSelection: async () => [],
    termsNamed: async () => [],
    placesOf: async () => [],
    keyOfEmail: async () => null,
  }
  expect((await prepareTermQuery(target, terms, context)).isWhole).toBe(isWhole)
})
