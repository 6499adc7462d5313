import type { CommunityDb } from '@rosette/database/community-db.ts'
import { type NamedStatement, namedStatement, slot, type ValueOrSlot } from '@rosette/database/named-statement.ts'
import { type RawBuilder, sql } from 'kysely'
import { hasConfirmedFactor } from '../../sessions/server/second-factor.ts'
import { type SessionRow, sessionQuery } from '../../sessions/server/session-store.ts'
import { institutionQuery, personalSubscriptionQuery } from '../../subscription/server/find-subscription.ts'

/** What access depends on. All but the institution is null for somebody who has no account. */
export type CallerRow = {
  communityId: number | null
  isCurator: boolean | null
  orcidId: string | null
  hasSecondFactor: boolean | null
  organizationIds: number[] | null
  managedIds: number[] | null
  /** Null if they belong to no institution. */
  isOfSubscriber: boolean | null
  personalEnd: string | null
}

type SessionColumns = SessionRow | { [Column in keyof SessionRow]: null }

/**
 * Who asks, in one statement instead of four: access is decided for every request, and a round trip to PostgreSQL costs more than
 * everything else that a record answer needs (decision 0059).
 */
export function callerStatements(db: CommunityDb): {
  bySession: NamedStatement<CallerRow & SessionColumns>
  byId: NamedStatement<CallerRow>
} {
  const session = sessionQuery(db, slot('sessionHash'), slot('now'), slot('idleSince'))
  const sessionColumns = sql`, caller.session_hash, caller.secret_key_hash, caller.last_seen_at, caller.proved_at, caller.credential_id, caller.is_demo`
  const ofSession = callerQuery<CallerRow & SessionColumns>(
    db,
    sql`(values (0)) as nobody left join ${session} as caller on true`,
    sessionColumns,
  )
  const ofId = callerQuery<CallerRow>(db, sql`(select ${slot<number | null>('communityId')}::bigint as community_id) as caller`, sql``)
  return {
    bySession: namedStatement('caller_by_session', ofSession.compile(db)),
    byId: namedStatement('caller_by_id', ofId.compile(db)),
  }
}

/** One row in every case: somebody without an account may still be in the network of an institution. */
function callerQuery<Row>(db: CommunityDb, caller: RawBuilder<unknown>, furtherColumns: RawBuilder<unknown>): RawBuilder<Row> {
  const communityId = sql<number>`caller.community_id`
  const today = slot<string>('today')
  return sql<Row>`
    select member.*, institution.is_subscribed as is_of_subscriber, personal.ends_on as personal_end ${furtherColumns}
    from ${caller}
    left join lateral ${accountQuery(db, communityId)} as member on true
    left join lateral (${institutionQuery({ address: slot('address'), communityId, today })}) as institution on true
    left join lateral ${personalSubscriptionQuery(db, communityId, today)} as personal on true`
}

function accountQuery(db: CommunityDb, communityId: ValueOrSlot<number>) {
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
