import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion, toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => vi.runAllTimers())
  vi.useRealTimers()
})

test('a success message is shown for three seconds', () => {
  render(<ToastRegion />)
  act(() => toast('Saved'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  act(() => vi.advanceTimersByTime(2900))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an error is shown for eight seconds and can be dismissed earlier', () => {
  render(<ToastRegion />)
  act(() => {
    toast('It failed', 'error')
    toast('It failed again', 'error')
  })
  act(() => vi.advanceTimersByTime(7900))
  expect(screen.getByRole('alert').textContent).toBe('It failedIt failed again')
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
  expect(screen.getByRole('alert').textContent).toBe('It failed again')
  act(() => vi.advanceTimersByTime(200))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a message goes with the region that shows it', () => {
  const region = render(<ToastRegion />)
  act(() => toast('Saved'))
  region.unmount()
  render(<ToastRegion />)
  expect(screen.getByRole('status').textContent).toBe('')
})
