import { expect, test } from 'vitest'
import { AuthProfile } from './auth-profile.ts'
import { emptyProfile } from './empty-profile.ts'

test('without a session there are no rights, no affiliations and no names', () => {
  const { isTairCurator, affiliations, hasPassword, hasSecondFactor, needsSecondFactor, ...texts } = emptyProfile
  expect([isTairCurator, hasPassword, hasSecondFactor, needsSecondFactor]).toEqual([false, false, false, false])
  expect(affiliations).toEqual([])
  expect(Object.values(texts).every((text) => text === null)).toBe(true)
  expect(AuthProfile.parse(emptyProfile)).toEqual(emptyProfile)
})
