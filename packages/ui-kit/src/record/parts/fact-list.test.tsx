import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FactList } from './fact-list.tsx'

const facts = [
  { label: 'Name', value: 'Cvi-0' },
  { label: 'Habitat', value: null },
  { label: 'Plants', value: 0 },
  { label: 'Altitude', value: undefined },
]

const labels = () => screen.queryAllByRole('term').map((term) => term.textContent)

test('[QUIET-001] fields without data are folded away by number and name, and zero is a value', async () => {
  await renderInSite(<FactList facts={facts} />)
  expect(labels()).toEqual(['Name', 'Plants'])
  const names = screen.getAllByRole('listitem')
  expect(names.map((field) => field.textContent)).toEqual(['Habitat', 'Altitude'])
  const fold = screen.getByText('2 fields without data').closest('details')
  expect(names.map((field) => field.closest('details'))).toEqual([fold, fold])
})

test('[QUIET-001] one field is one field, and a record with all of them has no fold', async () => {
  const { unmount } = await renderInSite(<FactList facts={facts.slice(0, 2)} />)
  expect(screen.getByText('1 field without data')).toBeTruthy()
  unmount()
  await renderInSite(<FactList facts={facts.slice(0, 1)} />)
  expect(screen.queryByText(/without data/)).toBeNull()
})

test('[QUIET-002] the fold is a native disclosure, closed at first', async () => {
  await renderInSite(<FactList facts={facts} />)
  const opener = screen.getByText('2 fields without data')
  const fold = opener.closest('details')
  expect(opener.closest('summary')).toBe(fold?.firstElementChild)
  expect(fold?.open).toBe(false)
  fireEvent.click(opener)
  expect(fold?.open).toBe(true)
})
