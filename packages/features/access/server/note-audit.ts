import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Visitor } from '../contract/access.ts'

export type AuditLine = {
  /** `person.update`, `symbol.accept`, `units.grant`, … */
  action: string
  /** `person:17`, `organization:18`, `party:3`, `symbol:ABC`. */
  subject: string
  /** What changed, without secrets. Long texts are shortened, and what does not fit is only named. */
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
    .values({ actor: nameOf(actor), action, subject, details: JSON.stringify(bounded(details)) })
    .execute()
}

function nameOf(actor: Visitor | 'command'): string {
  if (actor === 'command') return actor
  return actor.role === 'member' ? `member:${actor.communityId}` : 'visitor'
}

const maxTextLength = 200
const maxDetailsBytes = 4096
/** Room for the names of what was omitted. */
const spareBytes = 4 * maxTextLength

/** Nothing is ever deleted from the audit, so no visitor may fill it with what they enter. */
function bounded(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  const omitted: string[] = []
  for (const [name, value] of Object.entries(details)) {
    const withThis = { ...kept, [name]: shortened(value) }
    if (Buffer.byteLength(JSON.stringify(withThis)) <= maxDetailsBytes - spareBytes) Object.assign(kept, withThis)
    else omitted.push(name)
  }
  return omitted.length === 0 ? kept : { ...kept, omitted: shortText(omitted.join(', ')) }
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
