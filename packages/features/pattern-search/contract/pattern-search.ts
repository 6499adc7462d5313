import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { ListCursor, NextCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import { describeShare } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { z } from 'zod'
import {
  type Alphabet,
  countVariants,
  fixedPlacesOf,
  isPalindrome,
  maxPatternText,
  parsePattern,
  type SequencePattern,
} from './sequence-pattern.ts'

export const patternStrands = ['both', 'forward', 'reverse'] as const

export const maxMismatches = 3

/** A program that allows mismatches searches for each length of a repeat by itself. */
export const maxVariants = 64

/** Loci of a list that is searched. */
export const maxRangeGenes = 10_000

/** The request of a run of the pattern search. */
export const PatternOptions = z
  .object({
    pattern: z
      .string()
      .min(1)
      .max(2 * maxPatternText)
      .describe('PROSITE-like, such as [AG]-C-G-T(2,3)-{A}.'),
    dataset: SequenceDatasetId,
    strands: z.enum(patternStrands).default('both').describe('Of proteins always forward.'),
    mismatches: z.int().min(0).max(maxMismatches).default(0),
    genes: z.array(z.string()).max(maxRangeGenes).nullable().default(null).describe('Loci whose sequences are searched; null for all.'),
    unknownGenes: z.array(z.string()).default([]).describe('Names of the list that mean no locus of the release.'),
  })
  .superRefine((options, context) => {
    const read = readOptions(options)
    if ('error' in read) context.addIssue({ code: 'custom', path: [read.field], message: read.error })
  })
export type PatternOptions = z.infer<typeof PatternOptions>

export type ReadPattern = { pattern: SequencePattern; alphabet: Alphabet }

type RequestedPattern = { pattern: string; dataset: SequenceDatasetId; mismatches: number }

/** The pattern of a question, or what is wrong with it and where. Form and server say the same. */
export function readOptions({
  pattern: text,
  dataset,
  mismatches,
}: RequestedPattern): ReadPattern | { field: 'pattern' | 'mismatches'; error: string } {
  const alphabet = alphabetOf(dataset)
  const pattern = parsePattern(text, alphabet)
  if ('error' in pattern) return { field: 'pattern', error: pattern.error }
  if (mismatches === 0) return { pattern, alphabet }
  if (fixedPlacesOf(pattern) < 3 * mismatches + 1)
    return { field: 'mismatches', error: `To allow ${mismatches}, at least ${3 * mismatches + 1} positions of the pattern must be fixed.` }
  if (countVariants(pattern) > maxVariants)
    return { field: 'mismatches', error: 'With mismatches, so many repeats of varying length cannot be searched. Please fix some of them.' }
  return { pattern, alphabet }
}

/** Whether each site is found on both strands, where it is counted once. */
export function isCountedOnce(options: RequestedPattern & { strands: string }): boolean {
  const read = readOptions(options)
  return !('error' in read) && read.alphabet === 'dna' && options.strands === 'both' && isPalindrome(read.pattern)
}

/** Of a whole set, what it held of what is annotated; of a list, the sequences of its genes (COVER-003). */
export function describeSearched(
  { genes, dataset }: Pick<PatternOptions, 'genes' | 'dataset'>,
  { searched, annotated }: { searched: number; annotated: number },
): string {
  if (genes === null) return describeShare({ held: searched, of: annotated }, dataset)
  return `${formatNumber(searched)} ${searched === 1 ? 'sequence' : 'sequences'} of ${formatNumber(genes.length)} genes`
}

export function alphabetOf(dataset: SequenceDatasetId): Alphabet {
  return sequenceDatasets.find(({ id }) => id === dataset)?.alphabet ?? 'dna'
}

/** POST services/patmatch. A form sends texts. */
export const PatternRequest = z
  .object({
    pattern: PatternOptions.shape.pattern,
    dataset: PatternOptions.shape.dataset,
    strands: PatternOptions.shape.strands,
    genes: z
      .union([z.string(), z.array(z.string())])
      .default('')
      .describe(`Loci, gene models or symbols whose sequences are searched, up to ${formatNumber(maxRangeGenes)}; all if it is left out.`),
    mismatches: z.coerce.number().int().min(0).max(maxMismatches).default(0),
    sendMail: z
      .union([z.boolean(), z.enum(['T', 'F']).transform((letter) => letter === 'T')])
      .default(false)
      .describe('Whether the caller, if logged in, is e-mailed when it finishes.'),
  })
  .meta({ id: 'PatternRequest' })
export type PatternRequest = z.infer<typeof PatternRequest>

export const patternSorts = ['name', 'count'] as const

/** GET runs/{token}/patmatch/genes. */
export const PatternGenesQuery = z.object({
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  sort: z.enum(patternSorts).default('name').describe('By name, or genes with most hits first.'),
  cursor: ListCursor.optional(),
})

export const PatternHit = z.object({
  sequence: z.string().describe('Name of the sequence: a gene model, locus, intron or gap between loci.'),
  start: z.int().describe('First letter, counted from 1 along the sequence as it is stored.'),
  end: z.int(),
  strand: z.enum(['+', '-']),
  mismatches: z.int(),
  /** On its own strand. */
  before: z.string(),
  matched: z.string(),
  after: z.string(),
})
export type PatternHit = z.infer<typeof PatternHit>

/** Hits of one gene that a page shows; the file has all. */
export const shownHits = 10

export const PatternGene = z.object({
  gene: z.string().describe('Locus; in the set of gaps between loci, the gap.'),
  isLocus: z.boolean(),
  hits: z.int(),
  sequences: z.int(),
  first: z.array(PatternHit).max(shownHits),
})
export type PatternGene = z.infer<typeof PatternGene>

export const PatternGenes = z
  .object({ total: z.int(), hits: z.int(), genes: z.array(PatternGene), next: NextCursor })
  .meta({ id: 'PatternGenes' })
export type PatternGenes = z.infer<typeof PatternGenes>

/** GET runs/{token}/patmatch/loci. */
export const PatternLoci = z.object({ loci: z.array(z.string()) }).meta({ id: 'PatternLoci' })
