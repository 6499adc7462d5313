import { type Clock, dayOf } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import { anonymous, type Visitor } from '../../access/contract/access.ts'
import type { DemoSettings } from '../../access/server/demo-site.ts'
import { networkOf, plainAddress } from '../../access/server/network-address.ts'
import type { TokenHolderOf } from '../../access-tokens/server/token-holder.ts'
import { lacksSecondFactor } from '../../sessions/server/second-factor.ts'
import { sessionTokenReader } from '../../sessions/server/session-cookies.ts'
import { acceptSession, idleSince } from '../../sessions/server/session-store.ts'
import { statusOf } from '../../subscription/server/find-subscription.ts'
import { type CallerRow, callerStatements } from './find-caller.ts'

export type VisitorFinderDependencies = {
  db: Database
  clock: Clock
  tokenHolderOf: TokenHolderOf
  settings: Pick<Settings, 'requireSecondFactor' | 'publicUrl' | 'cookieDomain'> & DemoSettings
}

/** Identifies the caller: account, ORCID iD, personal subscription, institution. */
export function visitorFinder({
  db,
  clock,
  tokenHolderOf,
  settings,
}: VisitorFinderDependencies): (request: FastifyRequest) => Promise<Visitor> {
  const { bySession, byId } = callerStatements(db.community)
  const tokensOf = sessionTokenReader(settings)

  /** Null unless the cookies of the request are those of a session. */
  async function findBySession(request: FastifyRequest, now: Date): Promise<CallerRow | null> {
    const tokens = tokensOf(request)
    if (tokens === null) return null
    const lookup = { sessionHash: hashToken(tokens.session), now, idleSince: idleSince(now), ...whereAndWhen(request, now) }
    const [found] = await bySession(db.pool, lookup)
    if (!found || found.sessionHash === null) return null
    return (await acceptSession(db.community, found, { tokens, now, settings })) && found
  }

  return async (request) => {
    const now = clock.now()
    // Anyone who sends a token means it: a session beside it does not count.
    const tokenHolder = await tokenHolderOf(request)
    const known = tokenHolder === null ? await findBySession(request, now) : null
    const [caller] = known ? [known] : await byId(db.pool, { communityId: tokenHolder?.communityId ?? null, ...whereAndWhen(request, now) })
    if (!caller) throw new Error('The statement that finds out who asks has no row')
    const network = networkOf(request.ip)
    return { ...visitorOf(caller, { now, hasToken: tokenHolder !== null, settings }), network }
  }
}

function whereAndWhen({ ip }: FastifyRequest, now: Date) {
  return { address: plainAddress(ip), today: dayOf(now) }
}

type Circumstances = { now: Date; hasToken: boolean; settings: Pick<Settings, 'requireSecondFactor'> }

function visitorOf(caller: CallerRow, { now, hasToken, settings }: Circumstances): Visitor {
  const { communityId, orcidId, organizationIds, managedIds, isOfSubscriber, personalEnd } = caller
  const facts = {
    institutionStatus: isOfSubscriber === null ? null : statusOf(isOfSubscriber),
    personal: personalEnd === null ? null : { subscribed: true, expDate: personalEnd },
  }
  const isSubscriber = isSubscribed(facts, now)
  if (communityId === null) return { ...anonymous, isSubscribed: isSubscriber }
  const rights = { isCurator: caller.isCurator === true, hasSecondFactor: caller.hasSecondFactor === true }
  return {
    role: 'member',
    communityId,
    orcidId,
    // A token only reads, so it needs none of a curator's rights.
    isCurator: rights.isCurator && !hasToken && !lacksSecondFactor(rights, settings),
    isSubscribed: isSubscriber,
    organizationIds: organizationIds ?? [],
    managedIds: managedIds ?? [],
  }
}

/** The answers of the two subscription calls; null if a call failed or does not apply. */
export type SubscriptionFacts = {
  institutionStatus: string | null
  personal: { subscribed: boolean; expDate: string | null } | null
}

/** GUARD-005: these are the only two ways to be a subscriber; any other status, a past date or a failed call is not enough. */
export function isSubscribed({ institutionStatus, personal }: SubscriptionFacts, now: Date): boolean {
  if (institutionStatus === 'subscribed') return true
  return personal?.subscribed === true && personal.expDate !== null && !isPast(personal.expDate, now)
}

/** A subscription runs to the end of its last day, in UTC. A date that can't be read counts as past. */
function isPast(date: string, now: Date): boolean {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T23:59:59.999Z`) : Date.parse(date)
  return Number.isNaN(end) || end < now.getTime()
}
