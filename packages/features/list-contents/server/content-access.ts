import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Visitor } from '../../access/contract/access.ts'

/** Who reads contents: a member, or null for somebody who is not signed in. Curators read what every member does. */
export type ContentReader = number | null

export function contentReaderOf(visitor: Visitor): ContentReader {
  return visitor.role === 'member' ? visitor.communityId : null
}

/**
 * The rule on who may read a content, for queries of `listContent`; every call that takes the id of a content asks it. Anyone reads what
 * somebody without an account stored, and what a list shares now. Members also read what they stored, and what their own lists have.
 */
export function isReadableBy(reader: ContentReader): RawBuilder<boolean> {
  return sql<boolean>`(
    list_content.is_open
    or exists (select from community.list_content_holder as holder
      where holder.content_id = list_content.id and holder.community_id = ${reader})
    or exists (select from community.record_list_version as held join community.record_list as list using (list_id)
      where held.content_id = list_content.id
        and (list.community_id = ${reader} or (held.is_shared and list.is_shared and list.deleted_at is null))))`
}

/** Refuses contents of which the reader may not read every one. */
export async function expectReadableContents(db: CommunityDb, ids: readonly string[], reader: ContentReader): Promise<void> {
  if (ids.length === 0) return
  const readable = await db.selectFrom('listContent').select('id').where('id', 'in', ids).where(isReadableBy(reader)).execute()
  if (readable.length < new Set(ids).size) throw noSuchContent()
}

/** The same answer whether a content never existed, has expired or is not the reader's to read: nobody learns which. */
export function noSuchContent(): Problem {
  return new Problem('not_found', 'This list does not exist, is not shared with you, or expired after a year without use.')
}
