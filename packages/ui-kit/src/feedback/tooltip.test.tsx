import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tooltip, tooltipStayMs } from './tooltip.tsx'

afterEach(() => vi.useRealTimers())

const bubble = () => screen.queryByRole('tooltip', { hidden: true })

test('a tooltip stays half a second after the pointer has left, and a return keeps it', () => {
  vi.useFakeTimers()
  render(
    <Tooltip label="Premium Page">
      <i>diamond</i>
    </Tooltip>,
  )
  const owner = screen.getByText('diamond')
  fireEvent.pointerOver(owner)
  expect(bubble()?.textContent).toBe('Premium Page')
  fireEvent.pointerOut(owner)
  act(() => vi.advanceTimersByTime(tooltipStayMs - 1))
  expect(bubble()).not.toBeNull()
  fireEvent.pointerOver(owner)
  act(() => vi.advanceTimersByTime(tooltipStayMs))
  expect(bubble()).not.toBeNull()
  fireEvent.pointerOut(owner)
  act(() => vi.advanceTimersByTime(tooltipStayMs))
  expect(bubble()).toBeNull()
})

test('Escape closes it at once', () => {
  render(
    <Tooltip label="Premium Page">
      <i>diamond</i>
    </Tooltip>,
  )
  fireEvent.pointerOver(screen.getByText('diamond'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(bubble()).toBeNull()
})
