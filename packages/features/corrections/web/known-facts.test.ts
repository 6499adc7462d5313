import { expect, test } from 'vitest'
import { namesIn } from './known-facts.tsx'

test('[CURATE-063] words that may be names are AGI codes and symbols, each once and few', () => {
  expect(namesIn('PDF2 is protodermal factor 2, AT4G04890. Prefoldin 2 should be PFD2, not PDF2.')).toEqual(['PDF2', 'AT4G04890', 'PFD2'])
  expect(namesIn('This is all plain English, Sir.')).toEqual([])
  expect(namesIn(Array.from({ length: 50 }, (_, at) => `SYM${at}X`).join(' '))).toHaveLength(8)
})
