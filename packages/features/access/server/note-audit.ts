import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { Member, Visitor } from '../contract/access.ts'
import { networkOf } from './network-address.ts'

/** Who acts: a visitor, as far as the audit is concerned, or an operator. */
export type Actor = Pick<Exclude<Visitor, Member>, 'role' | 'network'> | Pick<Member, 'role' | 'communityId' | 'network'> | 'command'

/** Anyone who follows a mailed link; the link, not a session, says whose account it is. */
export function visitorAt(address: string): Actor {
  return { role: 'anonymous', network: networkOf(address) }
}

export type AuditLine = {
  /** `person.update`, `symbol.accept`, `units.grant`, … */
  action: string
  /** `person:17`, `organization:18`, `party:3`, `symbol:ABC`. People, and parties that are people, are stored under a random id. */
  subject: string
  /**
   * What changed, without secrets and without personal data: names of fields, not what they hold. Another person concerned is named by
   * community ID, as `person`. Long texts are shortened, and what does not fit is only named.
   */
  details?: Readonly<Record<string, unknown>>
}

/** Records who changed what, in the transaction that makes the change. */
export async function noteAudit(tx: CommunityTransaction, actor: Actor, { action, subject, details = {} }: AuditLine): Promise<void> {
  const acting = await findActorId(tx, actor)
  const idOf = async (communityId: number) =>
    actor !== 'command' && actor.role === 'member' && actor.communityId === communityId && acting !== null
      ? acting
      : findSubjectId(tx, { communityId, network: null })
  const { person } = details
  const concerned = typeof person === 'number' ? { ...details, person: `person:${await idOf(person)}` } : details
  const whom = await findPersonOf(tx, subject)
  await tx
    .insertInto('audit')
    .values({
      actor: [roleOf(actor), acting].filter((part) => part !== null).join(':'),
      action,
      subject: whom === null ? subject : `${whom.prefix}:${await idOf(whom.communityId)}`,
      details: JSON.stringify(bounded(concerned)),
    })
    .execute()
}

function roleOf(actor: Actor): 'command' | 'member' | 'visitor' {
  if (actor === 'command') return actor
  return actor.role === 'member' ? 'member' : 'visitor'
}

/** Null for operators, and for visitors of whom not even the network is known. */
async function findActorId(tx: CommunityTransaction, actor: Actor): Promise<string | null> {
  if (actor === 'command') return null
  const network = actor.network ?? null
  if (actor.role === 'member') return findSubjectId(tx, { communityId: actor.communityId, network })
  return network === null ? null : findSubjectId(tx, { communityId: null, network })
}

/** The person that a subject is; null for organizations, institutions and symbols, which stay as they are. */
async function findPersonOf(tx: CommunityTransaction, subject: string): Promise<{ prefix: string; communityId: number } | null> {
  const [, prefix, id] = /^(person|party):(\d+)$/.exec(subject) ?? []
  if (prefix === undefined) return null
  if (prefix === 'person') return { prefix, communityId: Number(id) }
  const party = await tx
    .selectFrom('party')
    .select('communityId')
    .where('partyId', '=', Number(id))
    .where('partyType', '=', 'person')
    .executeTakeFirst()
  return party?.communityId ? { prefix, communityId: party.communityId } : null
}

/** What an id stands for: a person, a visitor's network, or both. */
type AuditSubject = { communityId: number | null; network: string | null }

/**
 * Today's random id of a person or network in the audit. Two concurrent calls may each create one, which does no harm: neither has to
 * wait for the other's transaction, and a person has many ids anyway.
 */
async function findSubjectId(tx: CommunityTransaction, { communityId, network }: AuditSubject): Promise<string> {
  const known = await tx
    .selectFrom('auditSubject')
    .select('subjectId')
    .where('communityId', communityId === null ? 'is' : '=', communityId)
    .where('network', network === null ? 'is' : '=', network)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst()
  if (known) return known.subjectId
  const made = await tx.insertInto('auditSubject').values({ communityId, network }).returning('subjectId').executeTakeFirstOrThrow()
  return made.subjectId
}

const maxTextLength = 200
const maxDetailsBytes = 4096
/** Room for the names of what was omitted. */
const spareBytes = 4 * maxTextLength

/** Nothing is ever deleted from the audit, so no visitor may fill it with what they enter. */
function bounded(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const stored: Record<string, unknown> = {}
  const omitted: string[] = []
  for (const [name, value] of Object.entries(details)) {
    const withThis = { ...stored, [name]: shortened(value) }
    if (Buffer.byteLength(JSON.stringify(withThis)) <= maxDetailsBytes - spareBytes) Object.assign(stored, withThis)
    else omitted.push(name)
  }
  return omitted.length === 0 ? stored : { ...stored, omitted: shortText(omitted.join(', ')) }
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]))
}

function shortText(text: string): string {
  if (text.length <= maxTextLength) return text
  // PostgreSQL's jsonb refuses half a surrogate pair.
  return `${text.slice(0, maxTextLength - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
