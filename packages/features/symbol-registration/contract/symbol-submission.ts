import { z } from 'zod'
import { checkSymbol, toSymbol } from './symbol-rule.ts'

/** How many loci belong to a class: one, more than one, unknown (SYMBOL-016). */
export const lociNumbers = { 1: 'One gene', 2: 'More than one gene', 3: 'Unknown' } as const

const text = (most: number) => z.string().trim().max(most)

/** POST gene_class_symbol/updateGeneSymbolClass (SYMBOL-018). A class of phenotypes makes it a mutant phenotype symbol (SYMBOL-027). */
export const SymbolSubmissionBody = z
  .object({
    geneClassSymbol: z
      .string()
      .transform(toSymbol)
      .superRefine((symbol, context) => {
        const error = checkSymbol(symbol)
        if (error !== null) context.addIssue({ code: 'custom', message: error })
      }),
    fullName: text(500).min(1, 'Full name is required.'),
    phenotypeClass: text(500).optional(),
    additionalDetails: text(10_000).default(''),
    numberOfAssociatedLoci: z.coerce.number().int().min(1).max(3),
    comments: text(20_000).default(''),
    /** First and last name, for the curator; the submitter is known from the session. */
    submitterInfo: text(500).default(''),
    communityId: z.coerce.number().int().positive(),
  })
  .meta({ id: 'SymbolSubmissionBody' })
export type SymbolSubmissionBody = z.infer<typeof SymbolSubmissionBody>

export const submissionStatuses = ['submitted', 'asked_back', 'accepted', 'rejected'] as const

/** What submitters see of their submissions: everything except the curators' own comments. */
export const OwnSubmission = z
  .object({
    submissionId: z.int(),
    symbol: z.string(),
    fullName: z.string(),
    isMutantPhenotype: z.boolean(),
    status: z.enum(submissionStatuses),
    submittedOn: z.iso.date(),
    decisionNote: z.string().nullable(),
  })
  .meta({ id: 'OwnSubmission' })
export type OwnSubmission = z.infer<typeof OwnSubmission>

/** What curators see; comments are visible only to them (SYMBOL-026). */
export const SymbolSubmission = OwnSubmission.extend({
  phenotypeClass: z.string().nullable(),
  additionalDetails: z.string().nullable(),
  numberOfAssociatedLoci: z.int().nullable(),
  comments: z.string().nullable(),
  submitterId: z.int(),
  submitterName: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
}).meta({ id: 'SymbolSubmission' })
export type SymbolSubmission = z.infer<typeof SymbolSubmission>

export const submissionDecisions = ['accept', 'decline', 'ask_back'] as const

export type SubmissionDecision = (typeof submissionDecisions)[number]

/** PUT gene_class_symbol/submissions/{id}. A submission that is not accepted needs a reason. */
export const SubmissionDecisionBody = z
  .object({ decision: z.enum(submissionDecisions), note: text(2000).default('') })
  .refine(({ decision, note }) => decision === 'accept' || note !== '', { path: ['note'], message: 'Please tell the submitter why.' })
  .meta({ id: 'SubmissionDecisionBody' })
export type SubmissionDecisionBody = z.infer<typeof SubmissionDecisionBody>

/** The status of a submission, as shown. */
export const statusWords: Readonly<Record<OwnSubmission['status'], string>> = {
  submitted: 'Waiting for review',
  asked_back: 'The curator has a question',
  accepted: 'Accepted',
  rejected: 'Declined',
}
