import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Visitor } from '../contract/access.ts'

export type AuditLine = {
  /** `person.update`, `symbol.accept`, `units.grant`, … */
  action: string
  /** `person:17`, `organization:18`, `party:3`, `symbol:ABC`. */
  subject: string
  /** What changed, without secrets. */
  details?: Readonly<Record<string, unknown>>
}

/** Records who changed what, in the transaction that makes the change. */
export async function noteAudit(
  tx: CommunityTransaction,
  actor: Visitor | 'command',
  { action, subject, details = {} }: AuditLine,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({ actor: nameOf(actor), action, subject, details: JSON.stringify(details) })
    .execute()
}

function nameOf(actor: Visitor | 'command'): string {
  if (actor === 'command') return actor
  return actor.role === 'member' ? `member:${actor.communityId}` : 'visitor'
}
