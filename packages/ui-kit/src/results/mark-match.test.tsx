import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markMatch } from './mark-match.tsx'

function marks(text: string, searched: string): (string | null)[] {
  const { container } = render(<p>{markMatch(text, searched)}</p>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent)
}

test('the beginning of a name is highlighted, ignoring case', () => {
  expect(marks('AGAMOUS', 'ag')).toEqual(['AG'])
  expect(marks('ag-1', 'AG')).toEqual(['ag'])
  expect(marks('FLAG', 'ag')).toEqual([])
})

test('in prose only whole words are highlighted', () => {
  expect(marks('switches on AP3 and AG. Again and age', 'ag')).toEqual(['AG'])
})

test('special characters of patterns are plain text', () => {
  expect(marks('a.b (c) [d]* \\ - /', '(c) [d]* \\ - /')).toEqual(['(c) [d]* \\ - /'])
  expect(marks('abc', '.')).toEqual([])
})
