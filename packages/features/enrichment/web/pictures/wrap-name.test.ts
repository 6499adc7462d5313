import { expect, test } from 'vitest'
import { wrapName } from './wrap-name.ts'

test('[ENRICH-027] a name has at most three lines, broken between words', () => {
  expect(wrapName('flower development')).toEqual(['flower development'])
  expect(wrapName('regulation of post-embryonic development')).toEqual(['regulation of', 'post-embryonic', 'development'])
})

test('[ENRICH-027] wide letters fill a line sooner, and what has no room is cut off', () => {
  expect(wrapName('illicit still life till fall')).toEqual(['illicit still life till fall'])
  expect(wrapName('mammoth swamp mummy awe')).toEqual(['mammoth swamp', 'mummy awe'])
  expect(wrapName('positive regulation of transcription by RNA polymerase II in response to cold')).toEqual([
    'positive regulation of',
    'transcription by RNA',
    'polymerase II in respo…',
  ])
  expect(wrapName('1-phosphatidylinositol-3-phosphate')).toEqual(['1-phosphatidylinositol-…'])
})
