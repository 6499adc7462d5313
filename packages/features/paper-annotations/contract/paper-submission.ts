import { z } from 'zod'
import { DraftLine } from './paper-line.ts'
import { Paper } from './paper-to-annotate.ts'

export const lineStates = ['waiting', 'second_check', 'questioned', 'accepted', 'declined'] as const
export type LineState = (typeof lineStates)[number]

export const submissionStates = ['draft', 'sent', 'asked_back', 'decided'] as const

export const declineReasons = {
  not_shown: 'not shown in this paper',
  already_there: 'already there',
  wrong_gene: 'wrong gene',
  evidence_does_not_fit: 'evidence does not fit',
  other: 'another reason',
} as const
export type DeclineReason = keyof typeof declineReasons
// Object.keys loses the key type.
const reasonNames = Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]]

/** A line that was sent, and what happened to it. */
export const PaperLine = DraftLine.omit({ answers: true, question: true })
  .extend({
    lineId: z.int(),
    symbol: z.string().nullable(),
    state: z.enum(lineStates),
    declineReason: z.enum(reasonNames).nullable(),
    note: z.string().nullable(),
    approvedBy: z.string().nullable(),
    releaseId: z.string().nullable(),
  })
  .meta({ id: 'PaperLine' })
export type PaperLine = z.infer<typeof PaperLine>

/** Whose turn it is. */
export const turns = ['draft', 'curator', 'second_check', 'author', 'decided'] as const
export type Turn = (typeof turns)[number]

/** A paper in a list of submissions. */
export const SubmissionSummary = z
  .object({
    submissionId: z.int(),
    pubmedId: z.int(),
    title: z.string().nullable(),
    /** Symbols, or names of loci. */
    genes: z.array(z.string()),
    submitterName: z.string().nullable(),
    turn: z.enum(turns),
    startedAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    lineCount: z.int(),
    acceptedCount: z.int(),
    releaseIds: z.array(z.string()),
  })
  .meta({ id: 'PaperSubmissionSummary' })
export type SubmissionSummary = z.infer<typeof SubmissionSummary>

/** GET paper-annotations/submissions/{id}: for its author and for curators. */
export const PaperSubmission = SubmissionSummary.omit({ title: true })
  .extend({
    paper: Paper.nullable(),
    isOwn: z.boolean(),
    isCredited: z.boolean(),
    orcidId: z.string().nullable(),
    decisionNote: z.string().nullable(),
    lines: z.array(PaperLine),
  })
  .meta({ id: 'PaperSubmission' })
export type PaperSubmission = z.infer<typeof PaperSubmission>

/** What the record says today beside a line. */
export const lineStandings = ['new', 'not_stated', 'same', 'new_evidence', 'new_partner', 'nearest', 'stated', 'gone'] as const
export type LineStanding = (typeof lineStandings)[number]

export const LineComparison = z.object({
  lineId: z.int(),
  standing: z.enum(lineStandings),
  /** The term that is on the record: the same one, or the nearest above or below. */
  termId: z.string().nullable(),
  termName: z.string().nullable(),
  evidenceCodes: z.array(z.string()),
  pubmedIds: z.array(z.int()),
  /** The line as the file will have it; null for lines of other files. */
  gafLine: z.string().nullable(),
})
export type LineComparison = z.infer<typeof LineComparison>

/** GET paper-annotations/submissions/{id}/review: for curators. */
export const SubmissionReview = z
  .object({
    submission: PaperSubmission,
    comparisons: z.array(LineComparison),
    hasSecondCheck: z.boolean(),
    /** Lines that this curator may decide. */
    decidable: z.array(z.int()),
  })
  .meta({ id: 'PaperSubmissionReview' })
export type SubmissionReview = z.infer<typeof SubmissionReview>

const note = z.string().trim().max(2000).default('')

export const LineDecision = z
  .object({
    lineId: z.int().positive(),
    decision: z.enum(['accept', 'ask', 'decline']),
    reason: z.enum(reasonNames).optional(),
    note,
  })
  .refine(({ decision, reason }) => (decision === 'decline') === (reason !== undefined), {
    path: ['reason'],
    message: 'A declined line needs a reason, and no other line has one.',
  })
  .refine(({ decision, note: words }) => decision !== 'ask' || words !== '', { path: ['note'], message: 'Please write your question.' })
export type LineDecision = z.infer<typeof LineDecision>

/** PUT paper-annotations/submissions/{id}/decision. */
export const SubmissionDecision = z
  .object({ lines: z.array(LineDecision).min(1).max(200), note })
  .refine(({ lines }) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
    path: ['lines'],
    message: 'Each line is decided once.',
  })
  .meta({ id: 'PaperDecision' })
export type SubmissionDecision = z.infer<typeof SubmissionDecision>

/** The state of a line, as shown to its author. */
export const lineStateWords: Readonly<Record<LineState, string>> = {
  waiting: 'Waiting for a curator',
  second_check: 'Accepted by one curator, waiting for a second one',
  questioned: 'The curator has a question',
  accepted: 'Accepted',
  declined: 'Declined',
}

export const turnWords: Readonly<Record<Turn, string>> = {
  draft: 'Draft, not sent yet',
  curator: 'Waiting for a curator',
  second_check: 'Waiting for a second curator',
  author: 'Waiting for the author',
  decided: 'Decided',
}
