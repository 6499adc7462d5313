import { z } from 'zod'

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
