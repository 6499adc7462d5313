import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Facet, FacetGroup } from './facet-group.tsx'

const facet: Facet = {
  field: 'keywords',
  label: 'Keyword',
  options: Array.from({ length: 20 }, (_, index) => ({
    value: `term ${index}`,
    label: `term ${index}`,
    count: 20 - index,
    part: index === 12 ? 'include' : null,
  })),
}
const labels = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.querySelector('span')?.textContent)

test('the chosen value comes first, five show, and the rest on demand', () => {
  render(<FacetGroup facet={facet} isOpenAtFirst onChange={() => {}} />)
  expect(labels()).toEqual(['term 12', 'term 0', 'term 1', 'term 2', 'term 3'])
  fireEvent.click(screen.getByRole('button', { name: 'Show 15 more' }))
  expect(labels()).toHaveLength(20)
})

test('a long facet is filtered while typing', () => {
  render(<FacetGroup facet={facet} isOpenAtFirst onChange={() => {}} />)
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter values of Keyword' }), { target: { value: 'TERM 1' } })
  expect(labels()).toEqual(['term 12', 'term 1', ...[10, 11, 13, 14, 15, 16, 17, 18, 19].map((index) => `term ${index}`)])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } })
  expect(screen.getByText('No matching value')).toBeTruthy()
})

test('a value is included by its checkbox and excluded by its button; the facet collapses', () => {
  const onChange = vi.fn()
  render(<FacetGroup facet={facet} isOpenAtFirst onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox', { name: /^term 0/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Exclude term 1' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^term 12/ }))
  expect(onChange.mock.calls).toEqual([
    ['keywords', 'term 0', 'include'],
    ['keywords', 'term 1', 'exclude'],
    ['keywords', 'term 12', null],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Keyword' }))
  expect(screen.getByRole('button', { name: 'Keyword' }).getAttribute('aria-expanded')).toBe('false')
})
