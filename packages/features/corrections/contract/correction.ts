import { parseDoi } from '@rosette/contract-kit/text/parse-doi.ts'
import { z } from 'zod'
import { CorrectionChange } from './correction-change.ts'

/** What can be the matter with a section of a record. */
export const concerns = {
  wrong: { label: 'Something is wrong', hint: 'a value that should be another' },
  missing: { label: 'Something is missing', hint: 'a value that should be here' },
  paper: { label: 'A paper to add', hint: 'one that should be linked' },
  name: { label: 'A name or symbol', hint: 'spelling, symbol, full name' },
} as const

export type Concern = keyof typeof concerns

// Object.keys loses the key type.
export const concernNames = Object.keys(concerns) as [Concern, ...Concern[]]

export const correctionStates = ['received', 'in_review', 'with_sender', 'accepted', 'in_release', 'declined'] as const

export type CorrectionState = (typeof correctionStates)[number]

export const stateWords: Readonly<Record<CorrectionState, string>> = {
  received: 'Received',
  in_review: 'In review',
  with_sender: 'The curator has a question',
  accepted: 'Accepted',
  in_release: 'In a release',
  declined: 'Declined',
}

export const declineReasons = {
  not_in_paper: 'Not shown in this paper',
  already_there: 'Already there',
  wrong_record: 'About another gene or record',
  evidence: 'The evidence does not fit',
  other: 'Another reason',
  not_about_data: 'Not about the data',
} as const

export type DeclineReason = keyof typeof declineReasons

// Object.keys loses the key type.
export const reasonNames = Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]]

export const shortestText = 20
export const longestText = 5000
/** Enough to recognise what a section said, without repeating the record. */
export const longestShown = 500
export const mostADay = 20

/** PostgreSQL stores no NUL and no half of a surrogate pair. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((given) => given.isWellFormed() && !given.includes('\0'), 'must be plain text')

/** What is wrong with a reference, or null: a PubMed ID, a DOI, or nothing. */
export function checkEvidence(given: string): string | null {
  return given.trim() === '' || parseEvidence(given) !== null ? null : 'Enter a PubMed ID, such as 19004800, or a DOI.'
}

/** A PubMed ID or a DOI in one spelling; null for anything else. */
export function parseEvidence(given: string): string | null {
  const pubmedId = /^(?:pmid:?\s*)?([1-9]\d{0,8})$/i.exec(given.trim())?.[1]
  return pubmedId ?? parseDoi(given)
}

/** POST corrections. The sender is known from the session, the record's name and the release from the server. */
export const CorrectionBody = z
  .object({
    kind: z.string().max(40),
    key: z.int().positive(),
    section: z.string().max(60).describe('The id of the section of the page.'),
    concern: z.enum(concernNames),
    text: text(longestText).min(shortestText, `Please write at least ${shortestText} characters.`),
    evidence: text(300)
      .default('')
      .superRefine((given, context) => {
        const message = checkEvidence(given)
        if (message !== null) context.addIssue({ code: 'custom', message })
      }),
    isCredited: z.boolean().describe('Whether the sender’s name is shown once it is accepted.'),
    shownText: text(longestShown).default('').describe('What the section said when it was read.'),
  })
  .meta({ id: 'CorrectionBody' })
export type CorrectionBody = z.input<typeof CorrectionBody>

export const CorrectionSent = z.object({ number: z.int() }).meta({ id: 'CorrectionSent' })

/** A correction in a list. */
export const CorrectionLine = z
  .object({
    number: z.int(),
    kind: z.string(),
    key: z.int(),
    name: z.string(),
    sectionTitle: z.string(),
    concern: z.enum(concernNames),
    state: z.enum(correctionStates),
    sentAt: z.iso.datetime(),
    releasedIn: z.string().nullable(),
    /** Null before it is accepted, and if the sender does not wish to be named. */
    sender: z.object({ communityId: z.int(), name: z.string(), orcidId: z.string().nullable() }).nullable(),
    changes: z.array(CorrectionChange),
  })
  .meta({ id: 'CorrectionLine' })
export type CorrectionLine = z.infer<typeof CorrectionLine>

export const messageActions = ['ask_back', 'answer', 'accept', 'decline', 'release'] as const

/** GET corrections/{number}: open to everybody. Texts are null if they were declined as not being about the data. */
export const Correction = CorrectionLine.extend({
  section: z.string(),
  releaseId: z.string(),
  shownText: z.string().nullable(),
  text: z.string().nullable(),
  evidence: z.string().nullable(),
  reason: z.enum(reasonNames).nullable(),
  version: z.int(),
  takenAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  releasedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  messages: z.array(
    z.object({
      action: z.enum(messageActions),
      isOfCurator: z.boolean(),
      author: z.string().nullable(),
      text: z.string(),
      writtenAt: z.iso.datetime(),
    }),
  ),
  /** Of the caller. */
  isOwn: z.boolean(),
  isCredited: z.boolean(),
  /** Null unless a curator asks. */
  review: z.object({ sender: z.string().nullable(), takenBy: z.string().nullable(), isTakenByOther: z.boolean() }).nullable(),
}).meta({ id: 'Correction' })
export type Correction = z.infer<typeof Correction>

/** GET corrections: of a record, or of a person whose name is shown. */
export const CorrectionsQuery = z.object({
  kind: z.string().max(40).optional(),
  key: z.coerce.number().int().positive().optional(),
  person: z.coerce.number().int().positive().optional().describe('Accepted ones of a person who is named with them.'),
})
export type CorrectionsQuery = z.infer<typeof CorrectionsQuery>

export const CorrectionLines = z.object({ corrections: z.array(CorrectionLine) }).meta({ id: 'CorrectionLines' })

export const correctionDecisions = ['take', 'put_back', 'accept', 'ask_back', 'decline', 'release'] as const

export type CorrectionDecision = (typeof correctionDecisions)[number]

/** PUT corrections/{number}/decision. `release` marks an accepted one as done that the loader does not do. */
export const CorrectionDecisionBody = z
  .object({
    decision: z.enum(correctionDecisions),
    version: z.int().positive().describe('Of the correction as the curator read it.'),
    note: text(2000).default(''),
    reason: z.enum(reasonNames).nullable().default(null),
    changes: z.array(CorrectionChange).max(10).default([]),
  })
  .superRefine(({ decision, note, reason, changes }, context) => {
    if (decision === 'decline' && reason === null)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Please choose a reason.' })
    if (decision === 'ask_back' && note === '')
      context.addIssue({ code: 'custom', path: ['note'], message: 'Please write what you would like to know.' })
    if (decision !== 'accept' && changes.length > 0)
      context.addIssue({ code: 'custom', path: ['changes'], message: 'Only what is accepted changes anything.' })
  })
  .meta({ id: 'CorrectionDecisionBody' })
export type CorrectionDecisionBody = z.input<typeof CorrectionDecisionBody>

/** POST corrections/{number}/answer: the sender’s answer to a question. */
export const CorrectionAnswerBody = z
  .object({ text: text(longestText).min(1, 'Please write an answer.'), version: z.int().positive() })
  .meta({ id: 'CorrectionAnswerBody' })

/** PUT corrections/{number}/credit. */
export const CorrectionCreditBody = z.object({ isCredited: z.boolean() }).meta({ id: 'CorrectionCreditBody' })

export const correctionTexts = {
  own: 'Nobody decides about their own submission.',
  changed: 'This has changed since you opened it. Please read it again.',
  twice: 'You have already sent this correction.',
} as const

export function correctionPath(number: number): string {
  return `/corrections/${number}`
}
