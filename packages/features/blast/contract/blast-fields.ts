import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { blastPath } from '@rosette/contract-kit/site-paths/blast-path.ts'
import { z } from 'zod'
import { blastDatabaseIds, databaseOf, defaultDatabase, sortDatabases } from './blast-databases.ts'
import { type BlastOptions, expectations, geneticCodes, mostTargets } from './blast-options.ts'
import { blastProgramNames, programOf } from './blast-programs.ts'
import { gapError, matrices } from './gap-error.ts'
import { formatQueries, identifiersIn, parseQueries } from './parse-queries.ts'
import { type QueryLimits, queryError } from './query-error.ts'

/** A number as a form posts it. */
function numeral(least: number, most: number) {
  const range = `must be an integer from ${least} to ${most}`
  return z
    .union([z.string().regex(/^-?\d{1,4}$/, range), z.int()])
    .transform(Number)
    .refine((value) => value >= least && value <= most, range)
}

/** Where somebody who had to log in first finds the form as they left it (GUARD-012). */
export const storedFormPath = blastPath({ draft: 'kept' })

const trueOrFalse = z.enum(['T', 'F'])

/** The fields of the form's post, by the names of the documents (BLAST-014), with their defaults (BLAST-015 to 020). */
export const BlastFields = z
  .object({
    Algorithm: z.enum(blastProgramNames),
    default_db: z.string().max(100).default(defaultDatabase),
    BlastTargetSet: z
      .union([z.enum(blastDatabaseIds), z.array(z.enum(blastDatabaseIds)).min(1).max(blastDatabaseIds.length)])
      .transform((chosen) => sortDatabases(typeof chosen === 'string' ? [chosen] : chosen))
      .describe('One database or several, which are searched together.'),
    textbox: z.literal('seq').describe('Type of the input: a sequence.'),
    QueryText: z.string().max(2_000_000).describe('One or more sequences: raw, FASTA, GCG or RSF.'),
    QueryFilter: trueOrFalse.default('T'),
    ReplyFormat: z.enum(['HTML', 'TEXT']).default('HTML'),
    Comment: z.string().max(200).default(''),
    ReplyTo: z.union([z.literal(''), EmailAddress]).default(''),
    GappedAlignment: trueOrFalse.default('T'),
    ReplyVia: z.enum(['BROWSER', 'EMAIL-MESSAGE']).default('BROWSER'),
    Matrix: z.union([z.literal(''), z.enum(matrices)]).default(''),
    MaxScores: numeral(1, mostTargets).default(100),
    MaxAlignments: numeral(0, mostTargets).default(50),
    NucleicMismatch: numeral(-10, -1).default(-3),
    NucleicMatch: numeral(1, 10).default(2),
    OpenPenalty: numeral(0, 100).default(0),
    ExtendPenalty: numeral(0, 100).default(0),
    ExtensionThreshold: numeral(0, 1000).default(0),
    WordSize: numeral(0, 64).default(0),
    Expectation: z.union([z.enum(expectations), z.number().transform(String).pipe(z.enum(expectations))]).default('10'),
    QueryGeneticCode: numeral(1, 15).pipe(z.literal(geneticCodes)).default(1),
  })
  .meta({ id: 'BlastFields' })
export type BlastFields = z.infer<typeof BlastFields>

/** What was wrong with the value of one field. */
export type FieldError = { path: keyof BlastFields; message: string }

export type ReadFields = { options: BlastOptions; errors: [] } | { options: null; errors: FieldError[] }

/** What fields that are right by themselves ask for; or what does not go together, in words for the person at the form. */
export function readBlastFields(fields: BlastFields, limits: QueryLimits): ReadFields {
  const { queries } = parseQueries(fields.QueryText, limits.maxQueries)
  const errors = [...errorsOfQuery(fields, queries, limits), ...errorsOfScores(fields), ...errorsOfReply(fields)]
  if (errors.length > 0) return { options: null, errors }
  const options = {
    program: fields.Algorithm,
    databases: fields.BlastTargetSet,
    queries: formatQueries(queries),
    isFiltered: fields.QueryFilter === 'T',
    isGapped: fields.GappedAlignment === 'T',
    matrix: fields.Matrix === '' ? null : fields.Matrix,
    maxScores: fields.MaxScores,
    maxAlignments: fields.MaxAlignments,
    match: fields.NucleicMatch,
    mismatch: fields.NucleicMismatch,
    gapOpen: fields.OpenPenalty || null,
    gapExtend: fields.ExtendPenalty || null,
    threshold: fields.ExtensionThreshold || null,
    wordSize: fields.WordSize || null,
    expectation: fields.Expectation,
    geneticCode: fields.QueryGeneticCode,
    comment: fields.Comment.replace(/\s+/g, ' ').trim(),
    isText: fields.ReplyFormat === 'TEXT',
    maxSeconds: limits.maxSeconds,
  } satisfies BlastOptions
  return { options, errors: [] }
}

function errorsOfQuery(
  { Algorithm, BlastTargetSet, QueryText }: BlastFields,
  queries: Parameters<typeof queryError>[0],
  limits: QueryLimits,
): FieldError[] {
  const errors: FieldError[] = []
  const [identifier] = identifiersIn(QueryText)
  const message =
    identifier === undefined
      ? queryError(queries, Algorithm, limits)
      : `${identifier} is an identifier, not a sequence. Fetch its sequence first.`
  if (message !== null) errors.push({ path: 'QueryText', message })
  const other = BlastTargetSet.map(databaseOf).find(({ alphabet }) => alphabet !== programOf(Algorithm).target)
  if (other) errors.push({ path: 'BlastTargetSet', message: `${Algorithm} can't search ${other.label}. Choose another database.` })
  return errors
}

/** Word sizes that each program takes (measured with BLAST+ 2.12). */
const wordSizes = { blastn: [4, 64], blastp: [2, 7], blastx: [2, 7], tblastn: [2, 7], tblastx: [2, 5] } as const

/** BLAST-024. What a program does not know is not passed to it, and so can't be wrong. */
function errorsOfScores(fields: BlastFields): FieldError[] {
  const { Algorithm, WordSize, Matrix, NucleicMatch: match, NucleicMismatch: mismatch, OpenPenalty: open, ExtendPenalty: extend } = fields
  const errors: FieldError[] = []
  const [least, most] = wordSizes[Algorithm]
  if (WordSize !== 0 && (WordSize < least || WordSize > most)) {
    errors.push({ path: 'WordSize', message: `The word size of ${Algorithm} is ${least} to ${most}, or 0 for the default.` })
  }
  if (Algorithm === 'tblastx' || fields.GappedAlignment === 'F') return errors
  const message = gapError(Algorithm === 'blastn' ? { match, mismatch } : { matrix: Matrix || 'blosum62' }, { open, extend })
  if (message !== null) errors.push({ path: 'OpenPenalty', message })
  return errors
}

/** BLAST-025. */
function errorsOfReply({ ReplyVia, ReplyTo }: BlastFields): FieldError[] {
  return ReplyVia === 'EMAIL-MESSAGE' && ReplyTo === '' ? [{ path: 'ReplyTo', message: 'Enter the e-mail address to write to.' }] : []
}
