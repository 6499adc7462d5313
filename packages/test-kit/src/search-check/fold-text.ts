import type { TextMethod } from '@rosette/contract-kit/search/criteria-parts.ts'

const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

/** Texts are compared without case, accents and the length of blanks. */
export function foldText(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[ßæœþøđðłı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[\s\p{Cc}\u200B]+/gu, ' ')
    .trim()
}

/** The texts of a field, of which it may hold one, many or none; `alleles.name` is one field of the entries of a list. */
export function textsOf(document: Readonly<Record<string, unknown>>, field: string): string[] {
  return valuesOf(document, field).map(String)
}

export function valuesOf(document: Readonly<Record<string, unknown>>, field: string): (string | number | boolean)[] {
  const values = [document[field]].flat()
  return values.filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
}

/** Document 3, section 2.2: contains, starts with, exactly. */
export function isFound(values: readonly string[], method: TextMethod, text: string): boolean {
  const wanted = foldText(text)
  return values.map(foldText).some((value) => {
    if (method === 'exactly') return value === wanted
    return method === 'starts_with' ? value.startsWith(wanted) : value.includes(wanted)
  })
}
