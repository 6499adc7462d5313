import type { CommunityDb } from '@rosette/database/community-db.ts'
import { decryptSecret } from '@rosette/identity/encrypt-secret.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { findStepOf } from '@rosette/identity/one-time-codes.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { sql } from 'kysely'
import { expectNotThrottled, forgiveAttempt, type Throttle } from '../../access/server/throttle.ts'

/** Of a query of accounts: whether the account needs a code to be opened. */
export const hasConfirmedFactor = sql<boolean>`exists(select from community.second_factor
  where second_factor.community_id = account.community_id and confirmed_at is not null)`

export async function hasSecondFactor(db: CommunityDb, communityId: number): Promise<boolean> {
  const factor = await db
    .selectFrom('secondFactor')
    .select('communityId')
    .where('communityId', '=', communityId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return factor !== undefined
}

type CuratorFacts = { isCurator: boolean; hasSecondFactor: boolean }

/** REQUIRE_SECOND_FACTOR=curators: without one, a curator has the rights of a member. */
export function lacksSecondFactor(
  { isCurator, hasSecondFactor: has }: CuratorFacts,
  settings: Pick<Settings, 'requireSecondFactor'>,
): boolean {
  return isCurator && !has && settings.requireSecondFactor === 'curators'
}

export type FactorKeys = Pick<Settings, 'secondFactorKey' | 'secondFactorOldKey'>

type Entered = { communityId: number; code: string }

/** Whether a code of the app or a recovery code is right; it is used up then. Wrong ones are counted for the account. */
export async function acceptCode(db: CommunityDb, keys: FactorKeys, { communityId, code }: Entered, now: Date): Promise<boolean> {
  const plain = plainCode(code)
  const isOfApp = /^\d{6}$/.test(plain)
  const attempt = await expectNotThrottled(db, isOfApp ? appThrottles(communityId) : recoveryThrottles(communityId), now)
  const isRight = isOfApp
    ? await spendAppCode(db, keys, { communityId, code: plain }, now)
    : await spendRecoveryCode(db, communityId, plain)
  if (isRight) await forgiveAttempt(db, attempt)
  return isRight
}

/** As people copy it: with or without spaces and dashes, in small letters or capitals. */
function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Six digits can be guessed: 30 tries a day find one of the three that are right at a time about once in thirty years. */
function appThrottles(communityId: number): Throttle[] {
  const subject = String(communityId)
  return [
    { purpose: 'second-factor', subject, limit: 5, windowMs: 15 * 60_000 },
    { purpose: 'second-factor-day', subject, limit: 30, windowMs: 24 * 3_600_000 },
  ]
}

/** Counted by themselves: they get the owner in while somebody else tries digits. */
function recoveryThrottles(communityId: number): Throttle[] {
  return [{ purpose: 'recovery-code', subject: String(communityId), limit: 10, windowMs: 15 * 60_000 }]
}

async function spendAppCode(db: CommunityDb, keys: FactorKeys, { communityId, code }: Entered, now: Date): Promise<boolean> {
  const factor = await db
    .selectFrom('secondFactor')
    .select('encryptedSecret')
    .where('communityId', '=', communityId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  if (!factor) return false
  const step = findStepOf(decryptSecret(keysOf(keys), factor.encryptedSecret, ownerOf(communityId)), code, now)
  return step !== null && (await spendStep(db, communityId, step))
}

/** The keys that read secrets, first the one that writes them. Without it nobody gets in by the app: a second factor that cannot be checked is not skipped. */
export function keysOf({ secondFactorKey, secondFactorOldKey }: FactorKeys): [Buffer, ...Buffer[]] {
  if (secondFactorKey === null) throw new Error('SECOND_FACTOR_KEY is not set, but there are accounts with a second factor')
  return secondFactorOldKey === null ? [secondFactorKey] : [secondFactorKey, secondFactorOldKey]
}

/** Of two callers with the same code, one gets in. */
async function spendStep(db: CommunityDb, communityId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('communityId', '=', communityId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

async function spendRecoveryCode(db: CommunityDb, communityId: number, plain: string): Promise<boolean> {
  const used = await db.deleteFrom('recoveryCode').where('codeHash', '=', hashRecoveryCode(communityId, plain)).executeTakeFirst()
  return used.numDeletedRows > 0n
}

/** Nobody can guess 118 random bits, so a fast hash will do. */
export function hashRecoveryCode(communityId: number, code: string): Buffer {
  return hashToken(`${communityId} ${plainCode(code)}`)
}

/** Whose secret it is, to those who encrypt it. */
export function ownerOf(communityId: number): string {
  return `person:${communityId}`
}
