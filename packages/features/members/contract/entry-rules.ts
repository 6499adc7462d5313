import { isEmailAddress } from '@rosette/contract-kit/email-address.ts'
import { z } from 'zod'
import type { PeopleConfig } from '../../site/contract/site-config.ts'

/** The operator's part of the rules that forms and calls about people share. */
export type PeopleRules = Pick<PeopleConfig, 'passwordMin' | 'passwordMax' | 'isEnglishOnly' | 'exampleEmail'>

export const englishOnly = 'Only English characters are allowed in this form.'
export const emailRequired = 'Email address is required.'
export const phoneRequired = 'Phone number is required.'
export const phoneCharacters = 'Phone number can only contain digits, spaces, and characters: ( ) + -'

/** Beside a consent to mail, on a site that sends none (REG-018). */
export const noMailYet = 'This site does not send e-mail now; your choice counts if it does later.'

/** The question of REG-017 and EDIT-027. */
export const contactAudienceLabel = 'Who may see your e-mail address, phones, street and postal code?'

/** The first message that applies; null if nothing is wrong. */
export function firstError(...errors: readonly (string | null)[]): string | null {
  return errors.find((error) => error !== null) ?? null
}

/** REG-002. */
export function checkFilled(label: string, text: string): string | null {
  return text.trim() === '' ? `${label} is required.` : null
}

/** REG-003, for names and addresses: the operator may turn it off. */
export function checkLetters(text: string, { isEnglishOnly }: Pick<PeopleRules, 'isEnglishOnly'>): string | null {
  return isEnglishOnly ? checkEnglish(text) : null
}

/** REG-003: what an English keyboard can type. */
export function checkEnglish(text: string): string | null {
  return /^[\x20-\x7e\t\r\n]*$/.test(text) ? null : englishOnly
}

/** REG-004, REG-005. An e-mail address is always English. */
export function checkEmail(text: string, { exampleEmail }: Pick<PeopleRules, 'exampleEmail'>): string | null {
  if (text.trim() === '') return emailRequired
  return isEmailAddress(text.trim()) ? null : `Please enter a valid email address in English (e.g., ${exampleEmail}).`
}

/** REG-007; callers that require a number check for an empty one. */
export function checkPhoneCharacters(text: string): string | null {
  return /^[\d ()+-]*$/.test(text.trim()) ? null : phoneCharacters
}

/** REG-006, REG-007. */
export function checkPhone(text: string): string | null {
  return text.trim() === '' ? phoneRequired : checkPhoneCharacters(text)
}

/** A text from a form, of one or more lines, without the control characters that the database would refuse. */
export function entryText(max = 500) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'contains a character that cannot be stored')
}

/** The specification's T and F. */
export const Flag = z.enum(['T', 'F'])
export type Flag = z.infer<typeof Flag>

export function toFlag(isSet: boolean): Flag {
  return isSet ? 'T' : 'F'
}
