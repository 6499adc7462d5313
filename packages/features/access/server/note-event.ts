import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type Actor, noteAudit } from './note-audit.ts'
import { countAttempt, hasTried, type Throttle } from './throttle.ts'

/** What happens to accounts without changing them. */
export const securityEvents = [
  'login',
  'login.failed',
  'login.locked',
  'account.ask_reset',
  'account.download_data',
  'access.refused',
] as const

export type SecurityEvent = {
  action: (typeof securityEvents)[number]
  /** `person:17`, `call:PUT /api/user/update-person`, or `nobody` for a user name that does not exist. */
  subject: string
}

export type EventDependencies = { db: CommunityDb; log: FastifyBaseLogger; now: Date }

const hour = 3_600_000
/** Rows of one action within an hour, of all visitors together. */
const mostPerHour = 1000

/**
 * Logs an event and notes it in the audit, for the same visitor and subject once an hour. Rows of the audit are never deleted, so those
 * that anybody can cause are limited; beyond the limit, and if the audit cannot be written, the log still has them.
 */
export async function noteEvent(
  { db, log, now }: EventDependencies,
  actor: Exclude<Actor, 'command'>,
  event: SecurityEvent,
): Promise<void> {
  const network = actor.network ?? null
  const account = actor.role === 'member' ? actor.communityId : null
  log.info({ ...event, account, network }, 'security event')
  const purpose = `audit ${event.action}`
  const once: Throttle = { purpose, subject: `${account} ${network} ${event.subject}`, limit: 1, windowMs: hour }
  const all: Throttle = { purpose, subject: '', limit: mostPerHour, windowMs: hour }
  try {
    if (await hasTried(db, once, now)) return
    await db.transaction().execute(async (tx) => {
      await countAttempt(tx, [once, all], now)
      await noteAudit(tx, actor, event)
    })
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'too_many_requests')) log.error({ err: error }, 'An event is missing in the audit')
  }
}
