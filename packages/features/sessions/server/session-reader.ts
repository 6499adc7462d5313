import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import { sessionTokensOf } from './session-cookies.ts'
import { findSession, type Session } from './session-store.ts'

export type SessionReaderNeeds = { db: Database; settings: Pick<Settings, 'publicUrl' | 'cookieDomain'>; clock: Clock }

export type SessionOf = (request: FastifyRequest) => Promise<Session | null>

/** Looks a request's session up at most once. */
export function sessionReader({ db, settings, clock }: SessionReaderNeeds): SessionOf {
  const sessions = new WeakMap<FastifyRequest, Promise<Session | null>>()
  return (request) => {
    const known = sessions.get(request)
    if (known) return known
    const tokens = sessionTokensOf(request, settings)
    const session = tokens === null ? Promise.resolve(null) : findSession(db.community, tokens, clock.now())
    sessions.set(request, session)
    return session
  }
}
