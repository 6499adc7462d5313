import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LabField } from './symbol-detail-page.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([{ ORGANIZATION_ID: 7, NAME: 'Example Meristem Lab' }])))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Research lab' })
const option = () => screen.queryByRole('option', { name: 'Example Meristem Lab' })

/** Types, waits for the list, and from then on time goes only as far as the test lets it. */
async function openList() {
  const chosen: (string | null)[] = []
  await renderInSite(<LabField onChoose={(lab) => chosen.push(lab)} />)
  fireEvent.focus(field())
  fireEvent.change(field(), { target: { value: 'Ex' } })
  await screen.findByRole('option', { name: 'Example Meristem Lab' })
  vi.useFakeTimers()
  return chosen
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('[SYMBOL-015] the list closes and the field clears 300 ms after it is left, not before', async () => {
  const chosen = await openList()
  fireEvent.blur(field())
  wait(299)
  expect(option()).toBeTruthy()
  expect(field().value).toBe('Ex')
  wait(1)
  expect(option()).toBeNull()
  expect(field().value).toBe('')
  expect(chosen).toEqual([null])
})

test('[SYMBOL-014] [SYMBOL-015] a lab that is chosen within these 300 ms stays', async () => {
  const chosen = await openList()
  fireEvent.blur(field())
  wait(200)
  fireEvent.click(option() ?? field())
  wait(1000)
  expect(field().value).toBe('Example Meristem Lab')
  expect(chosen).toEqual(['Example Meristem Lab'])
})
