import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { formatFasta } from './format-fasta.ts'
import { findHandedOver, handOverSequence } from './hand-over-sequence.ts'
import { SequenceBox, sequenceLines } from './sequence-box.tsx'

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

test('[DETAIL-032] [DETAIL-036] [BLAST-049] lines in groups of ten, and a link to the sequence search', async () => {
  await renderInSite(<SequenceBox name="AT1G01010.1" sequence={sequence} type="protein" />)
  expect(screen.getByText('MEDQVGFGFR PNDEELVGHY MEDQVGFGFR PNDEELVGHY MEDQVGFGFR')).toBeTruthy()
  const href = screen.getByRole('link', { name: 'Send to BLAST' }).getAttribute('href')
  expect(href).toBe(`/tools/blast?sequence_type=protein&sequence=${encodeURIComponent(`>AT1G01010.1\n${sequence}`)}`)
})

test('[BLAST-042] a sequence too long for an address is handed over within the browser', async () => {
  const long = sequence.repeat(60)
  await renderInSite(<SequenceBox name="AT1G01010.1" sequence={long} type="protein" />)
  expect(screen.queryByRole('link', { name: 'Send to BLAST' })).toBeNull()
  const push = vi.spyOn(History.prototype, 'pushState')
  fireEvent.click(screen.getByRole('button', { name: 'Send to BLAST' }))
  const name = Object.keys(localStorage).find((key) => key.startsWith('blastQuery_')) ?? ''
  expect(findHandedOver(name)).toBe(`>AT1G01010.1\n${long}`)
  expect(findHandedOver('another-key')).toBeNull()
  for (let more = 0; more < 5; more++) localStorage.setItem(`blastQuery_${more}`, 'A')
  handOverSequence('C')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('blastQuery_')).length).toBeLessThanOrEqual(3)
  push.mockRestore()
})

test.for([
  [true, 'Sequence copied to clipboard!'],
  [false, 'Failed to copy the sequence.'],
] as const)('[DETAIL-034] [DETAIL-035] copying tells its outcome for three seconds: %s', async ([isAllowed, text]) => {
  const writeText = allowCopying(isAllowed)
  await renderInSite(<SequenceBox name="AT1G01010.1" sequence={sequence} type="protein" />)
  vi.useFakeTimers()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy sequence' }))
    // The outcome is there in the next turn.
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(writeText).toHaveBeenCalledWith(sequence)
  act(() => vi.advanceTimersByTime(2500))
  expect(screen.getByText(text)).toBeTruthy()
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.queryByText(text)).toBeNull()
})

test('[DETAIL-032] [DETAIL-033] 120 residues are three lines in groups of ten, from 001', () => {
  const lines = sequenceLines('ACDEFGHIKL'.repeat(12))
  expect(lines.map((line) => line.number)).toEqual(['001', '051', '101'])
  expect(lines.map((line) => line.groups.length)).toEqual([5, 5, 2])
  expect(lines.flatMap((line) => line.groups).every((group) => group === 'ACDEFGHIKL')).toBe(true)
})

test('[DPROT-010] marked residues span groups and lines', async () => {
  await renderInSite(<SequenceBox name="AT1G01010.1" sequence={sequence} type="protein" marked={{ start: 49, end: 61 }} />)
  const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marks).toEqual(['FR', 'PNDEELVGHY M'])
})

test('[DPROT-011] FASTA has a head and lines of 60 residues', async () => {
  expect(formatFasta([{ name: 'AT1G01010.1', sequence: 'M'.repeat(61) }])).toBe(`>AT1G01010.1\n${'M'.repeat(60)}\nM\n`)
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await renderInSite(<SequenceBox name="AT1G01010.1" sequence={sequence} type="protein" />)
  fireEvent.click(screen.getByRole('button', { name: 'FASTA' }))
  expect(saved).toEqual(['AT1G01010.1.fasta'])
})

test('[DETAIL-033] numbers above 999 keep all their digits', () => {
  const lines = sequenceLines('M'.repeat(1100))
  expect(lines.at(-2)?.number).toBe('1001')
  expect(lines.at(-1)?.number).toBe('1051')
})

test('the last group may be short, and an empty sequence has no lines', () => {
  expect(sequenceLines('MEDQVGFGFRPND')).toEqual([{ number: '001', groups: ['MEDQVGFGFR', 'PND'] }])
  expect(sequenceLines('')).toEqual([])
})
