import type { Kind } from '@rosette/contract-kit/define-kind.ts'
import { findRecordDocument, type RecordDocument } from '@rosette/database/find-record-document.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { recordEtag } from '@rosette/database/record-etag.ts'
import { acceptedServers, communityKindServers } from '@rosette/kinds/registry/server.ts'
import type { CommunityKindServer } from '@rosette/release-kit/community-kind-server.ts'

const makers: Readonly<Record<string, Pick<CommunityKindServer, 'loadRecords'>>> = { ...communityKindServers, ...acceptedServers }

/** A record as text: stored by the build of its release, or made now where people change it at run time. */
export async function findRecord(db: Database, releaseId: string, kind: Kind, key: number): Promise<RecordDocument | null> {
  const isOfPeople = Object.hasOwn(communityKindServers, kind.name)
  const stored = isOfPeople ? null : await findRecordDocument(db.pool, releaseId, kind.name, key)
  const server = makers[kind.name]
  if (stored !== null || !server) return stored
  const records = await server.loadRecords({ community: db.community, release: db.release(releaseId) }, [key])
  if (!records.has(key)) return null
  const json = JSON.stringify(kind.record.parse(records.get(key)))
  return { json, etag: recordEtag(json) }
}
