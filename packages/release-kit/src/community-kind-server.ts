import type { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { PublicView } from './public-view.ts'

/** Who reads a record that does not show the same to everybody. */
export type RecordReader = { role: 'anonymous' } | { role: 'member'; communityId: number; isCurator: boolean }

/** Where a record of the community is read from, its own tables and those of the release it refers to, and by whom. */
export type CommunityReading = { community: CommunityDb; release: ReleaseDb; reader: RecordReader }

/** What of a person or an organization is searched. E-mail addresses, phones and streets never are. */
export type CommunityDocument = CommunityHit & {
  /** Further names: those of an author, maiden names. */
  other_names: string[]
  city: string | null
  /** The job title of a person, the type of an organization: one column shows both. */
  position: string | null
  urls: string[]
  /** Research interest and keywords. */
  interests: string[]
}

/** Records that people change at run time. They live in `community`, belong to no release and are made when requested. */
export type CommunityRecords<Rec = unknown, Document extends object = CommunityDocument> = {
  /** Tables of the release that `loadRecords` reads. */
  loadsFrom: readonly string[]
  /** Whether a record does not show the same to everybody: then no cache keeps it (DPERS-007). */
  differsByReader?: boolean
  /** Keys → records, in one go. The only maker of these records; a key without a record is left out. */
  loadRecords(reading: CommunityReading, keys: readonly number[]): Promise<Map<number, Rec>>
  /** Keys → search documents, in one go. Reads nothing of a release, so that no release changes them. */
  loadDocuments(community: CommunityDb, keys: readonly number[]): Promise<Map<number, Document>>
}

/** How the server knows a kind of such records; `kinds/registry/server.ts` lists these kinds beside those of releases. */
export type CommunityKindServer<Rec = unknown> = CommunityRecords<Rec> & {
  /** What everybody may know of its records, and how programs find and read them. */
  publicView: PublicView<Rec>
}

export function defineCommunityKindServer<Rec>(server: CommunityKindServer<Rec>): CommunityKindServer<Rec> {
  return server
}

/** The registry as code below it sees it. */
export type CommunityKindServers = Readonly<Record<string, CommunityKindServer>>
