import type { CommunityDb } from '@rosette/database/community-db.ts'
import { loadCommunityContacts } from '@rosette/database/load-community-contacts.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type AuditEntry, loadAudit } from '../../access/server/load-audit.ts'
import { PersonalData } from '../contract/personal-data.ts'
import { loadPapersOf } from './load-papers-of.ts'
import { contentTexts, listTexts, runTexts } from './long-texts.ts'

const mostLines = 10_000

/**
 * All that is stored about a member, in pieces of JSON. Runs and lists can be many and long: each is read when the one before is sent, as the
 * text that PostgreSQL makes of it, so that others are served meanwhile however large the file is. No transaction is held for a slow reader.
 */
export async function* writePersonalData(db: CommunityDb, communityId: number, now: Date): AsyncGenerator<string> {
  const few = await loadFew(db, communityId, now)
  yield `${JSON.stringify(few).slice(0, -1)},"runs":`
  yield* runTexts(db, communityId)
  yield ',"recordLists":'
  yield* listTexts(db, communityId)
  yield ',"listContents":'
  yield* contentTexts(db, communityId)
  yield '}'
}

const Few = PersonalData.omit({ runs: true, recordLists: true, listContents: true })

/** What no member has so much of that it would take long. */
async function loadFew(db: CommunityDb, communityId: number, now: Date): Promise<z.infer<typeof Few>> {
  const [person, account, opened, given] = await Promise.all([
    loadPerson(db, communityId),
    accountQuery(db, communityId).executeTakeFirst(),
    loadOpened(db, communityId),
    loadGiven(db, communityId),
  ])
  const audit = await loadAudit(db, { about: communityId, limit: mostLines })
  const lines = audit.map((entry) => toLine(entry, communityId))
  // As JSON has them: times become texts.
  return Few.parse(JSON.parse(JSON.stringify({ createdAt: now, person, account, ...opened, ...given, audit: lines })))
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
      .select(['name', 'scope', 'createdAt', 'lastUsedAt', 'expiresAt'])
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
  const [affiliations, subscriptions, units, symbolSubmissions, symbolDecisions, comments, corrections, papers] = await Promise.all([
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
    loadCorrected(db, communityId),
    loadPapersOf(db, communityId),
  ])
  return {
    affiliations,
    subscriptions,
    units,
    symbolSubmissions,
    symbolDecisions,
    comments,
    corrections: corrections.sent,
    correctionMessages: corrections.messages,
    correctionDecisions: corrections.decisions,
    ...papers,
  }
}

/** Corrections that the member sent, and their part in those of others. */
async function loadCorrected(db: CommunityDb, communityId: number) {
  const [sent, messages, decisions] = await Promise.all([
    db
      .selectFrom('correction')
      .select(['correctionId as number', sql<string>`record_kind || ' ' || natural_key`.as('record'), 'section', 'concern', 'body as text'])
      .select(['evidence', 'shownText', 'isCredited', 'state', 'sentAt'])
      .where('senderId', '=', communityId)
      .orderBy('correctionId')
      .execute(),
    db
      .selectFrom('correctionMessage')
      .select(['correctionId as number', 'action', 'body as text', 'writtenAt'])
      .where('authorId', '=', communityId)
      .orderBy('messageId')
      .execute(),
    db
      .selectFrom('correction')
      .select(['correctionId as number', 'state', 'decidedAt'])
      .where((eb) => eb.or([eb('takenBy', '=', communityId), eb('decidedBy', '=', communityId)]))
      .orderBy('correctionId')
      .execute(),
  ])
  return { sent, messages, decisions }
}

const others = { member: 'another member', visitor: 'a visitor', command: 'an operator' } as const

/** Who else was there, and from which network, is their own affair. */
function toLine({ madeAt, actor, network, action }: AuditEntry, communityId: number) {
  const isOwn = actor === `member:${communityId}`
  const other = Object.entries(others).find(([role]) => actor.startsWith(role))?.[1]
  return { madeAt, by: isOwn ? 'you' : other, network: isOwn ? network : null, action }
}
