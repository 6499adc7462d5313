import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markFound } from './result-rows.tsx'

const marked = (text: string) => text.replaceAll('[', highlightStart).replaceAll(']', highlightEnd)

test('a text is highlighted as the search marked it, and any other text by the fallback', () => {
  const mark = markFound({ description: [marked('A [MADS] box <b>and [MADS]</b>')] }, (text) => <u>{text}</u>)
  const { container } = render(
    <>
      <p>{mark('A MADS box <b>and MADS</b>')}</p>
      <p>{mark('another')}</p>
    </>,
  )
  const [first, second] = container.querySelectorAll('p')
  expect(first?.textContent).toBe('A MADS box <b>and MADS</b>')
  expect([...(first?.querySelectorAll('mark') ?? [])].map((piece) => piece.textContent)).toEqual(['MADS', 'MADS'])
  expect(second?.innerHTML).toBe('<u>another</u>')
})
