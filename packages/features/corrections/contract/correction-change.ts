import { z } from 'zod'

/** What of a locus the load corrects. Other facts are corrected in their source. */
export const changedFields = {
  symbol: 'Symbol',
  full_name: 'Full name',
  description: 'Description',
  publication: 'Publication',
} as const

export type ChangedField = keyof typeof changedFields

// Object.keys loses the key type.
const fieldNames = Object.keys(changedFields) as [ChangedField, ...ChangedField[]]

export const mostChanges = 10

/** One cell of a table: a line break or a tab would begin another. */
const value = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), 'must be one line of plain text')

/** One fact before and after: null before adds it, null after withdraws it. */
export const CorrectionChange = z
  .object({
    field: z.enum(fieldNames),
    ofSymbol: value.nullable().describe('The symbol that a full name belongs to.'),
    oldValue: value.nullable(),
    newValue: value.nullable(),
  })
  .superRefine((change, context) => {
    const mistake = mistakeIn(change)
    if (mistake !== null) context.addIssue({ code: 'custom', message: mistake })
  })
  .meta({ id: 'CorrectionChange' })
export type CorrectionChange = z.infer<typeof CorrectionChange>

function mistakeIn({ field, ofSymbol, oldValue, newValue }: Omit<CorrectionChange, 'field'> & { field: string }): string | null {
  if (oldValue === null && newValue === null) return 'Enter the value before, the value after, or both.'
  if (oldValue === newValue) return 'Nothing would change.'
  if ((field === 'full_name') !== (ofSymbol !== null)) return 'A full name belongs to a symbol, and nothing else does.'
  if (field !== 'publication') return null
  const isPubmedId = (text: string | null) => text === null || /^[1-9]\d{0,8}$/.test(text)
  return isPubmedId(oldValue) && isPubmedId(newValue) ? null : 'A publication is named by its PubMed ID.'
}
