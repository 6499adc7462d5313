import { Problem } from '@rosette/contract-kit/problem.ts'
import { uniqueRuleOf } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { z } from 'zod'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { countAttempt } from '../../access/server/throttle.ts'
import { type CorrectionBody, correctionTexts, mostADay, parseEvidence } from '../contract/correction.ts'
import { findCorrectedRecord } from './corrected-record.ts'

const dayMs = 24 * 60 * 60 * 1000

export type SendingFacts = { releaseId: string; now: Date }

/** Stores a correction under the name that the release has for the record. Returns its number. */
export async function sendCorrection(
  db: Pick<Database, 'community' | 'records'>,
  sender: Member,
  body: z.output<typeof CorrectionBody>,
  { releaseId, now }: SendingFacts,
): Promise<number> {
  const { kind, key, section, concern, text, evidence, isCredited, shownText } = body
  const { communityId } = sender
  await expectConfirmed(db, communityId)
  const naturalKey = await findCorrectedRecord(db, releaseId, body)
  try {
    return await db.community.transaction().execute(async (tx) => {
      await countAttempt(tx, [{ purpose: 'correction', subject: String(communityId), limit: mostADay, windowMs: dayMs }], now)
      const { correctionId } = await tx
        .insertInto('correction')
        .values({
          recordKind: kind,
          recordKey: key,
          naturalKey,
          section,
          releaseId,
          shownText: shownText || null,
          concern,
          body: text,
          evidence: parseEvidence(evidence),
          senderId: communityId,
          isCredited,
          sentAt: now,
        })
        .returning('correctionId')
        .executeTakeFirstOrThrow()
      await noteAudit(tx, sender, { action: 'correction.send', subject: `correction:${correctionId}`, details: { kind, section, concern } })
      return Number(correctionId)
    })
  } catch (error) {
    throw uniqueRuleOf(error) === 'correction_once' ? new Problem('conflict', correctionTexts.twice, { cause: error }) : error
  }
}

/** On a site without mail, accounts are confirmed when they are made. */
async function expectConfirmed(db: Pick<Database, 'community'>, communityId: number): Promise<void> {
  const account = await db.community
    .selectFrom('account')
    .select('emailConfirmedAt')
    .where('communityId', '=', communityId)
    .executeTakeFirst()
  if (!account?.emailConfirmedAt) throw new Problem('access_denied', 'Please confirm your e-mail address first.')
}
