import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SequenceBox } from './sequence-box.tsx'

const sequence = 'MEDQVGFGFRPNDEELVGHY'.repeat(6)

function allowCopying(isAllowed: boolean) {
  const writeText = vi.fn(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error('denied'))))
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  return writeText
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[DETAIL-032] [DETAIL-036] lines in groups of ten, and a way to the sequence search', async () => {
  await renderInSite(<SequenceBox name="AT1G01010.1" sequence={sequence} type="protein" />)
  expect(screen.getByText('MEDQVGFGFR PNDEELVGHY MEDQVGFGFR PNDEELVGHY MEDQVGFGFR')).toBeTruthy()
  const href = screen.getByRole('link', { name: 'Send to BLAST' }).getAttribute('href')
  expect(href).toBe(`/tools/blast?sequence_type=protein&sequence=${sequence}`)
})

test.for([
  [true, 'Sequence copied to clipboard!'],
  [false, 'Failed to copy the sequence.'],
] as const)('[DETAIL-034] [DETAIL-035] copying tells its outcome for three seconds: %s', async ([isAllowed, text]) => {
  const writeText = allowCopying(isAllowed)
  await renderInSite(<SequenceBox name="AT1G01010.1" sequence={sequence} type="protein" />)
  vi.useFakeTimers()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy sequence' })))
  expect(writeText).toHaveBeenCalledWith(sequence)
  act(() => vi.advanceTimersByTime(2500))
  expect(screen.getByText(text)).toBeTruthy()
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.queryByText(text)).toBeNull()
})
