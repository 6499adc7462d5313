import { z } from 'zod'
import type { GenomeRegion } from '../records/genome-bins.ts'
import type { Chromosome } from '../vocabulary/genome.ts'
import { maxSearchText } from './search-text.ts'

/** Rows of one form at most; the longest has three. */
const maxTermRows = 10

/** A row of a form that somebody filled in: what is searched, how it is compared, and the text. */
export type TermRow<Type extends string> = { search_type: Type; search_method: TextMethod; search_input: string }

/** The text of a field of a form. */
export const SearchInput = z.string().trim().max(maxSearchText)

/**
 * A row of a form: one of its search types, the first if none is named, a method and a text. Types with exact match only
 * (document 3, section 4) refuse every other method.
 */
function searchTermRow<Type extends string>(types: readonly [Type, ...Type[]], exactTypes: readonly Type[] = []) {
  return (
    z
      .strictObject({
        // Blank controls are dropped before a row is read.
        search_type: z.enum(types).optional(),
        search_method: TextMethodWord.optional(),
        search_input: SearchInput.optional(),
      })
      // z.enum forgets which of the names it keeps.
      .transform(({ search_type, ...row }) => ({ ...row, search_type: (search_type ?? types[0]) as Type }))
      .refine(({ search_type, search_method = 'exactly' }) => search_method === 'exactly' || !exactTypes.includes(search_type), {
        path: ['search_method'],
        error: `${exactTypes.join(', ')}: the method is exactly.`,
      })
      .transform(({ search_type, search_method, search_input = '' }) => ({
        search_type,
        search_method: search_method ?? (exactTypes.includes(search_type) ? 'exactly' : 'contains'),
        search_input,
      }))
  )
}

/** The rows of a form, without empty ones, which are ignored. */
export function searchTermRows<Type extends string>(types: readonly [Type, ...Type[]], exactTypes: readonly Type[] = []) {
  return z
    .array(searchTermRow(types, exactTypes))
    .max(maxTermRows)
    .transform((rows): TermRow<Type>[] => rows.filter((row) => row.search_input !== ''))
}

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

/** Values of one list that a form can send; no list of ours is longer. */
const maxChoices = 100

// The longest name of an ecotype, a country or a mutagen has some forty letters.
const longestChoice = 200

/** One or several values of a closed list; several are alternatives (API-066). */
export function choicesOf<Value extends string>(values: readonly [Value, ...Value[]]) {
  return z
    .union([z.enum(values), z.array(z.enum(values)).max(maxChoices)], { error: `One or several of ${values.join(', ')} are expected.` })
    .transform((chosen) => (Array.isArray(chosen) ? chosen : [chosen]))
}

const Choice = z.string().trim().max(longestChoice)

/** One or several values of a list that grows with what the records hold: countries, mutagens, ecotypes. */
export const OpenChoices = z
  .union([Choice, z.array(Choice).max(maxChoices)], {
    error: `Texts of at most ${longestChoice} characters are expected, ${maxChoices} of them at most.`,
  })
  .transform((chosen) => (Array.isArray(chosen) ? chosen : [chosen]))

/** As forms name the chromosomes of the plant; `any` is none of them. */
export const formChromosomes = ['1', '2', '3', '4', '5', 'C', 'M'] as const
export type FormChromosome = (typeof formChromosomes)[number]

export function toFormChromosome(chromosome: Chromosome): FormChromosome {
  // What follows Chr is one of the names that forms use.
  return chromosome.slice('Chr'.length) as FormChromosome
}

// No chromosome is nearly as long.
const maxKilobases = 1_000_000

/** A number, or the text of the input it was typed in. */
export const Kilobases = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,7}(\.\d{1,3})?$/)
        .transform(Number),
    ],
    { error: 'A number of kilobases is expected.' },
  )
  .pipe(z.number().min(0).max(maxKilobases))

/** Where on a chromosome something lies; the range is in kb, and an end that is left open has no limit (FGERM-013). */
export const MapLocationCriteria = z.strictObject({
  chromosome: z.enum(formChromosomes).optional(),
  low_range: Kilobases.optional(),
  high_range: Kilobases.optional(),
})
export type MapLocationCriteria = z.infer<typeof MapLocationCriteria>

/** The criterion that finds what overlaps a region. */
export function mapLocationWithin({ chromosome, start, end }: GenomeRegion): { mapLocation: z.input<typeof MapLocationCriteria> } {
  return { mapLocation: { chromosome: toFormChromosome(chromosome), low_range: start / 1000, high_range: end / 1000 } }
}

/** What the DNA form offers (FDNA-009). Records may hold other values: the form adds those that are stored. */
export const dnaTypes = {
  vector: ['BAC', 'TAC', 'P1', 'YAC', 'plasmid', 'cosmid', 'lambda'],
  insert: ['cDNA', 'construct', 'genomic', 'inverted_repeat', 't_dna', 'transposon', 'transposase', 'unknown'],
  cloneEnd: ['EST', 'BAC_end', 'YAC_end'],
} as const
