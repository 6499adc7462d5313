import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RosetteProvider } from '../../theme/rosette-provider.tsx'
import { type RangeFacet, RangeFacetGroup } from './range-facet.tsx'

const facet: RangeFacet = {
  field: 'length',
  label: 'Length',
  bars: [
    { from: null, to: 99, count: 3, label: 'up to 99' },
    { from: 100, to: 199, count: 0, label: '100 to 199' },
    { from: 200, to: null, count: 9, label: '200 and more' },
  ],
  chosen: [0, 2],
  isChosen: false,
}

function show(onChange = vi.fn()) {
  render(
    <RosetteProvider>
      <RangeFacetGroup facet={facet} isOpenAtFirst onChange={onChange} />
    </RosetteProvider>,
  )
  return onChange
}

function press(name: string, key: string) {
  act(() => slider(name).focus())
  fireEvent.keyDown(slider(name), { key })
}

const slider = (name: string) => screen.getByRole('slider', { name })

test('the slider announces its values in words', () => {
  show()
  expect(slider('Length, smallest').getAttribute('aria-valuetext')).toBe('up to 99')
  expect(slider('Length, largest').getAttribute('aria-valuetext')).toBe('200 and more')
})

test('arrows move a bound by one bar, and a handle at the end sets no bound', () => {
  const onChange = show()
  press('Length, smallest', 'ArrowRight')
  expect(onChange).toHaveBeenLastCalledWith('length', { from: 100 })
  press('Length, largest', 'ArrowLeft')
  expect(onChange).toHaveBeenLastCalledWith('length', { from: 100, to: 199 })
  press('Length, smallest', 'ArrowLeft')
  expect(onChange).toHaveBeenLastCalledWith('length', { to: 199 })
})
