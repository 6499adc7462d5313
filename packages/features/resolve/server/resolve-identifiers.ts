import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { type IdentifierType, identifierTypes, type RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { IdentifierRow } from '@rosette/database/find-identifiers.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'
import { mapInTurns, nextTurn } from '@rosette/release-kit/take-turns.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { parseIdentifiers } from '../contract/parse-identifiers.ts'
import {
  maxIdentifiers,
  type ResolveAnswer,
  type ResolveCandidate,
  type ResolvedLine,
  type ResolveRequest,
} from '../contract/resolve-call.ts'
import { findSpelled, normalisedSpellings, type SpelledId } from './find-spelled.ts'

/** What each ID of a list refers to in one release, once the visitor's budget covers it; a few milliseconds at a time (SECURE-041). */
export async function resolveIdentifiers(
  db: Pick<Database, 'pool' | 'records'>,
  releaseId: string,
  { ids, kind }: ResolveRequest,
  budget: CostBudget = unlimitedBudget,
): Promise<ResolveAnswer> {
  const inputs = parseIdentifiers(ids)
  if (inputs.length > maxIdentifiers) {
    const [most, given] = [maxIdentifiers, inputs.length].map(formatNumber)
    throw new Problem('invalid_request', `A list may hold ${most} ids; this one has ${given}. Send it in parts.`)
  }
  await budget.draw(costs.ids(inputs.length))
  // Reading and checking 100,000 ids was a piece of its own.
  if (inputs.length > atOnce) await nextTurn()
  const firstByName = new Map<string, number>()
  const firsts: SpelledId[] = []
  const firstOf = await mapInTurns(inputs, (input, at) => {
    const spellings = normalisedSpellings(input)
    const [name = ''] = spellings
    const first = firstByName.get(name)
    if (first !== undefined) return first
    firstByName.set(name, at)
    firsts.push([at, spellings])
    return at
  })
  const rowsOf = await findSpelled(db, releaseId, firsts, kind ?? null)
  return sortIntoBuckets({ inputs, firstOf, rowsOf })
}

/** What a single ID refers to; `kind` null: as in a list. */
export async function resolveIdentifier(db: Pick<Database, 'pool' | 'records'>, releaseId: string, id: string, kind: KindName | null) {
  return sortLine(id, (await findSpelled(db, releaseId, [[0, normalisedSpellings(id)]], kind)).get(0) ?? [])
}

/** Fewer take no longer than others may wait. */
const atOnce = 1000

type FoundBucket = 'matched' | 'alias' | 'converted'

const bucketOf: Readonly<Record<IdentifierType, FoundBucket>> = {
  name: 'matched',
  accession: 'matched',
  gene_model: 'converted',
  uniprot: 'converted',
  probe: 'converted',
  symbol: 'alias',
  full_name: 'alias',
  stock: 'alias',
  alias: 'alias',
  cross_reference: 'converted',
  line: 'converted',
}

/** A record's own name wins over a name that leads to it, which wins over an alias. */
const precedence: readonly FoundBucket[] = ['matched', 'converted', 'alias']

/** A list as given, with the first line that has the same ID, and what those lines refer to. */
type FoundLines = {
  inputs: readonly string[]
  firstOf: readonly number[]
  rowsOf: ReadonlyMap<number, readonly IdentifierRow[]>
}

/** Puts every line into exactly one bucket, in the given order. */
export async function sortIntoBuckets({ inputs, firstOf, rowsOf }: FoundLines): Promise<ResolveAnswer> {
  const counts = { matched: 0, alias: 0, converted: 0, ambiguous: 0, obsolete: 0, duplicate: 0, unknown: 0 }
  const keysOf = new Map<string, Set<number>>()
  const lines = await mapInTurns(inputs, (input, at) => {
    const first = firstOf[at] ?? at
    const line: ResolvedLine = first < at ? { input, bucket: 'duplicate', ofLine: first + 1 } : sortLine(input, rowsOf.get(at) ?? [])
    counts[line.bucket]++
    if ('by' in line) addKey(keysOf, line.record)
    return line
  })
  const recordCount = Array.from(keysOf.values(), (keys) => keys.size).reduce((sum, size) => sum + size, 0)
  return { lines, counts, recordCount }
}

function addKey(keysOf: Map<string, Set<number>>, { kind, key }: RecordRef): void {
  const keys = keysOf.get(kind)
  if (keys) keys.add(key)
  else keysOf.set(kind, new Set([key]))
}

function sortLine(input: string, rows: readonly IdentifierRow[]): ResolvedLine {
  const [row, second] = rows
  if (!row) return { input, bucket: 'unknown' }
  // Nearly every ID of a list has one meaning.
  if (!second && row.status === 'current' && row.key !== null) {
    return { input, bucket: bucketOf[row.type], by: row.type, record: { kind: row.kind, key: row.key, label: row.label } }
  }
  const current = rows.filter(({ status }) => status === 'current')
  if (current.length === 0) return obsoleteLine(input, ofLeadingKind(rows))
  const candidates = bestOf(ofLeadingKind(current))
  const [only, ...others] = candidates
  if (!only || others.length > 0) return { input, bucket: 'ambiguous', candidates }
  const { by, ...record } = only
  return { input, bucket: bucketOf[by], by, record }
}

const leadingKind: KindName = 'locus'

/** A gene model, its protein and its symbol may be records of their own; unless a list asks for them, it means their locus. */
function ofLeadingKind(rows: readonly IdentifierRow[]): readonly IdentifierRow[] {
  const leading = rows.filter(({ kind }) => kind === leadingKind)
  if (leading.length === 0) return rows
  // What is a record's own name means that record before a locus that has it among its further names, as in the search box.
  const others = rows.filter(({ kind, type }) => kind !== leadingKind && ownNames.includes(type))
  return others.length > 0 && leading.every(({ type }) => furtherNames.includes(type)) ? others : leading
}

const ownNames: readonly IdentifierType[] = ['name', 'accession']
const furtherNames: readonly IdentifierType[] = ['alias', 'cross_reference']

/** The distinct records that match the name most strongly, better known ones first. */
function bestOf(rows: readonly IdentifierRow[]): ResolveCandidate[] {
  // A line names seeds before it names the insertions in them.
  const named = rows.filter(({ type }) => type !== 'line')
  const strong = named.length > 0 ? named : rows
  const bucket = precedence.find((one) => strong.some(({ type }) => bucketOf[type] === one))
  const candidates = strong.flatMap(({ kind, key, label, type }) =>
    key === null || bucketOf[type] !== bucket ? [] : [{ kind, key, label, by: type }],
  )
  if (candidates.length < 2) return candidates
  const inOrder = candidates.sort((one, other) => rankOf(one) - rankOf(other) || compareRefs(one, other))
  return withoutRepeats(inOrder)
}

function rankOf({ by }: ResolveCandidate): number {
  return identifierTypes.indexOf(by)
}

function compareRefs(one: RecordRef, other: RecordRef): number {
  if (one.label !== other.label) return one.label < other.label ? -1 : 1
  return one.key - other.key
}

function withoutRepeats<Ref extends RecordRef>(refs: readonly Ref[]): Ref[] {
  const seen = new Set<string>()
  return refs.filter(({ kind, key }) => !seen.has(`${kind} ${key}`) && seen.add(`${kind} ${key}`))
}

function obsoleteLine(input: string, rows: readonly IdentifierRow[]): ResolvedLine {
  const own = rows.find(({ key }) => key !== null)
  const successors = rows.flatMap(({ kind, successorKey, successorLabel }) => toRef(kind, successorKey, successorLabel) ?? [])
  const record = own ? toRef(own.kind, own.key, own.label) : null
  return { input, bucket: 'obsolete', record, successors: withoutRepeats(successors.sort(compareRefs)) }
}

function toRef(kind: string, key: number | null, label: string | null): RecordRef | null {
  return key === null || label === null ? null : { kind, key, label }
}
