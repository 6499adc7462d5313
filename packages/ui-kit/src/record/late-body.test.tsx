import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateBody, mountAllSections, useWholePage } from './late-body.tsx'

let comeNear: () => void
let becomeIdle: () => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => call([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    becomeIdle = call
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
})
afterEach(() => {
  location.hash = ''
  vi.unstubAllGlobals()
})

function Page() {
  useWholePage()
  return <LateBody>the section</LateBody>
}
const isShown = () => screen.queryByText('the section') !== null

test.each([
  ['it comes near', () => comeNear()],
  ['the browser is idle', () => becomeIdle()],
  ['the page is printed', () => window.dispatchEvent(new Event('beforeprint'))],
  ['someone searches in the page', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))],
  ['someone jumps to a section', mountAllSections],
])('[PAINT-010] a section waits and mounts when %s', async (_when, happen) => {
  render(<Page />)
  expect(isShown()).toBe(false)
  await act(async () => happen())
  expect(isShown()).toBe(true)
})

test('[PAINT-010] an address with a section opens with all of them', () => {
  location.hash = '#sequences'
  render(<Page />)
  expect(isShown()).toBe(true)
})
