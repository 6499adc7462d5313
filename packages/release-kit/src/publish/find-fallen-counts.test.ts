import { expect, test } from 'vitest'
import { compareCounts, findFallenCounts, findServed } from './find-fallen-counts.ts'
import type { ReleaseSummary } from './publish-release.ts'

test.each([
  [95, []],
  [94, ['locus']],
  [0, ['locus']],
  [200, []],
])('[OPER-081] with a limit of 5 percent, %i of 100 loci left is a fall of %j', (after, fallen) => {
  expect(findFallenCounts(compareCounts({ locus: 100 }, { locus: after }), 0.05).map(({ kind }) => kind)).toEqual(fallen)
})

test('[OPER-081] a kind that is gone has fallen, a new one has not, and one that was empty stays so', () => {
  const changes = compareCounts({ locus: 3, map: 0 }, { map: 0, gene: 4 })
  expect(changes).toEqual([
    { kind: 'locus', before: 3, after: 0 },
    { kind: 'map', before: 0, after: 0 },
    { kind: 'gene', before: 0, after: 4 },
  ])
  expect(findFallenCounts(changes, 0.05)).toEqual([{ kind: 'locus', before: 3, after: 0 }])
  expect(findFallenCounts(compareCounts(null, { gene: 4 }), 0)).toEqual([])
})

test('[OPER-081] the release compared with is the published one of the own shape, or else of another', () => {
  const release = (id: string, shapeHash: string, isPublished: boolean): ReleaseSummary => {
    const none = { state: 'built', builtAt: null, counts: null, sources: null, note: null, isPrevious: false }
    return { id, shapeHash, isPublished, createdAt: new Date(0), ...none }
  }
  const releases = [release('new', 'two', false), release('other', 'one', true), release('own', 'two', true)]
  expect(findServed(releases, 'two')?.id).toBe('own')
  expect(findServed(releases, 'three')?.id).toBe('other')
  expect(findServed(releases.slice(0, 1), 'two')).toBeNull()
})
