// Made when something is first sorted: it reads data of the language, and most pages never sort.
let collator: Intl.Collator | undefined

/** Ascending order of two cells: numbers by value, text ignoring case, `At2` before `At10`. */
export function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(String(a), String(b))
}
