import { expect, test } from 'vitest'
import { partsOfTranscript } from './parts-of-transcript.ts'

const exons = [
  { start: 1, end: 10 },
  { start: 21, end: 30 },
  { start: 41, end: 50 },
]

/** Each part as type, place and frame. */
function partsOf(strand: '+' | '-' | null, coding: { start: number; end: number } | null): string[] {
  const parts = partsOfTranscript({ exons, strand, coding }).filter(({ type }) => type !== 'exon')
  return parts.map(({ type, start, end, frame }) => `${type} ${start}-${end}${frame === null ? '' : ` ${frame}`}`)
}

test('the blocks are the exons', () => {
  expect(partsOfTranscript({ exons, strand: null, coding: null })).toEqual(exons.map((exon) => ({ type: 'exon', ...exon, frame: null })))
})

test('what codes has the frame in which its first codon goes on, in the direction of the transcript', () => {
  const coding = { start: 7, end: 44 }
  expect(partsOf('+', coding)).toEqual(['CDS 7-10 0', 'CDS 21-30 2', 'CDS 41-44 1', '5UTR 1-6', '3UTR 45-50'])
  expect(partsOf('-', coding)).toEqual(['CDS 7-10 1', 'CDS 21-30 2', 'CDS 41-44 0', '5UTR 45-50', '3UTR 1-6'])
})

test('an untranslated end may take whole exons, and where all codes there is none', () => {
  expect(partsOf('+', { start: 21, end: 50 })).toEqual(['CDS 21-30 0', 'CDS 41-50 2', '5UTR 1-10'])
  expect(partsOf('-', { start: 1, end: 50 })).toEqual(['CDS 1-10 1', 'CDS 21-30 2', 'CDS 41-50 0'])
})

test('nothing but exons is told of what codes nothing or has no strand', () => {
  expect(partsOf('+', null)).toEqual([])
  expect(partsOf(null, { start: 1, end: 50 })).toEqual([])
})
