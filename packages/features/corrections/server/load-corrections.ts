import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { Visitor } from '../../access/contract/access.ts'
import { Correction, CorrectionLine, type CorrectionsQuery, correctionStates } from '../contract/correction.ts'
import { CorrectionChange } from '../contract/correction-change.ts'
import { sectionTitleOf } from '../contract/record-sections.ts'

/** More than a record or a person has; older ones keep their pages. */
const mostListed = 200

/** One correction, as the caller may see it. */
export async function loadCorrection(db: CommunityDb, number: number, visitor: Visitor): Promise<Correction> {
  const row = await correctionsQuery(db).where('correction.correctionId', '=', number).executeTakeFirst()
  if (!row) throw new Problem('not_found', `There is no correction ${number}.`)
  const [line] = await toLines(db, [row])
  const messages = await messagesQuery(db, number).execute()
  const viewer = visitor.role === 'member' ? visitor : null
  const isOwn = viewer !== null && viewer.communityId === row.senderId
  const isCurator = viewer?.isCurator ?? false
  // What was declined as not being about the data is not published here either.
  const isHidden = row.reason === 'not_about_data' && !isOwn && !isCurator
  return Correction.parse({
    ...line,
    section: row.section,
    releaseId: row.releaseId,
    shownText: isHidden ? null : row.shownText,
    text: isHidden ? null : row.body,
    evidence: isHidden ? null : row.evidence,
    reason: row.reason,
    version: row.version,
    takenAt: row.takenAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    decidedBy: row.deciderName,
    messages: isHidden
      ? []
      : messages.map(({ action, authorId, authorName, body, writtenAt }) => ({
          action,
          isOfCurator: action !== 'answer',
          author: action === 'answer' && authorId !== line?.sender?.communityId ? null : authorName,
          text: body,
          writtenAt: writtenAt.toISOString(),
        })),
    isOwn,
    isCredited: row.isCredited,
    review: isCurator
      ? { sender: row.senderName, takenBy: row.takerName, isTakenByOther: row.takenBy !== null && row.takenBy !== viewer?.communityId }
      : null,
  })
}

/** Those of a record, or the accepted ones of a person who is named with them; the newest first. */
export async function loadCorrections(db: CommunityDb, { kind, key, person }: CorrectionsQuery): Promise<CorrectionLine[]> {
  if (person !== undefined) {
    const rows = await correctionsQuery(db)
      .where('correction.senderId', '=', person)
      .where('correction.isCredited', '=', true)
      .where('correction.state', 'in', namedStates)
      .execute()
    return toLines(db, rows)
  }
  if (kind === undefined || key === undefined) throw new Problem('invalid_request', 'Name a record or a person.')
  const rows = await correctionsQuery(db).where('correction.recordKind', '=', kind).where('correction.recordKey', '=', key).execute()
  return toLines(db, rows)
}

/** All that a member sent. */
export async function loadOwnCorrections(db: CommunityDb, communityId: number): Promise<CorrectionLine[]> {
  return toLines(db, await correctionsQuery(db).where('correction.senderId', '=', communityId).execute())
}

const namedStates = ['accepted', 'in_release'] as const

type CorrectionRow = Awaited<ReturnType<ReturnType<typeof correctionsQuery>['execute']>>[number]

async function toLines(db: CommunityDb, rows: readonly CorrectionRow[]): Promise<CorrectionLine[]> {
  const changes = await loadChanges(
    db,
    rows.map(({ correctionId }) => correctionId),
  )
  return rows.map((row) => {
    const isNamed = row.isCredited && namedStates.some((state) => state === row.state)
    const sender = { communityId: row.senderId, name: row.senderName, orcidId: row.senderOrcid }
    return CorrectionLine.parse({
      number: row.correctionId,
      kind: row.recordKind,
      key: row.recordKey,
      name: row.naturalKey,
      // A section that pages no longer have keeps its id.
      sectionTitle: sectionTitleOf(row.recordKind, row.section) ?? row.section,
      concern: row.concern,
      state: correctionStates.find((state) => state === row.state),
      sentAt: row.sentAt.toISOString(),
      releasedIn: row.releasedIn,
      sender: isNamed && row.senderId !== null && row.senderName !== null ? sender : null,
      changes: changes.get(row.correctionId) ?? [],
    })
  })
}

/** What accepted corrections change, by their numbers. */
export async function loadChanges(db: CommunityDb, numbers: readonly number[]): Promise<Map<number, CorrectionChange[]>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('correctionChange')
    .select(['correctionId', 'field', 'ofSymbol', 'oldValue', 'newValue'])
    .where('correctionId', 'in', numbers)
    .orderBy('correctionId')
    .orderBy('place')
    .execute()
  const changesOf = Map.groupBy(rows, ({ correctionId }) => correctionId)
  return new Map([...changesOf].map(([number, found]) => [number, found.map((change) => CorrectionChange.parse(change))]))
}

export function correctionsQuery(db: CommunityDb) {
  const nameOf = (table: 'sender' | 'taker' | 'decider') =>
    sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${table}.firstName`)}, ${sql.ref(`${table}.lastName`)}), '')`
  return db
    .selectFrom('correction')
    .leftJoin('person as sender', 'sender.communityId', 'correction.senderId')
    .leftJoin('orcidLink as senderLink', 'senderLink.communityId', 'correction.senderId')
    .leftJoin('person as taker', 'taker.communityId', 'correction.takenBy')
    .leftJoin('person as decider', 'decider.communityId', 'correction.decidedBy')
    .selectAll('correction')
    .select('senderLink.orcidId as senderOrcid')
    .select([nameOf('sender').as('senderName'), nameOf('taker').as('takerName'), nameOf('decider').as('deciderName')])
    .orderBy('correction.correctionId', 'desc')
    .limit(mostListed)
}

function messagesQuery(db: CommunityDb, number: number) {
  return db
    .selectFrom('correctionMessage as message')
    .leftJoin('person as author', 'author.communityId', 'message.authorId')
    .select(['message.action', 'message.authorId', 'message.body', 'message.writtenAt'])
    .select(sql<string | null>`nullif(concat_ws(' ', author.first_name, author.last_name), '')`.as('authorName'))
    .where('message.correctionId', '=', number)
    .orderBy('message.messageId')
}
