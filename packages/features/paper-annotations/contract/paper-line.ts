import { z } from 'zod'
import { paperEvidenceCodes } from './annotation-evidence.ts'

export const lineKinds = ['annotation', 'objection', 'phenotype', 'interaction'] as const
export type LineKind = (typeof lineKinds)[number]

export const relations = {
  physical: 'binds',
  regulates: 'regulates',
  activates: 'activates',
  represses: 'represses',
  genetic: 'interacts genetically with',
} as const
export type Relation = keyof typeof relations
// Object.keys loses the key type.
const relationNames = Object.keys(relations) as [Relation, ...Relation[]]

/** How an interaction was shown: PSI-MI. */
export const interactionMethods = {
  'MI:0018': 'two hybrid',
  'MI:0007': 'anti tag coimmunoprecipitation',
  'MI:0096': 'pull down',
  'MI:0809': 'bimolecular fluorescence complementation',
  'MI:0071': 'molecular sieving',
  'MI:0402': 'chromatin immunoprecipitation assay',
  'MI:0413': 'electrophoretic mobility shift assay',
  'MI:0432': 'one hybrid',
  'MI:0254': 'genetic interference',
} as const
export type InteractionMethod = keyof typeof interactionMethods
// Object.keys loses the key type.
const methodIds = Object.keys(interactionMethods) as [InteractionMethod, ...InteractionMethod[]]

// PostgreSQL refuses a text with a NUL.
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((words) => !/\p{Cc}/u.test(words), 'must be plain text')

/** The name of a locus as the release has it; those of genetic loci are symbols. */
export const LocusName = text(60).min(1)
export const TermId = z.string().regex(/^(GO|PO):\d{7}$/, 'must be a term of GO or PO')

/** A line as the form holds it: what is not entered yet is null. The server decides whether it can be sent. */
export const DraftLine = z
  .object({
    kind: z.enum(lineKinds),
    locus: LocusName,
    termId: TermId.nullable(),
    termName: text(300).nullable(),
    evidence: z.enum(paperEvidenceCodes).nullable(),
    /** Of an objection: the evidence of the annotation that is wrong, as the record has it. */
    statedEvidence: text(10).nullable(),
    partners: z.array(LocusName).max(5),
    germplasm: text(200).nullable(),
    phenotype: text(1000).nullable(),
    relation: z.enum(relationNames).nullable(),
    method: z.enum(methodIds).nullable(),
    reason: text(1000).nullable(),
    /** The line that a curator asked about, which this one answers. */
    answers: z.int().positive().nullable(),
    question: text(2000).nullable(),
  })
  .meta({ id: 'PaperDraftLine' })
export type DraftLine = z.infer<typeof DraftLine>

export const emptyLine = {
  termId: null,
  termName: null,
  evidence: null,
  statedEvidence: null,
  partners: [],
  germplasm: null,
  phenotype: null,
  relation: null,
  method: null,
  reason: null,
  answers: null,
  question: null,
} as const satisfies Omit<DraftLine, 'kind' | 'locus'>

export const mostLines = 200
export const mostGenes = 30

/** What the form holds. */
export const PaperDraft = z
  .object({
    genes: z.array(LocusName).max(mostGenes),
    lines: z.array(DraftLine).max(mostLines),
    isCredited: z.boolean(),
  })
  .meta({ id: 'PaperDraft' })
export type PaperDraft = z.infer<typeof PaperDraft>

/** PUT paper-annotations/drafts/{pubmed}. The version is that of the draft which was changed; null if there was none. */
export const DraftBody = z.object({ version: z.int().positive().nullable(), draft: PaperDraft }).meta({ id: 'PaperDraftBody' })
export type DraftBody = z.infer<typeof DraftBody>

export const SavedDraft = z
  .object({ version: z.int(), savedAt: z.iso.datetime(), draft: PaperDraft, isAnswer: z.boolean() })
  .meta({ id: 'SavedPaperDraft' })
export type SavedDraft = z.infer<typeof SavedDraft>

/** Whether a line says all that it must; the server looks at the rest. */
export function isComplete(line: DraftLine): boolean {
  switch (line.kind) {
    case 'annotation':
      return line.termId !== null && line.evidence !== null && (line.partners.length > 0 || !['IPI', 'IGI'].includes(line.evidence))
    case 'objection':
      return line.termId !== null && (line.reason ?? '') !== ''
    case 'phenotype':
      return (line.germplasm ?? '') !== '' && (line.phenotype ?? '') !== ''
    case 'interaction':
      return line.relation !== null && line.partners.length === 1
  }
}
