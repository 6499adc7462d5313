import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markMatch } from './mark-match.tsx'

function marks(text: string, searched: string): (string | null)[] {
  const { container } = render(<p>{markMatch(text, searched)}</p>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent)
}

test('every occurrence is marked, in any case', () => {
  expect(marks('AGAMOUS, ag-1', 'ag')).toEqual(['AG', 'ag'])
})

test('signs with a meaning in patterns are plain text', () => {
  expect(marks('a.b (c) [d]* \\', '(c) [d]* \\')).toEqual(['(c) [d]* \\'])
  expect(marks('abc', '.')).toEqual([])
})
