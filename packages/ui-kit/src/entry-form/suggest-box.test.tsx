import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Option } from '../form/form-fields.ts'
import { RosetteProvider } from '../theme/rosette-provider.tsx'
import { SuggestBox } from './suggest-box.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const choices = [
  { value: '1', label: 'Flora Lab' },
  { value: '2', label: 'Forest Lab' },
]

function LabBox({ onChoose }: { onChoose(choice: Option): void }) {
  const [text, setText] = useState('')
  return <SuggestBox label="Lab" text={text} choices={choices} onChoose={onChoose} closeDelayMs={100} onText={setText} />
}

function draw() {
  const onChoose = vi.fn()
  render(
    <RosetteProvider>
      <LabBox onChoose={onChoose} />
    </RosetteProvider>,
  )
  const box = screen.getByRole('combobox', { name: 'Lab' })
  fireEvent.change(box, { target: { value: 'F' } })
  return { box, onChoose }
}

test('arrows move, Enter chooses, and the list closes', () => {
  const { box, onChoose } = draw()
  fireEvent.keyDown(box, { key: 'ArrowUp' })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Forest Lab')
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Flora Lab' }).id)
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith(choices[0])
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Escape closes the list and chooses nothing; an arrow opens it again', () => {
  const { box, onChoose } = draw()
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('after blur the list stays open for a click until the delay is over', () => {
  const { box, onChoose } = draw()
  fireEvent.blur(box)
  act(() => vi.advanceTimersByTime(99))
  fireEvent.click(screen.getByRole('option', { name: 'Forest Lab' }))
  expect(onChoose).toHaveBeenCalledWith(choices[1])
  fireEvent.change(box, { target: { value: 'Fo' } })
  fireEvent.blur(box)
  act(() => vi.advanceTimersByTime(100))
  expect(screen.queryByRole('listbox')).toBeNull()
})
