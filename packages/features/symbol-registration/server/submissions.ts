import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import { sql } from 'kysely'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { noteSymbolChange } from '../../community/server/index-tasks.ts'
import { OwnSubmission, type SubmissionDecision, type SubmissionDecisionBody, SymbolSubmission } from '../contract/symbol-submission.ts'

/** For curators: waiting submissions first, oldest first; then decided ones, newest first. */
export async function loadSubmissions(db: CommunityDb): Promise<SymbolSubmission[]> {
  const rows = await submissionsQuery(db).execute()
  return rows.map(({ decidedAt, ...row }) => SymbolSubmission.parse({ ...row, decidedAt: decidedAt?.toISOString() ?? null }))
}

export async function loadOwnSubmissions(db: CommunityDb, communityId: number): Promise<OwnSubmission[]> {
  const rows = await db
    .selectFrom('symbolSubmission')
    .select(['submissionId', 'symbol', 'fullName', 'isMutantPhenotype', 'status', 'submittedOn', 'decisionNote'])
    .where('submitterId', '=', communityId)
    .orderBy('submissionId', 'desc')
    .execute()
  return rows.map((row) => OwnSubmission.parse(row))
}

/** More than a curator reads in a day; older ones remain in the table. */
const mostListed = 500

function submissionsQuery(db: CommunityDb) {
  const nameOf = (table: 'submitter' | 'curator') =>
    sql<string>`concat_ws(' ', ${sql.ref(`${table}.firstName`)}, ${sql.ref(`${table}.lastName`)})`
  return db
    .selectFrom('symbolSubmission as submission')
    .leftJoin('person as submitter', 'submitter.communityId', 'submission.submitterId')
    .leftJoin('person as curator', 'curator.communityId', 'submission.decidedBy')
    .select([
      'submission.submissionId',
      'submission.symbol',
      'submission.fullName',
      'submission.isMutantPhenotype',
      'submission.status',
      'submission.submittedOn',
      'submission.decisionNote',
      'submission.phenotypeClass',
      'submission.additionalDetails',
      'submission.numberOfAssociatedLoci',
      'submission.comments',
      'submission.submitterId',
      'submission.decidedAt',
    ])
    .select([nameOf('submitter').as('submitterName'), sql<string | null>`nullif(${nameOf('curator')}, '')`.as('decidedBy')])
    .orderBy(sql`submission.status = 'submitted'`, 'desc')
    .orderBy('submission.decidedAt', (order) => order.desc().nullsLast())
    .orderBy('submission.submissionId')
    .limit(mostListed)
}

const statusAfter: Readonly<Record<SubmissionDecision, string>> = { accept: 'accepted', decline: 'rejected', ask_back: 'asked_back' }

/** SYMBOL-025: a decision is stored with the curator's name and the time; the search index is updated and the submitter notified. */
export async function decideSubmission(
  db: CommunityDb,
  curator: Member,
  submissionId: number,
  { decision, note }: SubmissionDecisionBody,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const submission = await tx
      .updateTable('symbolSubmission')
      .set({ status: statusAfter[decision], decisionNote: note || null, decidedBy: curator.communityId, decidedAt: now })
      .where('submissionId', '=', submissionId)
      // If two curators decide at the same moment, the second one sees the first decision.
      .where('status', 'in', ['submitted', 'asked_back'])
      .returning(['symbol', 'submitterId'])
      .executeTakeFirst()
    if (submission?.submitterId === curator.communityId) throw new Problem('access_denied', 'Nobody decides about their own submission.')
    if (!submission) throw new Problem('not_found', 'No submission with this number is awaiting a decision.')
    const { symbol, submitterId } = submission
    await noteAudit(tx, curator, { action: `symbol.${decision}`, subject: `symbol:${symbol}`, details: { submissionId } })
    if (decision === 'accept') await noteSymbolChange(tx, [symbol])
    const submitter = await tx.selectFrom('account').select('email').where('communityId', '=', submitterId).executeTakeFirst()
    // Submitters of loaded files have no account.
    if (submitter) await addJob(tx, sendMailTask, { to: submitter.email, ...decisionMail(decision, symbol, note) })
  })
}

const sentences: Readonly<Record<SubmissionDecision, (symbol: string) => string>> = {
  accept: (symbol) => `Your gene class symbol ${symbol} has been accepted. It is now listed with the other gene class symbols.`,
  decline: (symbol) => `Your gene class symbol ${symbol} could not be accepted.`,
  ask_back: (symbol) => `A curator has a question about your gene class symbol ${symbol}. Please submit it again with the answer.`,
}

/** The mail to the submitter. */
function decisionMail(decision: SubmissionDecision, symbol: string, note: string): { subject: string; text: string } {
  const paragraphs = [sentences[decision](symbol), ...(note === '' ? [] : [`The curator writes:\n${note}`])]
  return { subject: `Gene class symbol ${symbol}`, text: `${paragraphs.join('\n\n')}\n` }
}
