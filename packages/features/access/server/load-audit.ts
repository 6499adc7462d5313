import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

export type AuditFilter = {
  /** `person:17`, `organization:18`, `party:3`, `symbol:ABC`. */
  subject?: string | undefined
  /** The person who acted, who is the subject, or whom the details name. */
  about?: number | undefined
  limit: number
}

export type AuditEntry = {
  madeAt: Date
  /** `member:17`, `visitor` or `command`; with a random id once the mapping to the person is gone. */
  actor: string
  network: string | null
  action: string
  subject: string
  details: unknown
}

/** Rows of the audit, newest first. Random ids are replaced by the person or network they stand for, as long as the mapping exists. */
export async function loadAudit(db: CommunityDb, { subject, about, limit }: AuditFilter): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit').select(['madeAt', 'actor', 'action', 'subject', 'details']).orderBy('auditId', 'desc').limit(limit)
  if (subject !== undefined) {
    const names = await findNames(db, subject)
    query = query.where('subject', 'in', [subject, ...names])
  }
  if (about !== undefined) {
    const ids = await findIds(db, about)
    const under = (...prefixes: string[]) => ['', ...prefixes.flatMap((prefix) => ids.map((id) => `${prefix}:${id}`))]
    const isConcerned = sql<boolean>`details ? 'person' and details ->> 'person' = any(${under('person')})`
    query = query.where((eb) => eb.or([eb('actor', 'in', under('member')), eb('subject', 'in', under('person', 'party')), isConcerned]))
  }
  const rows = await query.execute()
  const known = await loadSubjects(
    db,
    rows.flatMap(({ actor, subject, details }) => idsIn([actor, subject, JSON.stringify(details)])),
  )
  const plain = (text: string) => text.replaceAll(named, (name, prefix: string, id: string) => known.get(id)?.names[prefix] ?? name)
  return rows.map(({ details, ...row }) => ({
    ...row,
    actor: plain(row.actor),
    network: idsIn([row.actor]).map((id) => known.get(id)?.network ?? null)[0] ?? null,
    subject: plain(row.subject),
    details: JSON.parse(plain(JSON.stringify(details))),
  }))
}

const named = /\b(member|visitor|person|party):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g

function idsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(named)].map(([, , id = '']) => id))
}

/** The names that a person, or a person's party, may have in the audit. */
async function findNames(db: CommunityDb, subject: string): Promise<string[]> {
  const [, prefix, id] = /^(person|party):(\d+)$/.exec(subject) ?? []
  if (prefix === undefined) return []
  const communityId = prefix === 'person' ? Number(id) : await findOwner(db, Number(id))
  return communityId === null ? [] : (await findIds(db, communityId)).map((subjectId) => `${prefix}:${subjectId}`)
}

async function findOwner(db: CommunityDb, partyId: number): Promise<number | null> {
  const party = await db.selectFrom('party').select('communityId').where('partyId', '=', partyId).executeTakeFirst()
  return party?.communityId ?? null
}

async function findIds(db: CommunityDb, communityId: number): Promise<string[]> {
  const rows = await db.selectFrom('auditSubject').select('subjectId').where('communityId', '=', communityId).execute()
  return rows.map(({ subjectId }) => subjectId)
}

type KnownSubject = { network: string | null; names: Readonly<Record<string, string>> }

async function loadSubjects(db: CommunityDb, subjectIds: readonly string[]): Promise<Map<string, KnownSubject>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('auditSubject')
    .leftJoin('party', 'party.communityId', 'auditSubject.communityId')
    .select(['subjectId', 'auditSubject.communityId', 'network', 'partyId'])
    .where('subjectId', 'in', [...new Set(subjectIds)])
    .execute()
  return new Map(
    rows.map(({ subjectId, communityId, network, partyId }) => [
      subjectId,
      {
        network,
        names: { member: `member:${communityId}`, person: `person:${communityId}`, party: `party:${partyId}`, visitor: 'visitor' },
      },
    ]),
  )
}
