import { type CorrectionChange, changedFields } from '../contract/correction-change.ts'

/** A change in words: `symbol PDF2, now PFD2`. */
export function formatChange({ field, ofSymbol, oldValue, newValue }: CorrectionChange): string {
  const label = changedFields[field].toLowerCase()
  const what = ofSymbol === null ? label : `${label} of ${ofSymbol}`
  if (oldValue === null) return `${what} ${newValue} added`
  return newValue === null ? `${what} ${oldValue} withdrawn` : `${what} ${oldValue}, now ${newValue}`
}
