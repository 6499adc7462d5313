import type { CommunityDb } from '@rosette/database/community-db.ts'
import { loadCommunityContacts } from '@rosette/database/load-community-contacts.ts'
import { sql } from 'kysely'
import { type AuditEntry, loadAudit } from '../../access/server/load-audit.ts'
import { PersonalData } from '../contract/personal-data.ts'

const mostLines = 10_000

/** All that is stored about a member. */
export async function loadPersonalData(db: CommunityDb, communityId: number, now: Date): Promise<PersonalData> {
  const [person, account, opened, given, recordLists] = await Promise.all([
    loadPerson(db, communityId),
    accountQuery(db, communityId).executeTakeFirst(),
    loadOpened(db, communityId),
    loadGiven(db, communityId),
    loadRecordLists(db, communityId),
  ])
  const audit = await loadAudit(db, { about: communityId, limit: mostLines })
  const lines = audit.map((entry) => toLine(entry, communityId))
  // As JSON has them: times become texts.
  return PersonalData.parse(JSON.parse(JSON.stringify({ createdAt: now, person, account, ...opened, ...given, recordLists, audit: lines })))
}

async function loadPerson(db: CommunityDb, communityId: number) {
  const [person, words, publications, contacts] = await Promise.all([
    db.selectFrom('person').selectAll().where('communityId', '=', communityId).executeTakeFirst(),
    db
      .selectFrom('personWord')
      .select(['wordType', 'word'])
      .where('communityId', '=', communityId)
      .orderBy('wordType')
      .orderBy('place')
      .execute(),
    db.selectFrom('personPublication').select('referenceId').where('communityId', '=', communityId).orderBy('referenceId').execute(),
    loadCommunityContacts(db, [communityId]),
  ])
  return { ...person, ...contacts.get(communityId), words, referenceIds: publications.map(({ referenceId }) => referenceId) }
}

function accountQuery(db: CommunityDb, communityId: number) {
  return db
    .selectFrom('account')
    .select(['userName', 'credentialId', 'email', 'emailConfirmedAt', 'isCurator', 'mayRegisterSymbols', 'wantsMail', 'createdAt'])
    .select(sql<boolean>`password_hash is not null`.as('hasPassword'))
    .where('communityId', '=', communityId)
}

/** By what and where the account is opened. */
async function loadOpened(db: CommunityDb, communityId: number) {
  const [orcid = null, secondFactor = null, sessions, accessTokens, browsers, mailedLinks, addressChanges] = await Promise.all([
    db.selectFrom('orcidLink').select(['orcidId', 'linkedAt']).where('communityId', '=', communityId).executeTakeFirst(),
    db.selectFrom('secondFactor').select(['createdAt', 'confirmedAt']).where('communityId', '=', communityId).executeTakeFirst(),
    db
      .selectFrom('session')
      .select(['createdAt', 'lastSeenAt', 'expiresAt'])
      .where('communityId', '=', communityId)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('accessToken')
      .select(['name', 'createdAt', 'lastUsedAt', 'expiresAt'])
      .where('communityId', '=', communityId)
      .orderBy('createdAt')
      .execute(),
    db.selectFrom('knownDevice').select('lastUsedAt').where('communityId', '=', communityId).orderBy('lastUsedAt').execute(),
    db
      .selectFrom('mailedLink')
      .select(['purpose', 'email', 'createdAt', 'expiresAt', 'usedAt'])
      .where('communityId', '=', communityId)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('addressChange')
      .select(['oldEmail', 'newEmail', 'askedAt', 'confirmedAt', 'closedAt'])
      .where('communityId', '=', communityId)
      .orderBy('askedAt')
      .execute(),
  ])
  return { orcid, secondFactor, sessions, accessTokens, browsers, mailedLinks, addressChanges }
}

/** What the member belongs to, has paid for and has contributed. */
async function loadGiven(db: CommunityDb, communityId: number) {
  const [affiliations, subscriptions, units, symbolSubmissions, symbolDecisions, comments, runs] = await Promise.all([
    db
      .selectFrom('affiliation')
      .innerJoin('organization', 'organization.communityId', 'affiliation.organizationCommunityId')
      .select(['organization.name as organization', 'organization.communityId', 'isPi', 'jobTitle', 'isConfirmed', 'isManager'])
      .where('personCommunityId', '=', communityId)
      .orderBy('organization.name')
      .execute(),
    db
      .selectFrom('subscription')
      .innerJoin('party', 'party.partyId', 'subscription.partyId')
      .select(['startsOn', 'endsOn'])
      .where('party.communityId', '=', communityId)
      .orderBy('startsOn')
      .execute(),
    db
      .selectFrom('unitEntry')
      .innerJoin('unitBucket', 'unitBucket.bucketId', 'unitEntry.bucketId')
      .innerJoin('party', 'party.partyId', 'unitEntry.partyId')
      .select(['enteredAt', 'entryType', 'units', 'origin', 'expiresOn'])
      .where('party.communityId', '=', communityId)
      .orderBy('entryId')
      .execute(),
    db.selectFrom('symbolSubmission').selectAll().where('submitterId', '=', communityId).orderBy('submissionId').execute(),
    db
      .selectFrom('symbolSubmission')
      .select(['symbol', 'status', 'decidedAt'])
      .where('decidedBy', '=', communityId)
      .orderBy('submissionId')
      .execute(),
    db
      .selectFrom('comment')
      .select([sql<string>`record_kind || ' ' || natural_key`.as('record'), 'notepadComment as text', 'enteredAt', 'state'])
      .where('communityId', '=', communityId)
      .orderBy('enteredAt')
      .execute(),
    db
      .selectFrom('run')
      .innerJoin('runQuery', 'runQuery.queryHash', 'run.queryHash')
      .select(['tool', 'options', 'state', 'mailTo', 'createdAt', 'finishedAt'])
      .where('communityId', '=', communityId)
      .orderBy('runId')
      .execute(),
  ])
  return { affiliations, subscriptions, units, symbolSubmissions, symbolDecisions, comments, runs }
}

/** Lists with their current items, those in the bin included, and which contents their versions have. */
async function loadRecordLists(db: CommunityDb, communityId: number) {
  const { rows } = await sql`
    select list.name, list.kind, list.note, list.colour, list.is_shared, list.shows_owner, list.created_at, list.changed_at, list.deleted_at,
      content.natural_keys as items, versions.versions
    from community.record_list as list
    join community.record_list_version as shown using (list_id, version)
    join community.list_content as content on content.id = shown.content_id,
    lateral (
      select jsonb_agg(jsonb_build_object('version', each.version, 'contentId', each.content_id, 'leftover', each.leftover,
        'releaseId', each.release_id, 'madeAt', to_char(each.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by each.version) as versions
      from community.record_list_version as each where each.list_id = list.list_id
    ) as versions
    where list.community_id = ${communityId} order by list.created_at, list.list_id`.execute(db)
  return rows
}

const others = { member: 'another member', visitor: 'a visitor', command: 'an operator' } as const

/** Who else was there, and from which network, is their own affair. */
function toLine({ madeAt, actor, network, action }: AuditEntry, communityId: number) {
  const isOwn = actor === `member:${communityId}`
  const other = Object.entries(others).find(([role]) => actor.startsWith(role))?.[1]
  return { madeAt, by: isOwn ? 'you' : other, network: isOwn ? network : null, action }
}
