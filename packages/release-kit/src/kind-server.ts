import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { IndexDefinition } from '@rosette/search-engine/index-definition.ts'
import type { RecordIdentifiers } from './record-identifiers.ts'
import type { Source } from './source.ts'

/** How the server knows one record kind. `kinds/registry/server.ts` has one entry for each. */
export type KindServer<Rec = unknown> = {
  /** DDL of the kind's tables; part of every release. */
  tables: URL
  /** SQL run once after all sources are loaded: derived rows, keys, indices. */
  derive: URL | null
  /** The files it is loaded from. */
  sources: readonly Source[]
  /** Table and column that list the keys of all its records. */
  keys: { table: string; column: string }
  /**
   * Keys → records, in one go: the build runs it for every record of a release, so it reads
   * a few hundred at once. The only maker of this kind's records; a key without a record is left out.
   */
  loadRecords(db: ReleaseDb, keys: readonly number[]): Promise<Map<number, Rec>>
  /** By which names and accessions the record can be looked up, in the form `Kind.normalise` gives. */
  lookups(record: Rec): readonly { by: 'name' | 'accession' | 'id'; value: string }[]
  /** Every name by which the record is known, for lists of ids and completion. A kind without it is found by none. */
  identifiers?(record: Rec): RecordIdentifiers
  /** Null where a kind is not searched. */
  search: KindSearch<Rec> | null
}

export type KindSearch<Rec> = {
  index: IndexDefinition
  /** Record → search document. */
  toDocument(record: Rec): Record<string, unknown>
}

export function defineKindServer<Rec>(server: KindServer<Rec>): KindServer<Rec> {
  return server
}

/** The registry as the release kit sees it: kits do not know the kinds, so it is handed in. */
export type KindServers = Readonly<Record<string, KindServer>>
