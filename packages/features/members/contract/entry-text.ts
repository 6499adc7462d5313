import { z } from 'zod'

/** A text of one line or several that a form sends. No such text has control characters, which the database would refuse. */
export function entryText(max = 500) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'has a sign that cannot be kept')
}

/** The documents' T and F. */
export const Flag = z.enum(['T', 'F'])
export type Flag = z.infer<typeof Flag>

export function toFlag(isSet: boolean): Flag {
  return isSet ? 'T' : 'F'
}
