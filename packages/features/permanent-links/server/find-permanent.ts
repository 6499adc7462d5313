import { type Kind, permanentPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { findIdentifier } from '@rosette/database/find-identifiers.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifier } from '../../resolve/server/resolve-identifiers.ts'
import { isRecordKey } from '../contract/permanent-path-of.ts'

export type Pools = Pick<Database, 'pool' | 'records'>

/** What the end of a permanent address means: a key, or any name of a record of this kind. */
export async function findPermanentKey(db: Pools, releaseId: string, kind: Kind, id: string): Promise<number | ResolvedLine> {
  if (isRecordKey.test(id)) return Number(id)
  // The registry names its kinds by the names of their cards.
  const line = await resolveIdentifier(db, releaseId, id, kind.name as KindName)
  if (line.bucket === 'obsolete') return line.record?.key ?? line
  return 'by' in line ? line.record.key : line
}

/** The address that a record keeps: by name where this name means no other record of its kind, else by key. */
export async function findPermanentPath(db: Pools, releaseId: string, kind: Kind, key: number, name: string | null): Promise<string> {
  if (name === null || isRecordKey.test(name)) return permanentPath(kind, String(key))
  const rows = await findIdentifier(db.records, releaseId, normaliseIdentifier(name), kind.name)
  const isUnique = rows.length > 0 && rows.every((row) => row.key === key)
  return permanentPath(kind, isUnique ? name : String(key))
}
