import { z } from 'zod'
import { checkPassword, passwordsDiffer } from '../../account/contract/password-rule.ts'
import { entryText, type PeopleRules } from './entry-rules.ts'

/** PUT user/update-credentials (API-052). The names are those of the specification, except for the last. */
export const CredentialsUpdate = z
  .object({
    credentialId: z.string().max(200).optional(),
    secretKey: z.string().max(200).optional(),
    communityId: z.int(),
    email: entryText(254),
    /** Not changed by this call (EDIT-006). */
    userName: z.string().max(200).optional(),
    /** Empty to keep the password. */
    password: z.string().max(1024).default(''),
    /** A new password ends the access tokens of the account, unless the member keeps them. */
    keepsTokens: z.boolean().default(false),
    /** Required if the address or the password changes: a browser left open is not enough. */
    currentPassword: z.string().max(1024).optional(),
  })
  .meta({ id: 'CredentialsUpdate' })
export type CredentialsUpdate = z.input<typeof CredentialsUpdate>

export const credentialsUpdated = 'Person credentials updated successfully.'
export const addressRequiresOperator =
  'This site does not send e-mail, so only its operator can change an e-mail address. Please contact the curators.'
export const currentPasswordNeeded = 'Please enter your current password to change your email address or password.'

/** EDIT-008: if both are empty, the password is kept; the limits are those of registration. */
export function checkNewPassword(password: string, confirm: string, rules: PeopleRules, about: readonly string[] = []): string | null {
  return password === '' && confirm === '' ? null : password === '' ? passwordsDiffer : checkPassword(password, rules, about)
}

export function checkNewPasswordAgain(password: string, confirm: string): string | null {
  return password === confirm ? null : passwordsDiffer
}
