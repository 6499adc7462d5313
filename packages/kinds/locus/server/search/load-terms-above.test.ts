import { expect, test } from 'vitest'
import { namesAndIds } from './load-terms-above.ts'

const term = (keywordId: number, name: string, externalId: string | null, isObsolete = false) => ({
  keywordId,
  name,
  externalId,
  isObsolete,
})

test('[GENERAL-013] [GENERAL-025] terms in use have names and synonyms, each once; ids remain of all', () => {
  const synonyms: Record<number, string[]> = { 1: ['bloom', 'florescence'], 2: ['bloom'], 3: ['old'] }
  const terms = [
    term(2, 'flower', 'PO:2'),
    term(1, 'flowering', 'GO:1'),
    term(3, 'obsolete flowering', 'GO:3', true),
    term(2, 'flower', 'PO:2'),
    term(4, 'of a curator', null),
  ]
  expect(namesAndIds(terms, (keywordId) => synonyms[keywordId] ?? [])).toEqual({
    terms: ['flower', 'flowering', 'of a curator'],
    term_synonyms: ['bloom', 'florescence'],
    go_ids: ['GO:1', 'GO:3'],
    po_ids: ['PO:2'],
  })
})
