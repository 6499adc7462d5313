import { useId, useState } from 'react'
import { chooseDatabase, defaultDatabase } from '../../contract/blast-databases.ts'
import { BlastFields, type FieldError, readBlastFields } from '../../contract/blast-fields.ts'
import type { BlastOptions } from '../../contract/blast-options.ts'
import { type BlastProgram, blastProgramNames, programOf } from '../../contract/blast-programs.ts'
import type { BlastService } from '../../contract/blast-service.ts'
import { identifiersIn, looksLike, parseQueries } from '../../contract/parse-queries.ts'

export type BlastField = keyof BlastFields

/** What the controls of the form hold, by the names that are posted. */
export type BlastDraft = Readonly<Record<TextField, string>> & { readonly BlastTargetSet: readonly string[] }

/** A control with a single value. */
export type TextField = Exclude<BlastField, 'BlastTargetSet'>

type Incoming = { sequenceType?: string | undefined; sequence?: string | undefined }

/** The form as it opens: the defaults of the documents, and a sequence that another page sent (BLAST-005 to 008). */
export function openingDraft({ databases }: Pick<BlastService, 'databases'>, { sequenceType, sequence = '' }: Incoming): BlastDraft {
  const program = sequenceType === 'protein' ? 'blastp' : 'blastn'
  const { target, matrix } = programOf(program)
  const defaults = BlastFields.parse({ Algorithm: program, BlastTargetSet: defaultDatabase, textbox: 'seq', QueryText: sequence })
  const database = chooseDatabase({ alphabet: target, offered: new Set(databases), sequenceType })
  return { ...toTexts(defaults), Matrix: matrix, BlastTargetSet: database === null ? [] : [database] }
}

/** BLAST-004, BLAST-011: another program has its own matrix, and if it searches other sequences, its own list of databases. */
export function changeProgram(draft: BlastDraft, program: BlastProgram, { databases }: Pick<BlastService, 'databases'>): BlastDraft {
  const { target, matrix } = programOf(program)
  const changed = { ...draft, Algorithm: program, Matrix: matrix }
  if (programOf(programIn(draft)).target === target) return changed
  const database = chooseDatabase({ alphabet: target, offered: new Set(databases) })
  return { ...changed, BlastTargetSet: database === null ? [] : [database] }
}

/** A new text that is surely of the other alphabet chooses the plain program of that alphabet (BLAST-048). */
export function changeQuery(draft: BlastDraft, text: string, service: Pick<BlastService, 'databases'>): BlastDraft {
  const changed = { ...draft, QueryText: text }
  if (identifiersIn(text).length > 0) return changed
  const wanted = programOf(programIn(draft)).query
  const { queries } = parseQueries(text, mostRead)
  const other = queries.length > 0 && queries.every(({ sequence }) => looksLike(sequence, wanted) !== wanted)
  return other ? changeProgram(changed, wanted === 'dna' ? 'blastp' : 'blastn', service) : changed
}

/** So many sequences tell what a text is made of. */
const mostRead = 20

/** The form as it was when a run was started. */
export function draftOfOptions(options: BlastOptions): BlastDraft {
  return toTexts({
    Algorithm: options.program,
    default_db: defaultDatabase,
    BlastTargetSet: options.databases,
    textbox: 'seq',
    QueryText: options.queries,
    QueryFilter: options.isFiltered ? 'T' : 'F',
    ReplyFormat: options.isText ? 'TEXT' : 'HTML',
    Comment: options.comment,
    ReplyTo: '',
    GappedAlignment: options.isGapped ? 'T' : 'F',
    ReplyVia: 'BROWSER',
    Matrix: options.matrix ?? '',
    MaxScores: options.maxScores,
    MaxAlignments: options.maxAlignments,
    NucleicMismatch: options.mismatch,
    NucleicMatch: options.match,
    OpenPenalty: options.gapOpen ?? 0,
    ExtendPenalty: options.gapExtend ?? 0,
    ExtensionThreshold: options.threshold ?? 0,
    WordSize: options.wordSize ?? 0,
    Expectation: options.expectation,
    QueryGeneticCode: options.geneticCode,
  })
}

/** The form as it was kept while somebody logged in. */
export function draftOfStored(opening: BlastDraft, stored: Readonly<Record<string, unknown>>): BlastDraft {
  const { BlastTargetSet: chosen } = stored
  const texts = fieldNames.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]] as const] : []))
  const databases = [chosen].flat().filter((one) => typeof one === 'string')
  return { ...opening, ...Object.fromEntries(texts), BlastTargetSet: databases.length > 0 ? databases : opening.BlastTargetSet }
}

export function programIn({ Algorithm }: BlastDraft): BlastProgram {
  return blastProgramNames.find((name) => name === Algorithm) ?? 'blastn'
}

/** What keeps the form from being submitted, by the server's own rules (BLAST-013, BLAST-024, BLAST-025). */
export function errorsOf(draft: BlastDraft, { maxQueries, maxResidues }: Pick<BlastService, 'maxQueries' | 'maxResidues'>): FieldError[] {
  const fields = BlastFields.safeParse(draft)
  if (fields.success) return readBlastFields(fields.data, { maxQueries, maxResidues, maxSeconds: 1 }).errors
  return fields.error.issues.flatMap(({ path: [path], message }) => {
    const field = fieldNames.find((name) => name === path)
    return field ? [{ path: field, message: messages[field] ?? `This value ${message}.` }] : []
  })
}

// Object.keys loses the key type.
const fieldNames = Object.keys(BlastFields.shape) as BlastField[]

const messages: Partial<Record<BlastField, string>> = {
  BlastTargetSet: 'Choose at least one database.',
  ReplyTo: 'Enter a valid e-mail address.',
}

function toTexts({ BlastTargetSet, ...fields }: BlastFields): BlastDraft {
  // fromEntries loses the key type: every other field becomes a text.
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) as Record<TextField, string>
  return { ...texts, BlastTargetSet }
}

export type FormState = {
  draft: BlastDraft
  /** Of the last attempt to submit, as far as they still are. */
  errors: readonly FieldError[]
  /** How often submitting was refused. */
  refusals: number
  errorOf(name: BlastField): string | null
  idOf(name: BlastField): string
  change(name: TextField, value: string): void
  chooseDatabases(databases: readonly string[]): void
  reset(draft: BlastDraft): void
  /** Whether the form may be posted. */
  check(): boolean
}

/** The values of the form, and what is wrong with them once somebody has tried to submit it. */
export function useFormState(opening: BlastDraft, service: BlastService): FormState {
  const id = useId()
  const [draft, setDraft] = useState(opening)
  const [refusals, setRefusals] = useState(0)
  const errors = refusals === 0 ? [] : errorsOf(draft, service)

  function change(name: TextField, value: string) {
    if (name === 'Algorithm') setDraft((before) => changeProgram(before, programIn({ ...before, Algorithm: value }), service))
    else if (name === 'QueryText') setDraft((before) => changeQuery(before, value, service))
    else setDraft((before) => ({ ...before, [name]: value }))
  }

  return {
    draft,
    errors,
    refusals,
    errorOf: (name) => errors.find(({ path }) => path === name)?.message ?? null,
    idOf: (name) => `${id}-${name}`,
    change,
    chooseDatabases: (databases) => setDraft((before) => ({ ...before, BlastTargetSet: databases })),
    reset(next) {
      setDraft(next)
      setRefusals(0)
    },
    check() {
      const isRight = errorsOf(draft, service).length === 0
      setRefusals(isRight ? 0 : refusals + 1)
      return isRight
    },
  }
}
