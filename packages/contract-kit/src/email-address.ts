import { z } from 'zod'

const localPart = String.raw`(?=.{1,64}@)[\w.!#$%&'*+/=?^{|}~\x60-]+`
const label = String.raw`[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?`

/**
 * An e-mail address: what browsers accept in a field for one (HTML Standard, 4.10.5.1.5), with a dot in the domain and the lengths of
 * RFC 5321, 4.5.3.1. Every form, call, file, setting and mail uses this rule: an address that only some of them accept would lock its
 * account.
 */
export const EmailAddress = z.email({ pattern: new RegExp(`^${localPart}@${label}(?:\\.${label})+$`) }).max(254)

export function isEmailAddress(text: string): boolean {
  return EmailAddress.safeParse(text).success
}
