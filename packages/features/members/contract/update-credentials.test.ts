import { expect, test } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { checkNewPassword, checkNewPasswordAgain } from './update-credentials.ts'

const limits = (passwordMin: number, passwordMax: number) => ({ ...defaultPeople, passwordMin, passwordMax })
const differ = 'Passwords do not match.'

test('[EDIT-008] both empty leave the password as it is; one empty is a mismatch', () => {
  expect([checkNewPassword('', '', defaultPeople), checkNewPasswordAgain('', '')]).toEqual([null, null])
  expect(checkNewPassword('', 'kx9Qf2', defaultPeople)).toBe(differ)
  expect(checkNewPasswordAgain('kx9Qf2', '')).toBe(differ)
  expect(checkNewPasswordAgain('kx9Qf2', 'kx9Qf3')).toBe(differ)
})

test('[EDIT-008] the limits are those in force, and the text states them', () => {
  expect(checkNewPassword('kx9Qf', 'kx9Qf', defaultPeople)).toBe('Password must be between 6 and 10 characters.')
  expect(checkNewPassword('kx9Qf2kx9Qf', '', defaultPeople)).toBe('Password must be between 6 and 10 characters.')
  expect(checkNewPassword('kx9Qf2kx9Qf', '', limits(12, 64))).toBe('Password must be between 12 and 64 characters.')
  expect(checkNewPassword('kx9Qf2kx9Qf2', 'kx9Qf2kx9Qf2', limits(12, 64))).toBeNull()
})
