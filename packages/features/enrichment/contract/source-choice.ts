import { z } from 'zod'
import { type TermSourceName, termSourceNames } from './term-sources.ts'

/** One source, or several separated by commas, as go_bp,family. */
export const SourceChoice = z
  .string()
  .max(200)
  .refine((text) => text.split(',').every((name) => termSourceNames.some((known) => known === name)), {
    error: `A source is one of ${termSourceNames.join(', ')}, or several of these separated by commas.`,
  })
  // One way of writing a choice: the same sources are the same call.
  .transform((text) => sourcesOf(text).join(','))

/** The sources of a choice, each once. */
export function sourcesOf(choice: string): TermSourceName[] {
  const chosen = choice.split(',')
  return termSourceNames.filter((name) => chosen.includes(name))
}
