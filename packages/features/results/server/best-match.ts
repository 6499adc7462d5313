import type { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { type IdentifierType, normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { findNamed, type NamedRecord } from '@rosette/database/find-named.ts'
import { findRecordDocument } from '@rosette/database/find-record-document.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { kindOfSearch, searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import { normalisedSpellings } from '../../resolve/server/find-spelled.ts'
import type { BestMatch, EverythingType } from '../contract/everything-call.ts'

/** The records that are called exactly as a text, each once, the one that is most likely meant first. */
export async function findCalled({ pool }: Pick<Database, 'pool'>, releaseId: string, text: string): Promise<NamedRecord[]> {
  // As in lists and addresses: the first spelling that somebody is known by. A list of ids names nobody.
  const spelled = await Promise.all(normalisedSpellings(text).map((name) => findNamed(pool, releaseId, name)))
  const named = spelled.find((records) => records.length > 0) ?? []
  const inOrder = named.toSorted((one, other) => rankOf(one) - rankOf(other))
  const seen = new Set<string>()
  return inOrder.filter(({ kind, key }) => !seen.has(`${kind} ${key}`) && seen.add(`${kind} ${key}`))
}

const searchedKinds: readonly string[] = searchTypes.map(({ kind }) => kind)
const ownNames: readonly IdentifierType[] = ['name', 'accession']
const furtherNames: readonly IdentifierType[] = ['alias', 'cross_reference']

/**
 * A locus first, unless it only has the text among its other names or entries elsewhere; then what has it as its own name; then other names. Records that the
 * search box finds come before others, and those in use before those that are not.
 */
function rankOf({ kind, type, isCurrent }: NamedRecord): number {
  const isOwn = ownNames.includes(type)
  const strength = kind === 'locus' ? (isOwn ? 0 : furtherNames.includes(type) ? 3 : 1) : isOwn ? 2 : type === 'line' ? 5 : 4
  const index = searchedKinds.indexOf(kind)
  return (isCurrent ? 0 : 1000) + strength * 100 + (index < 0 ? searchedKinds.length : index)
}

/**
 * The record that is called exactly as a text, if there is one. Its page is read while the search runs; only where several records share
 * the name is the search waited for, which ranks the better known first.
 */
export async function findBest(
  db: Pick<Database, 'pool' | 'records'>,
  releaseId: string,
  text: string,
  searched: () => Promise<{ types: readonly EverythingType[] }>,
): Promise<BestMatch | null> {
  const called = await findCalled(db, releaseId, text)
  const [first] = called
  if (!first) return findMemberCalled(text, (await searched()).types)
  const alike = called.filter((other) => rankOf(other) === rankOf(first))
  const best = alike.length === 1 ? first : firstRanked(alike, first, (await searched()).types)
  return describeBest(db, releaseId, best)
}

function firstRanked(alike: readonly NamedRecord[], first: NamedRecord, types: readonly EverythingType[]): NamedRecord {
  const rows = types.find(({ category }) => kindOfSearch(category) === first.kind)?.docs ?? []
  const keyField = keyFieldOf(first.kind)
  const keys = keyField === null ? [] : rows.map((row) => row[keyField])
  const found = keys.map((rowKey) => alike.find(({ key }) => key === rowKey)).find((record) => record !== undefined)
  return found ?? first
}

function keyFieldOf(kind: string): string | null {
  return serverOf(kind)?.search?.index.key ?? null
}

function serverOf(kind: string): KindServer | null {
  const servers: Readonly<Record<string, KindServer>> = kindServers
  return servers[kind] ?? null
}

/** A record with what a visitor recognises it by. */
async function describeBest(
  { records }: Pick<Database, 'records'>,
  releaseId: string,
  { kind, key, label, type, symbol, fullName }: NamedRecord,
): Promise<BestMatch> {
  const document = await findRecordDocument(records, releaseId, kind, key)
  const card = Object.values<Kind>(kinds).find(({ name }) => name === kind)
  const best = { record: { kind, key, label }, by: type, symbol, fullName }
  if (!document || !card) return { ...best, description: null, facts: [] }
  // Records were validated when they were stored.
  const record = JSON.parse(document.json) as Record<string, unknown>
  return { ...best, description: card.summary(record), facts: [...(serverOf(kind)?.facts?.(record) ?? [])] }
}

/** A person or lab of exactly this name. No release has them, so they are found among the rows of the search. */
function findMemberCalled(text: string, types: readonly EverythingType[]): BestMatch | null {
  const name = normaliseIdentifier(text.toWellFormed())
  const rows = types.find(({ category }) => category === 'community')?.docs ?? []
  // Rows of people and labs are hits of their index.
  const member = (rows as CommunityHit[]).find((hit) => normaliseIdentifier(hit.name) === name)
  if (!member) return null
  const facts = cardOf({ kind: 'person' })
    .columns.slice(1)
    .map((column) => column.text(member))
  return {
    record: { kind: member.type, key: member.communityId, label: member.name },
    by: 'name',
    symbol: null,
    fullName: null,
    description: null,
    facts: facts.filter((fact) => fact !== ''),
  }
}
