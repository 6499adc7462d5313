import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { RecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import type { CriteriaSearch } from '@rosette/search-engine/query/define-clauses.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { z } from 'zod'
import type { OwnFacts } from './changes/own-facts.ts'
import type { PublicView } from './public-view.ts'
import type { RecordIdentifiers } from './record-identifiers.ts'
import type { Source } from './sources/source.ts'
import type { GeneSetLoader, TermSetsLoader } from './term-sets.ts'

/** How the server knows one record kind. `kinds/registry/server.ts` has one entry for each. */
export type KindServer<Rec = unknown> = {
  /** DDL of the kind's tables, in this order; part of every release. */
  tables: readonly URL[]
  /** SQL run once after all sources are loaded, in this order: derived rows, keys, indices. */
  derive: readonly URL[]
  /** What follows from its rows and SQL can't say, after the derive SQL and in its transaction: names mean the release's own tables. */
  deriveFurther?(client: ReleaseClient): Promise<void>
  /** Tables of other kinds that the derive SQL reads. Derive steps are ordered by it, so it must not lead back to this kind. */
  derivesFrom: readonly string[]
  /** Tables of other kinds that the loaders below read. They run after all derive steps, so that two kinds may read each other. */
  loadsFrom: readonly string[]
  /** The files it is loaded from. */
  sources: readonly Source[]
  /** Files of its own that the demo release has, by name, line by line; left out where the generator of the demo release writes them. */
  demoFiles?: Readonly<Record<string, readonly string[]>>
  /** What is true of its tables in every release; the build checks it before it makes anything. */
  invariants?: readonly Invariant[]
  /** Table and column that list the keys of all its records. */
  keys: KeyColumn
  /**
   * Keys → records, in one go: the build runs it for every record of a release, so it reads
   * a few hundred at once. The only maker of this kind's records; a key without a record is left out.
   */
  loadRecords(db: ReleaseDb, keys: readonly number[]): Promise<Map<number, Rec>>
  /**
   * By which names and accessions the record can be looked up, in the form `Kind.normalise` gives. Several records may share an
   * alias: where no record has it as its own name, it leads to the first of them.
   */
  lookups(record: Rec): readonly { by: 'name' | 'accession' | 'id' | 'alias'; value: string }[]
  /** Every name by which the record is known, for lists of ids and completion. A kind without it is found by none. */
  identifiers?(record: Rec): RecordIdentifiers
  /** What the record is recognised by beside its names and its summary, in a few words each; left out where the summary says it. */
  facts?(record: Rec): readonly string[]
  /** Which fields of its records are facts of their own, by the section that shows them: what a release changed is told by these. */
  ownFacts: OwnFacts<Rec>
  /** What everybody may know of its records, and how programs find and read them. */
  publicView: PublicView<Rec>
  /** Null if a kind is not searched. */
  search: KindSearch<Rec> | null
  /** Lists that are searched and whose rows are not records, by the name of their index: annotations, changes of names. */
  listings?: Readonly<Record<string, Listing>>
  /** Parts of its records that pages fetch by themselves. */
  parts?: readonly PartServer[]
  /** Terms and the loci that have them, by the name of the source: what the genes of a list have in common. */
  termSets?: Readonly<Record<string, TermSetsLoader>>
  /** Sets of loci that a list can be compared with, by name. */
  geneSets?: Readonly<Record<string, GeneSetLoader>>
}

/** A connection whose unqualified names mean the tables of a release. */
export type ReleaseClient = { query<Row extends object>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }> }

/** Table and column that list all keys of something, each once or more. */
export type KeyColumn = {
  table: string
  column: string
  /** Condition on the table's rows: the records that count where somebody asks how many the release has. All of them if left out. */
  counted?: string
  /** Condition on the table's rows: the records that no file of another kind names. All of them if left out. */
  ownOnly?: string
}

/** A sentence about the tables of a kind, and SQL that returns the `name` of everything that contradicts it. */
export type Invariant = { statement: string; sql: string }

export type KindSearch<Rec> = {
  index: IndexDefinition
  /** How what its form asks for becomes a query. */
  criteria: CriteriaSearch
  /** Record → search document. */
  toDocument(record: Rec): Record<string, unknown>
  /** Keys → fields of the documents that no record holds whole: forms ask for all annotations, a page shows the first. */
  loadFurther?(db: ReleaseDb, keys: readonly number[]): Promise<Map<number, object>>
  /** Fields of names that are not the record's own, such as authors and loci; all others must be known to lists (TRUTH-065). */
  namesOfOthers?: readonly string[]
}

export type Listing = {
  /** One row as a search sends it. */
  hit: z.ZodObject
  index: IndexDefinition
  criteria: CriteriaSearch
  keys: KeyColumn
  /** Keys → search documents, some hundred at once. A key without a document is an error of the build. */
  loadDocuments(db: ReleaseDb, keys: readonly number[]): Promise<Map<number, object>>
}

/** How the server makes a part of a record. */
export type PartServer<Query extends z.ZodObject = z.ZodObject, Answer extends z.ZodObject = z.ZodObject> = {
  part: RecordPart<Query, Answer>
  /** Null if there is no record with the key. */
  load(db: ReleaseDb, key: number, query: z.output<Query>, dependencies: PartDependencies): Promise<z.output<Answer> | null>
  /** Of a part that is a file: the same as text, `{name}.txt`. */
  text?: PartText<z.output<Answer>> | undefined
}

/** What a part may need besides the database. */
export type PartDependencies = {
  /** The release that is read; cursors are bound to it. */
  releaseId: string
  /** The sequences of the release. */
  sequences(): Promise<Pick<SequenceStore, 'read' | 'slice' | 'sliceVariants'>>
}

export type PartText<Answer> = {
  /** What the text file is called; null if there is none. */
  nameOf(answer: Answer): string | null
  linesOf(answer: Answer): readonly string[]
}

/** Checks a loader against its contract, then erases the types, so that different parts fit in one list. */
export function definePart<Query extends z.ZodObject, Answer extends z.ZodObject>(
  part: RecordPart<Query, Answer>,
  load: PartServer<Query, Answer>['load'],
  text?: PartText<z.output<Answer>>,
): PartServer {
  // The route parses the query with the schema of the part before it calls the loader.
  return { part, load, text } as unknown as PartServer
}

export function defineKindServer<Rec>(server: KindServer<Rec>): KindServer<Rec> {
  return server
}

/** The registry as the release kit sees it: kits do not know the kinds, so it is handed in. */
export type KindServers = Readonly<Record<string, KindServer>>

/** What the kinds themselves add to the demo release. */
export function demoFilesOf(kindServers: KindServers): Record<string, readonly string[]> {
  return Object.assign({}, ...Object.values(kindServers).map(({ demoFiles = {} }) => demoFiles))
}

/** All listings, by name. A listing shares the names of indices with the kinds, so it may not be called like one. */
export function listingsOf(kindServers: KindServers): [string, Listing][] {
  const listings = Object.values(kindServers).flatMap((server) => Object.entries(server.listings ?? {}))
  const names = [...Object.keys(kindServers), ...listings.map(([name]) => name)]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two indices are called ${twice}`)
  return listings
}

/** The contracts as the release kit sees them: it needs the record's schema only. */
export type RecordKinds = Readonly<Record<string, Pick<Kind, 'record' | 'path'>>>
