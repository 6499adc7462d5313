import { type Kind, type Lookup, type LookupName, parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { findRecordDocument, findRecordKey, type RecordDocument, recordEtag } from '@rosette/database/find-record-document.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { acceptedServers, communityKindServers } from '@rosette/kinds/registry/server.ts'
import type { CommunityKindServer, RecordReader } from '@rosette/release-kit/community-kind-server.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { anonymous } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { denyTexts, type Entitlement, entitle } from '../../access/server/entitle.ts'

type Lookups = Pick<Kind, 'name' | 'lookups' | 'normalise'>

/** Resolve: the key for a query string, or null. A given key needs no lookup; reading its row will show whether it exists. */
export async function resolveKey(records: Database['records'], releaseId: string, kind: Lookups, query: Lookup): Promise<number | null> {
  const lookup = parseLookup(kind, query)
  // PostgreSQL rejects texts with NUL, and no name contains control characters.
  if (lookup === null || /\p{Cc}/u.test(lookup.value)) return null
  return lookup.by === 'key' ? Number(lookup.value) : findRecordKey(records, releaseId, kind.name, lookup.by, lookup.value)
}

/** What answers about records are made with. */
export type RecordDependencies = Pick<ApiDependencies, 'db' | 'settings' | 'visitorOf' | 'releaseOf'>

type AccessDependencies = Pick<ApiDependencies, 'visitorOf'> & { settings: Pick<Settings, 'accessMode'> }

/** Whether the visitor may see a record. If everyone may, the visitor is not looked up: that would take as long as reading the record. */
export async function entitlementOf(
  request: FastifyRequest,
  { name }: Pick<Kind, 'name'>,
  key: number | null,
  { settings: { accessMode }, visitorOf }: AccessDependencies,
): Promise<Entitlement> {
  return entitle(accessMode === 'open' ? anonymous : await visitorOf(request), { kind: name, key }, accessMode)
}

/** Guard: throws if the visitor may not see the record, whether or not it exists (GUARD-007, GUARD-014). */
export async function guardRecord(
  request: FastifyRequest,
  kind: Lookups,
  key: number | null,
  dependencies: AccessDependencies,
): Promise<void> {
  const entitlement = await entitlementOf(request, kind, key, dependencies)
  if (!entitlement.allow) throw new Problem('access_denied', denyTexts[entitlement.reason])
}

export function recordNotFound(kind: Pick<Kind, 'label'>, query: Lookup): Problem {
  const lookups = Object.entries(query).map(([by, value]) => `${by} ${value}`)
  return new Problem('not_found', `No ${kind.label.toLowerCase()} with ${lookups.join(', ') || 'no key'}.`)
}

/** Looked up only if a record differs by reader. */
export type ReaderOf = () => Promise<RecordReader>

const makers: Readonly<Record<string, Pick<CommunityKindServer, 'loadRecords' | 'differsByReader'>>> = {
  ...communityKindServers,
  ...acceptedServers,
}

/** A record as text: stored by the release build, or generated on the fly if people can change it at run time. */
export async function findRecord(
  db: Database,
  releaseId: string,
  kind: Kind,
  key: number,
  readerOf: ReaderOf,
): Promise<RecordDocument | null> {
  return (await findStoredRecord(db, releaseId, kind, key)) ?? (await makeRecord(db, releaseId, kind, key, readerOf))
}

/** A record for its page: its text, and what it says. */
export type ParsedRecord = Pick<RecordDocument, 'json'> & { record: Record<string, unknown> }

/** The only place that parses a record for a page: facts, summary and first view all read the same value. */
export async function findParsedRecord(
  db: Database,
  releaseId: string,
  kind: Kind,
  key: number,
  readerOf: ReaderOf,
): Promise<ParsedRecord | null> {
  const document = await findRecord(db, releaseId, kind, key, readerOf)
  return document && { json: document.json, record: JSON.parse(document.json) }
}

/** Null if the release build stored none; those of people are never stored. */
export async function findStoredRecord(db: Database, releaseId: string, kind: Kind, key: number): Promise<RecordDocument | null> {
  return Object.hasOwn(communityKindServers, kind.name) ? null : findRecordDocument(db.records, releaseId, kind.name, key)
}

export async function makeRecord(
  db: Database,
  releaseId: string,
  kind: Kind,
  key: number,
  readerOf: ReaderOf,
): Promise<RecordDocument | null> {
  const server = makers[kind.name]
  if (!server) return null
  const reader = server.differsByReader ? await readerOf() : anonymous
  const records = await server.loadRecords({ community: db.community, release: db.release(releaseId), reader }, [key])
  if (!records.has(key)) return null
  const contract = await kind.record()
  const json = JSON.stringify(contract.parse(records.get(key)))
  return { json, etag: recordEtag(json) }
}

/** The kinds that share this kind's key range, so that its detail call answers for them, too (DCEND-003). */
export function keyGuestsOf({ name }: Pick<Kind, 'name'>): Kind[] {
  return Object.values<Kind>(kinds).filter((kind) => kind.sharesKeysWith === name)
}

/**
 * May be cached but must be revalidated, because the next release changes it. Shared caches get only what everyone may see, and a record
 * that differs by reader is kept by nobody (DPERS-007).
 */
export function cacheControl({ settings }: Pick<AccessDependencies, 'settings'>, kind?: Pick<Kind, 'name'>): string {
  if (kind && makers[kind.name]?.differsByReader) return 'no-store'
  return settings.accessMode === 'open' ? 'public, no-cache' : 'private, no-cache'
}

/** A label as one word: GeneClassSymbol. */
export function wordOf(label: string): string {
  return label.replace(/(?:^| )(\w)/g, (_match, first: string) => first.toUpperCase())
}

export const lookupFields = {
  key: z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .describe('Key of the record; wins over all others.'),
  name: z.string().trim().min(1).max(200).describe('Name of the record.'),
  accession: z.string().trim().min(1).max(200).describe('Accession of the record.'),
  id: z.string().trim().min(1).max(200).describe('Identifier of the record.'),
} satisfies Record<LookupName, z.ZodType>
