import { expect, test } from 'vitest'
import type { KindChanges, ReleaseChanges } from '../contract/release-changes.ts'
import { describeRelease, splitKinds } from './describe-release.ts'
import { formatMarks, speakMarks } from './section-marks.ts'

const none: KindChanges = { total: 10, added: 0, removed: 0, changed: 0, sections: [] }
const release: ReleaseChanges = {
  releaseId: '2026_12_01_1',
  publishedAt: '2026-12-01T08:00:00.000Z',
  standing: 'current',
  isHeld: true,
  againstId: '2026_11_17_1',
  comparison: 'compared',
  changedRecords: 3,
  kinds: { species: none, locus: { ...none, changed: 24_470 }, gene: { ...none, changed: 1 } },
  files: { same: 1, replaced: 0, added: 0, removed: 0 },
}

test('[DIFF-011] one sentence says what a release changed and what it did not, in each state of the comparison', () => {
  expect(describeRelease(release)).toBe('Compared with 2026_11_17_1, 24,470 loci and 1 gene changed. 1 kind of records is as before.')
  expect(describeRelease({ ...release, kinds: { locus: none } })).toBe('Compared with 2026_11_17_1, no record changed.')
  expect(describeRelease({ ...release, comparison: 'waiting' })).toContain('is being compared with 2026_11_17_1')
  expect(describeRelease({ ...release, comparison: 'missed' })).toContain('could not be compared')
  expect(describeRelease({ ...release, comparison: 'first', againstId: null })).toContain('nothing to compare it with')
  const many = { locus: 5, gene: 4, protein: 3, marker: 2, clone: 1 }
  const kinds = Object.fromEntries(Object.entries(many).map(([kind, added]) => [kind, { ...none, added }]))
  expect(describeRelease({ ...release, kinds })).toMatch(/5 loci, 4 genes, 3 proteins and records of 2 other kinds changed\.$/)
})

test('[DIFF-011] kinds stand in the order of their changes, and those without any apart', () => {
  const { touched, same } = splitKinds(release)
  expect(touched.map(([kind]) => kind)).toEqual(['locus', 'gene'])
  expect(same.map(([kind]) => kind)).toEqual(['species'])
})

test('[DIFF-012] the marks of a section say only what happened, to eyes and to screen readers', () => {
  expect(formatMarks({ added: 8, removed: 1, rewritten: 0 })).toBe('+8 −1')
  expect(formatMarks({ added: 0, removed: 0, rewritten: 2 })).toBe('~2')
  expect(speakMarks({ added: 8, removed: 1, rewritten: 0 })).toBe('8 added, 1 removed')
})
