import { expect, test } from 'vitest'
import { AuthProfile, emptyProfile } from './auth-profile.ts'

test('without a session there are no rights, no affiliations and no names', () => {
  const { isTairCurator, affiliations, hasPassword, ...texts } = emptyProfile
  expect({ isTairCurator, affiliations, hasPassword }).toEqual({ isTairCurator: false, affiliations: [], hasPassword: false })
  expect(Object.values(texts).every((text) => text === null)).toBe(true)
  expect(AuthProfile.parse(emptyProfile)).toEqual(emptyProfile)
})
