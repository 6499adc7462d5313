import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { type DraftLine, emptyLine, PaperDraft } from '../contract/paper-line.ts'
import type { LineDecision, LineState, SubmissionDecision } from '../contract/paper-submission.ts'
import { noSubmission } from './load-submissions.ts'
import { decisionMail } from './paper-mails.ts'

export type DecisionRules = { hasSecondCheck: boolean; publicUrl: string; now: Date }

type LineRow = { lineId: number; lineState: string; approvedBy: number | null }

/**
 * A curator's decision about some lines of a submission, in one transaction with the audit and the mail. Once no line waits for a curator,
 * it is the author's turn if there are questions; otherwise all is decided.
 */
export async function decideLines(
  db: CommunityDb,
  curator: Member,
  submissionId: number,
  decision: SubmissionDecision,
  rules: DecisionRules,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const submission = await tx
      .selectFrom('paperSubmission')
      .select(['submitterId', 'pubmedId', 'state'])
      .where('submissionId', '=', submissionId)
      .forUpdate()
      .executeTakeFirst()
    if (!submission || submission.state === 'draft') throw noSubmission()
    if (submission.submitterId === curator.communityId) throw new Problem('access_denied', 'Another curator decides about your own lines.')
    const rows = await tx
      .selectFrom('paperLine')
      .select(['lineId', 'lineState', 'approvedBy'])
      .where('submissionId', '=', submissionId)
      .execute()
    for (const line of decision.lines) {
      const row = rows.find(({ lineId }) => lineId === line.lineId)
      expectDecidable(row, curator)
      await tx
        .updateTable('paperLine')
        .set(changeOf(line, row, curator, rules))
        .where('lineId', '=', line.lineId)
        .execute()
    }
    const turn = await passTurn(tx, submissionId, decision.note, rules.now)
    const counts = Object.fromEntries(
      Object.entries(Object.groupBy(decision.lines, (line) => line.decision)).map(([name, lines]) => [name, lines.length]),
    )
    await noteAudit(tx, curator, { action: 'paper.decide', subject: `paper:${submission.pubmedId}`, details: { submissionId, ...counts } })
    if (turn === 'sent' || submission.submitterId === null) return
    await mailDecision(tx, { ...submission, submitterId: submission.submitterId }, { submissionId, note: decision.note, curator, rules })
  })
}

function expectDecidable(row: LineRow | undefined, curator: Member): asserts row is LineRow {
  if (!row) throw noSubmission()
  if (row.lineState !== 'waiting' && row.lineState !== 'second_check')
    throw new Problem('conflict', 'Another curator has decided about these lines. Open the page again to see how.')
  if (row.lineState === 'second_check' && row.approvedBy === curator.communityId)
    throw new Problem('access_denied', 'The second check is by another curator.')
}

function changeOf({ decision, reason, note }: LineDecision, row: LineRow, { communityId }: Member, { hasSecondCheck, now }: DecisionRules) {
  if (decision !== 'accept') {
    const lineState: LineState = decision === 'ask' ? 'questioned' : 'declined'
    // What a second curator doubts is open again: the first approval does not count for what it becomes.
    return {
      lineState,
      answeredBy: communityId,
      answeredAt: now,
      declineReason: reason ?? null,
      lineNote: note || null,
      approvedBy: null,
      approvedAt: null,
    }
  }
  if (row.lineState === 'second_check') return { lineState: 'accepted', checkedBy: communityId, lineNote: note || null }
  return { lineState: hasSecondCheck ? 'second_check' : 'accepted', approvedBy: communityId, approvedAt: now, lineNote: note || null }
}

/** Whose turn it is after a decision, stored with what they need for it. */
async function passTurn(
  tx: CommunityTransaction,
  submissionId: number,
  note: string,
  now: Date,
): Promise<'sent' | 'asked_back' | 'decided'> {
  const lines = await tx.selectFrom('paperLine').selectAll().where('submissionId', '=', submissionId).orderBy('place').execute()
  if (lines.some(({ lineState }) => lineState === 'waiting' || lineState === 'second_check')) return 'sent'
  const questions = lines.filter(({ lineState }) => lineState === 'questioned')
  const state = questions.length > 0 ? 'asked_back' : 'decided'
  const { isCredited } = await tx
    .selectFrom('paperSubmission')
    .select('isCredited')
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow()
  const genes = [...new Set(questions.map(({ locusName }) => locusName))]
  const draft = questions.length === 0 ? null : JSON.stringify(PaperDraft.parse({ genes, lines: questions.map(toQuestion), isCredited }))
  await tx
    .updateTable('paperSubmission')
    .set({ state, draft, decisionNote: note || null, savedAt: now, decidedAt: state === 'decided' ? now : null })
    .where('submissionId', '=', submissionId)
    .execute()
  return state
}

/** The line as it was sent, with the curator's question. */
function toQuestion(line: {
  lineId: number
  lineKind: string
  locusName: string
  termId: string | null
  evidenceCode: string | null
  partners: string[]
  germplasmName: string | null
  phenotype: string | null
  relation: string | null
  methodId: string | null
  reason: string | null
  lineNote: string | null
}): Record<keyof DraftLine, unknown> {
  const isObjection = line.lineKind === 'objection'
  return {
    ...emptyLine,
    kind: line.lineKind,
    locus: line.locusName,
    termId: line.termId,
    evidence: isObjection ? null : line.evidenceCode,
    statedEvidence: isObjection ? line.evidenceCode : null,
    partners: line.partners,
    germplasm: line.germplasmName,
    phenotype: line.phenotype,
    relation: line.relation,
    method: line.methodId,
    reason: line.reason,
    answers: line.lineId,
    question: line.lineNote,
  }
}

type Decided = { submissionId: number; note: string; curator: Member; rules: DecisionRules }

async function mailDecision(
  tx: CommunityTransaction,
  { submitterId, pubmedId }: { submitterId: number; pubmedId: number },
  { submissionId, note, curator, rules }: Decided,
): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .innerJoin('person', 'person.communityId', 'account.communityId')
    .select(['account.email', 'person.firstName', 'person.lastName'])
    .where('account.communityId', '=', submitterId)
    .where('account.emailConfirmedAt', 'is not', null)
    .executeTakeFirst()
  if (!account) return
  const lines = await tx
    .selectFrom('paperLine')
    .select(['locusName', 'lineState', 'declineReason', 'lineNote'])
    .where('submissionId', '=', submissionId)
    .orderBy('place')
    .execute()
  const person = await tx
    .selectFrom('person')
    .select(['firstName', 'lastName'])
    .where('communityId', '=', curator.communityId)
    .executeTakeFirst()
  const nameOf = (one: { firstName: string | null; lastName: string } | undefined) =>
    one ? [one.firstName, one.lastName].filter(Boolean).join(' ') : 'A curator'
  const mail = decisionMail({
    to: nameOf(account),
    curator: nameOf(person),
    pubmedId,
    lines,
    note,
    link: `${rules.publicUrl}/submit/paper/sent/${submissionId}`,
  })
  await addJob(tx, sendMailTask, { to: account.email, ...mail }, { jobKey: `paper-decision:${submissionId}:${rules.now.getTime()}` })
}
