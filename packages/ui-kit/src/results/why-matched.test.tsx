import { highlightEnd, highlightStart, type WhyMatched as Why } from '@rosette/contract-kit/search/search-contract.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WhyMatched } from './why-matched.tsx'

const marked = (text: string) => text.replaceAll('[', highlightStart).replaceAll(']', highlightEnd)

test.for([
  [{ label: 'symbol', how: 'is', text: '[FT]' }, 'symbol is FT', ['FT']],
  [{ label: 'symbol', how: 'starts', text: '[FT]SZ1-1' }, 'symbol starts with FTSZ1-1', ['FT']],
  [
    { label: 'keyword', how: 'contains', text: 'regulation of [flower] [development] <b>' },
    'keyword contains regulation of flower development <b>',
    ['flower', 'development'],
  ],
] as const)('[RESULTS-078] %j reads as a sentence with the match marked, and is never markup', ([why, sentence, found]) => {
  const shown: Why = { field: 'names', ...why, text: marked(why.text) }
  const { container } = render(<WhyMatched why={shown} />)
  expect(container.textContent).toBe(sentence)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(found)
})
