import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { decryptSecret, encryptSecret } from '@rosette/identity/encrypt-secret.ts'
import { findStepOf, newOneTimeSecret, newRecoveryCode, oneTimeUri } from '@rosette/identity/one-time-codes.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { secondStepTexts } from '../../sessions/contract/second-step.ts'
import { type FactorKeys, hashRecoveryCode, keysOf, ownerOf } from '../../sessions/server/second-factor.ts'
import { endSessionsOf } from '../../sessions/server/sign-in.ts'
import { type BegunSecondFactor, recoveryCodeCount, type SecondFactorState } from '../contract/second-factor.ts'

export async function loadSecondFactor(db: CommunityDb, communityId: number): Promise<Omit<SecondFactorState, 'isOffered'>> {
  const factor = await db
    .selectFrom('secondFactor')
    .select((eb) => [
      'confirmedAt',
      eb
        .selectFrom('recoveryCode')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('recoveryCode.communityId', '=', 'secondFactor.communityId')
        .as('left'),
    ])
    .where('communityId', '=', communityId)
    .executeTakeFirst()
  return { since: factor?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft: Number(factor?.left ?? 0) }
}

/** Makes a secret for the app. It replaces one that was never confirmed, and counts for nothing yet. */
export async function beginSecondFactor(db: CommunityDb, keys: FactorKeys, { communityId }: Member, now: Date): Promise<BegunSecondFactor> {
  const secret = newOneTimeSecret()
  const encryptedSecret = encryptSecret(keysOf(keys)[0], secret, ownerOf(communityId))
  const begun = await db
    .insertInto('secondFactor')
    .values({ communityId, encryptedSecret, createdAt: now })
    .onConflict((conflict) =>
      conflict.column('communityId').doUpdateSet({ encryptedSecret, createdAt: now }).where('secondFactor.confirmedAt', 'is', null),
    )
    .returning('communityId')
    .executeTakeFirst()
  if (!begun) throw new Problem('conflict', 'Your account has a second factor already. Switch it off first.')
  const { userName } = await accountOf(db, communityId)
  return { secret, uri: oneTimeUri({ secret, issuer: 'Rosette', userName }) }
}

type Confirmation = { owner: Member; code: string; sessionHash: Buffer | null }

/** Switches the second factor on: the app has shown that it knows the secret. All other sessions were opened without it, so they end. */
export async function confirmSecondFactor(
  db: CommunityDb,
  keys: FactorKeys,
  { owner, code, sessionHash }: Confirmation,
  now: Date,
): Promise<string[]> {
  const { communityId } = owner
  return db.transaction().execute(async (tx) => {
    const begun = await tx
      .selectFrom('secondFactor')
      .select('encryptedSecret')
      .where('communityId', '=', communityId)
      .where('confirmedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!begun) throw new Problem('conflict', 'Please start setting up the second factor again.')
    const step = findStepOf(decryptSecret(keysOf(keys), begun.encryptedSecret, ownerOf(communityId)), code.replaceAll(/\s/g, ''), now)
    if (step === null) throw new Problem('invalid_request', secondStepTexts.wrong)
    await tx.updateTable('secondFactor').set({ confirmedAt: now, lastStep: step }).where('communityId', '=', communityId).execute()
    await endSessionsOf(tx, communityId, sessionHash)
    await noteAudit(tx, owner, { action: 'second_factor.add', subject: `person:${communityId}` })
    await mailNotice(tx, communityId, 'on', now)
    return replaceRecoveryCodes(tx, communityId)
  })
}

/** New recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(db: CommunityDb, owner: Member): Promise<string[]> {
  const { communityId } = owner
  return db.transaction().execute(async (tx) => {
    const factor = await tx
      .selectFrom('secondFactor')
      .select('communityId')
      .where('communityId', '=', communityId)
      .where('confirmedAt', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!factor) throw new Problem('conflict', 'Your account has no second factor.')
    await noteAudit(tx, owner, { action: 'second_factor.renew_codes', subject: `person:${communityId}` })
    return replaceRecoveryCodes(tx, communityId)
  })
}

async function replaceRecoveryCodes(tx: CommunityTransaction, communityId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await tx.deleteFrom('recoveryCode').where('communityId', '=', communityId).execute()
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ codeHash: hashRecoveryCode(communityId, code), communityId })))
    .execute()
  return codes
}

/** Switches the second factor off, with its recovery codes. Returns whether there was one. */
export async function removeSecondFactor(
  tx: CommunityTransaction,
  actor: Member | 'command',
  communityId: number,
  now: Date,
): Promise<boolean> {
  const removed = await tx.deleteFrom('secondFactor').where('communityId', '=', communityId).returning('confirmedAt').executeTakeFirst()
  if (!removed?.confirmedAt) return false
  await noteAudit(tx, actor, { action: 'second_factor.remove', subject: `person:${communityId}` })
  await mailNotice(tx, communityId, 'off', now)
  return true
}

async function mailNotice(tx: CommunityTransaction, communityId: number, state: 'on' | 'off', now: Date): Promise<void> {
  const { userName, email } = await accountOf(tx, communityId)
  const lines = [
    `Hello ${userName},`,
    `The second factor of your Rosette account was switched ${state} on ${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    'If this was not you, please contact the curators immediately.',
  ]
  const subject = `The second factor of your account was switched ${state}`
  await addJob(tx, sendMailTask, { to: email, subject, text: lines.join('\n\n').concat('\n') })
}

function accountOf(db: CommunityDb, communityId: number) {
  return db.selectFrom('account').select(['userName', 'email']).where('communityId', '=', communityId).executeTakeFirstOrThrow()
}
