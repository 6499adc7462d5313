import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { findRecordDocument } from '@rosette/database/find-record-document.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { isKindName, kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { KindServers } from '@rosette/release-kit/kind-server.ts'
import { sectionTitleOf } from '../contract/record-sections.ts'

const servers: KindServers = kindServers

/** The name of a record that can be corrected in this section, as the release has it; otherwise the call is refused. */
export async function findCorrectedRecord(
  db: Pick<Database, 'records'>,
  releaseId: string,
  { kind, key, section }: { kind: string; key: number; section: string },
): Promise<string> {
  if (!isKindName(kind) || sectionTitleOf(kind, section) === null)
    throw new Problem('invalid_request', 'There is no such section that could be corrected.')
  const document = await findRecordDocument(db.records, releaseId, kind, key)
  if (document === null) throw new Problem('not_found', 'There is no such record in this release.')
  const record: unknown = JSON.parse(document.json)
  // The document was validated by the contract of its kind when the release was built.
  const title = (kinds[kind] as unknown as Pick<Kind, 'title'>).title(record as Parameters<Kind['title']>[0])
  return servers[kind]?.identifiers?.(record).label ?? title
}
