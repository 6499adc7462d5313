import { expect, test } from 'vitest'
import { isDemoRelease } from './demo-sources.ts'

function source(kind: string, isDemo: boolean) {
  const counts = { bytes: 1, lines: 1, rows: 1, rejected: 0 }
  return {
    kind,
    isDemo,
    title: kind,
    file: `${kind}.tsv`,
    sha256: '',
    ...counts,
    licence: 'CC0',
    citation: 'Made up.',
    recordKinds: [kind],
  }
}

test('a release is a demonstration when all of it is made up', () => {
  const sources = [source('locus', true), source('clone', true)]
  expect(isDemoRelease({ sources })).toBe(true)
  expect(isDemoRelease({ sources: [] })).toBe(false)
})

test('a release with a published file is not a demonstration', () => {
  const sources = [source('locus', false), source('clone', true), source('clone', true)]
  expect(isDemoRelease({ sources })).toBe(false)
})
