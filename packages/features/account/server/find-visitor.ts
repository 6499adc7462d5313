import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { anonymous, type Visitor } from '../../access/contract/access.ts'
import { networkOf } from '../../access/server/network-address.ts'
import type { TokenHolderOf } from '../../access-tokens/server/token-holder.ts'
import { hasConfirmedFactor, lacksSecondFactor } from '../../sessions/server/second-factor.ts'
import type { SessionOf } from '../../sessions/server/session-cookies.ts'
import { findInstitution, findPersonalSubscription } from '../../subscription/server/find-subscription.ts'

export type VisitorFinderNeeds = {
  db: Database
  clock: Clock
  sessionOf: SessionOf
  tokenHolderOf: TokenHolderOf
  settings: Pick<Settings, 'requireSecondFactor'>
}

/** Identifies the caller: account, ORCID iD, personal subscription, institution. */
export function visitorFinder(needs: VisitorFinderNeeds): (request: FastifyRequest) => Promise<Visitor> {
  const { db, clock, sessionOf, tokenHolderOf, settings } = needs
  return async (request) => {
    const now = clock.now()
    // Whoever sends a token means it: a session beside it does not count.
    const tokenHolder = await tokenHolderOf(request)
    const { communityId } = tokenHolder ?? (await sessionOf(request)) ?? { communityId: null }
    const [institution, personal, account] = await Promise.all([
      findInstitution(db.community, { address: request.ip, communityId }, now),
      communityId === null ? null : findPersonalSubscription(db.community, communityId, now),
      communityId === null ? null : accountQuery(db.community, communityId).executeTakeFirst(),
    ])
    const facts = {
      institutionStatus: institution?.status ?? null,
      personal: personal && { subscribed: true, expDate: personal.expDate },
    }
    const caller = { network: networkOf(request.ip), isSubscribed: isSubscribed(facts, now) }
    if (!account) return { ...anonymous, ...caller }
    // A token only reads, so it needs none of a curator's rights.
    const { hasSecondFactor, ...member } = account
    const isCurator = member.isCurator && tokenHolder === null && !lacksSecondFactor(account, settings)
    return { role: 'member', ...member, isCurator, ...caller }
  }
}

function accountQuery(db: CommunityDb, communityId: number) {
  return db
    .selectFrom('account')
    .leftJoin('orcidLink', 'orcidLink.communityId', 'account.communityId')
    .select([
      'account.communityId',
      'account.isCurator',
      'orcidLink.orcidId',
      hasConfirmedFactor.as('hasSecondFactor'),
      sql<number[]>`array(select organization_community_id from community.affiliation
        where person_community_id = account.community_id and is_confirmed order by 1)`.as('organizationIds'),
      sql<number[]>`array(select organization_community_id from community.affiliation
        where person_community_id = account.community_id and is_manager order by 1)`.as('managedIds'),
    ])
    .where('account.communityId', '=', communityId)
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
