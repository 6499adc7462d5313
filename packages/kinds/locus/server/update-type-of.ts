import type { UpdateType } from '../contract/locus-history.ts'

/** The type of a change from its curators' words; null if the words name none. The most telling word wins: a merged name is obsolete, too. */
export function updateTypeOf(comment: string, isObsolete: boolean): UpdateType | null {
  const told = words.find(([, word]) => word.test(comment))?.[0]
  return told ?? (isObsolete ? 'obsoletion' : null)
}

const words: readonly (readonly [UpdateType, RegExp])[] = [
  ['merge', /\bmerg/i],
  ['split', /\bsplit/i],
  ['replacement', /\breplac/i],
  ['obsoletion', /\b(obsolet|delet|remov)/i],
]
