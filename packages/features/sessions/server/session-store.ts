import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { ValueOrSlot } from '@rosette/database/named-statement.ts'
import { hashToken, newToken } from '@rosette/identity/hash-secrets.ts'
import { areDemoAccountsOpen, type DemoSettings } from '../../access/server/demo-site.ts'

/** What the three cookies hold. */
export type SessionTokens = { session: string; secretKey: string; credentialId: string }

export type Session = {
  sessionHash: Buffer
  communityId: number
  credentialId: number
  /** When the member last proved who they are: by logging in, or by entering the password again. */
  provedAt: Date
}

const hour = 3_600_000
/** A session ends after seven days, or after a day without use. */
export const sessionLifeMs = 7 * 24 * hour
const idleMs = 24 * hour
// Recording every request would turn each one into a write.
const noteAgainMs = 5 * 60_000

/** Starts a session. Only hashes of its tokens are stored. */
export async function startSession(db: CommunityDb, communityId: number, now: Date): Promise<SessionTokens> {
  const { credentialId } = await db
    .selectFrom('account')
    .select('credentialId')
    .where('communityId', '=', communityId)
    .executeTakeFirstOrThrow()
  const tokens = { session: newToken(), secretKey: newToken(), credentialId: String(credentialId) }
  await db
    .insertInto('session')
    .values({
      sessionHash: hashToken(tokens.session),
      secretKeyHash: hashToken(tokens.secretKey),
      communityId,
      createdAt: now,
      lastSeenAt: now,
      provedAt: now,
      expiresAt: new Date(now.getTime() + sessionLifeMs),
    })
    .execute()
  await endOldest(db, communityId, now)
  return tokens
}

/** The member has proved who they are: the session goes on with tokens of its own, and anyone who knew the old ones is out. */
export async function renewSession(
  db: CommunityDb,
  { sessionHash, credentialId }: Pick<Session, 'sessionHash' | 'credentialId'>,
  now: Date,
): Promise<SessionTokens> {
  const tokens = { session: newToken(), secretKey: newToken(), credentialId: String(credentialId) }
  const renewed = { sessionHash: hashToken(tokens.session), secretKeyHash: hashToken(tokens.secretKey), provedAt: now }
  const { numUpdatedRows } = await db.updateTable('session').set(renewed).where('sessionHash', '=', sessionHash).executeTakeFirst()
  // Ended meanwhile, in another tab: tokens of no session would look like a login.
  if (numUpdatedRows === 0n) throw new Problem('login_required', 'Your session has ended. Log in again.')
  return tokens
}

// More browsers than anybody has; a script that logs in again and again does not pile up sessions.
const maxSessions = 20

async function endOldest(db: CommunityDb, communityId: number, now: Date): Promise<void> {
  const stored = openSessionsQuery(db, communityId, now).clearSelect().select('sessionHash').limit(maxSessions)
  await db.deleteFrom('session').where('communityId', '=', communityId).where('sessionHash', 'not in', stored).execute()
}

/** The sessions with which a member can make calls now, the last used first. */
export function openSessionsQuery(db: CommunityDb, communityId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['sessionHash', 'createdAt', 'lastSeenAt'])
    .where('communityId', '=', communityId)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', idleSince(now))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('sessionHash')
}

/**
 * The session of the three tokens; null unless they belong together and it has not ended (SESSION-029), or if it belongs to an account
 * of the demo and these are no longer open.
 */
export async function findSession(
  db: CommunityDb,
  tokens: SessionTokens,
  now: Date,
  settings: DemoSettings = { demoLogin: false, nodeEnv: 'production' },
): Promise<Session | null> {
  const found = await sessionQuery(db, hashToken(tokens.session), now, idleSince(now)).executeTakeFirst()
  return found ? acceptSession(db, found, { tokens, now, settings }) : null
}

export type SessionRow = Session & { secretKeyHash: Buffer; lastSeenAt: Date; isDemo: boolean }

type SessionRequest = { tokens: SessionTokens; now: Date; settings: DemoSettings }

/** What remains to be seen of a session that the first of its tokens found. */
export async function acceptSession(
  db: CommunityDb,
  found: SessionRow,
  { tokens, now, settings }: SessionRequest,
): Promise<Session | null> {
  if (String(found.credentialId) !== tokens.credentialId) return null
  if (!found.secretKeyHash.equals(hashToken(tokens.secretKey))) return null
  if (found.isDemo && !(await areDemoAccountsOpen(db, settings))) return null
  const { sessionHash, communityId, credentialId, provedAt } = found
  if (now.getTime() - found.lastSeenAt.getTime() > noteAgainMs)
    await db.updateTable('session').set({ lastSeenAt: now }).where('sessionHash', '=', sessionHash).execute()
  return { sessionHash, communityId, credentialId, provedAt }
}

export async function endSession(db: CommunityDb, sessionHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('sessionHash', '=', sessionHash).execute()
}

/** The session with this hash, unless it has ended. For a statement of its own, or as a part of the one that finds out who asks. */
export function sessionQuery(db: CommunityDb, sessionHash: ValueOrSlot<Buffer>, now: ValueOrSlot<Date>, since: ValueOrSlot<Date>) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.communityId', 'session.communityId')
    .select(['session.sessionHash', 'session.communityId', 'session.secretKeyHash', 'session.lastSeenAt', 'session.provedAt'])
    .select(['account.credentialId', 'account.isDemo'])
    .where('session.sessionHash', '=', sessionHash)
    .where('session.expiresAt', '>', now)
    .where('session.lastSeenAt', '>', since)
}

/** A session that was last used before then has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleMs)
}
