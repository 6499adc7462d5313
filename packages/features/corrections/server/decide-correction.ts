import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import type { z } from 'zod'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { type CorrectionDecision, type CorrectionDecisionBody, type CorrectionState, correctionTexts } from '../contract/correction.ts'
import { correctionMail } from './correction-mail.ts'

/** In which states a decision is possible. */
const possibleIn: Readonly<Record<CorrectionDecision, readonly CorrectionState[]>> = {
  take: ['received', 'in_review'],
  put_back: ['in_review'],
  accept: ['received', 'in_review'],
  ask_back: ['received', 'in_review'],
  decline: ['received', 'in_review', 'with_sender'],
  release: ['accepted'],
}

export type DecidingFacts = { releaseId: string; publicUrl: string; now: Date }

/**
 * Takes a correction, puts it back, or decides about it, with one mail to the sender. Of two curators who act on the same version, one is told
 * that it has changed.
 */
export async function decideCorrection(
  db: CommunityDb,
  curator: Member,
  number: number,
  body: z.output<typeof CorrectionDecisionBody>,
  { releaseId, publicUrl, now }: DecidingFacts,
): Promise<void> {
  const { decision, version, note, reason, changes } = body
  await db.transaction().execute(async (tx) => {
    const correction = await expectDecidable(tx, curator, number, { decision, version })
    if (changes.length > 0 && correction.recordKind !== 'locus')
      throw new Problem('invalid_request', 'Only facts of loci are changed by the load.')
    await tx
      .updateTable('correction')
      .set({ version: version + 1, ...columnsAfter(decision, curator, { reason, releaseId, now }) })
      .where('correctionId', '=', number)
      .execute()
    if (changes.length > 0)
      await tx
        .insertInto('correctionChange')
        .values(changes.map((change, index) => ({ correctionId: number, place: index, ...change })))
        .execute()
    if (decision === 'take' || decision === 'put_back') return
    if (note !== '') await addMessage(tx, { number, authorId: curator.communityId, action: decision, body: note, now })
    await noteAudit(tx, curator, { action: `correction.${decision}`, subject: `correction:${number}`, details: { reason } })
    await mailSender(tx, { ...correction, number, decision, note, reason, releaseId, publicUrl })
  })
}

type Wanted = Pick<z.output<typeof CorrectionDecisionBody>, 'decision' | 'version'>

async function expectDecidable(tx: CommunityTransaction, curator: Member, number: number, { decision, version }: Wanted) {
  const correction = await tx.selectFrom('correction').selectAll().where('correctionId', '=', number).forUpdate().executeTakeFirst()
  if (!correction) throw new Problem('not_found', `There is no correction ${number}.`)
  if (correction.senderId === curator.communityId) throw new Problem('access_denied', correctionTexts.own)
  if (correction.version !== version || !possibleIn[decision].some((state) => state === correction.state))
    throw new Problem('conflict', correctionTexts.changed)
  // Somebody may be ill: what another has taken can be taken over, but not be decided about by the way.
  if (decision !== 'take' && correction.state === 'in_review' && correction.takenBy !== null && correction.takenBy !== curator.communityId)
    throw new Problem('conflict', 'Another curator is reading this. Take it over first.')
  return correction
}

type DecisionFacts = { reason: string | null; releaseId: string; now: Date }

/** What a decision leaves in the row. */
function columnsAfter(decision: CorrectionDecision, { communityId }: Member, { reason, releaseId, now }: DecisionFacts) {
  const decided = { decidedBy: communityId, decidedAt: now, takenBy: communityId }
  switch (decision) {
    case 'take':
      return { state: 'in_review', takenBy: communityId, takenAt: now }
    case 'put_back':
      return { state: 'received', takenBy: null, takenAt: null }
    case 'accept':
      return { state: 'accepted', ...decided }
    case 'ask_back':
      return { state: 'with_sender', takenBy: communityId }
    case 'decline':
      return { state: 'declined', reason, ...decided }
    case 'release':
      return { state: 'in_release', releasedIn: releaseId, releasedAt: now }
  }
}

/** The sender's answer brings a correction back to the curator who asked. */
export async function answerQuestion(
  db: CommunityDb,
  sender: Member,
  number: number,
  { text, version }: { text: string; version: number },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const answered = await tx
      .updateTable('correction')
      .set({ state: 'in_review', version: version + 1 })
      .where('correctionId', '=', number)
      .where('senderId', '=', sender.communityId)
      .where('state', '=', 'with_sender')
      .where('version', '=', version)
      .executeTakeFirst()
    if (answered.numUpdatedRows === 0n) throw await whyNot(tx, sender, number)
    await addMessage(tx, { number, authorId: sender.communityId, action: 'answer', body: text, now })
    await noteAudit(tx, sender, { action: 'correction.answer', subject: `correction:${number}` })
  })
}

/** Of somebody else, a correction is not there to be answered. */
async function whyNot(tx: CommunityTransaction, { communityId }: Member, number: number): Promise<Problem> {
  const own = await tx
    .selectFrom('correction')
    .select('state')
    .where('correctionId', '=', number)
    .where('senderId', '=', communityId)
    .executeTakeFirst()
  return own ? new Problem('conflict', correctionTexts.changed) : new Problem('not_found', `You sent no correction ${number}.`)
}

/** Whether the sender is named: their own choice, at any time. */
export async function changeCredit(db: CommunityDb, sender: Member, number: number, isCredited: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('correction')
      .set({ isCredited })
      .where('correctionId', '=', number)
      .where('senderId', '=', sender.communityId)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw new Problem('not_found', `You sent no correction ${number}.`)
    await noteAudit(tx, sender, { action: 'correction.credit', subject: `correction:${number}`, details: { isCredited } })
  })
}

type Message = { number: number; authorId: number | null; action: string; body: string; now: Date }

async function addMessage(tx: CommunityTransaction, { number, authorId, action, body, now }: Message): Promise<void> {
  await tx.insertInto('correctionMessage').values({ correctionId: number, authorId, action, body, writtenAt: now }).execute()
}

type Mailed = Parameters<typeof correctionMail>[0] & { senderId: number | null }

/** Only to a confirmed address: others may not be the sender's. */
export async function mailSender(tx: CommunityTransaction, { senderId, ...mailed }: Mailed): Promise<void> {
  if (senderId === null) return
  const account = await tx
    .selectFrom('account')
    .select('email')
    .where('communityId', '=', senderId)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst()
  if (account) await addJob(tx, sendMailTask, { to: account.email, ...correctionMail(mailed) })
}
