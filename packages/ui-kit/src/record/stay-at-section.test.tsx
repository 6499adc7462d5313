import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stayAtSection } from './stay-at-section.ts'

let grow: () => void = () => {}
class Grown {
  #isWatching = true

  constructor(tell: () => void) {
    grow = () => this.#isWatching && tell()
  }

  observe(): void {}

  disconnect(): void {
    this.#isWatching = false
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  vi.stubGlobal('ResizeObserver', Grown)
  render(<section aria-label="Publications" />)
  const section = screen.getByRole('region', { name: 'Publications' })
  const scroll = vi.spyOn(section, 'scrollIntoView').mockImplementation(() => {})
  stayAtSection(section, 'auto')
  return scroll
}

test('[PAINT-010] a section stays in place while parts above it grow, until the reader moves', () => {
  const scroll = open()
  grow()
  grow()
  expect(scroll).toHaveBeenCalledTimes(2)
  fireEvent.wheel(window)
  grow()
  expect(scroll).toHaveBeenCalledTimes(2)
})

test('[PAINT-010] after five seconds nothing moves the reader', () => {
  vi.useFakeTimers()
  const scroll = open()
  vi.advanceTimersByTime(5000)
  grow()
  expect(scroll).not.toHaveBeenCalled()
})
