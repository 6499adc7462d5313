import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PremiumDiamond, tooltipStayMs } from './premium-diamond.tsx'

afterEach(() => vi.useRealTimers())

const bubble = () => screen.queryByRole('tooltip', { hidden: true })

test('a tooltip stays for half a second after the pointer has left, and returning keeps it open', () => {
  vi.useFakeTimers()
  render(<PremiumDiamond />)
  const owner = screen.getByRole('img', { name: 'Premium Page' })
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
  render(<PremiumDiamond />)
  fireEvent.pointerOver(screen.getByRole('img', { name: 'Premium Page' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(bubble()).toBeNull()
})
