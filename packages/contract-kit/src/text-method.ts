import { z } from 'zod'

/** How forms compare a text with a field (document 3, section 2.2). */
export const textMethods = ['contains', 'starts_with', 'exactly'] as const
export type TextMethod = (typeof textMethods)[number]

const words: Readonly<Record<string, TextMethod>> = {
  contains: 'contains',
  starts_with: 'starts_with',
  starts: 'starts_with',
  'starts with': 'starts_with',
  exactly: 'exactly',
  exact: 'exactly',
}

/** Any of the words that the forms use for a method (API-043); they mean the same everywhere. */
export const TextMethodWord = z
  .enum(['contains', 'starts_with', 'starts', 'starts with', 'exactly', 'exact'])
  // The list above has no other words.
  .transform((word) => words[word] as TextMethod)
