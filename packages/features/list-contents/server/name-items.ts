import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { eachInTurns, mapInTurns } from '@rosette/release-kit/take-turns.ts'
import { findSpelled, normalisedSpellings, type SpelledId } from '../../resolve/server/find-spelled.ts'
import type { ListKind } from '../contract/list-kinds.ts'
import { itemOfKey, ownRows } from './resolve-items.ts'

type Pool = Pick<Database, 'pool' | 'records'>

/** Terms and papers are known by their accession; their names are prose. */
const namedByAccession: readonly ListKind[] = ['keyword', 'publication']

function ownTypeOf(kind: ListKind): 'name' | 'accession' {
  return namedByAccession.includes(kind) ? 'accession' : 'name'
}

/**
 * The items of records by their keys, in the order given, each once: the name or accession that is theirs alone, or the key if they have
 * none. A key without a record is refused.
 */
export async function itemsOfKeys({ pool }: Pool, releaseId: string, kind: ListKind, keys: readonly number[]): Promise<string[]> {
  const schema = schemaOf(releaseId)
  const { rows } = await pool.query<{ key: number; isRecord: boolean; name: string | null; label: string | null }>(
    `
    with own as (
      select name, min(key) as key, min(label) as label from ${schema}.identifier
      where kind = $1 and type = $2 and key is not null group by name having count(distinct key) = 1
    )
    select distinct on (wanted.place) wanted.key, document.key is not null as "isRecord", own.name, own.label
    from unnest($3::bigint[]) with ordinality as wanted (key, place)
    left join ${schema}.record_document as document on document.kind = $1 and document.key = wanted.key
    left join own on own.key = wanted.key
    order by wanted.place, own.name`,
    [kind, ownTypeOf(kind), [...new Set(keys)]],
  )
  const missing = rows.find(({ isRecord }) => !isRecord)
  if (missing) throw new Problem('invalid_request', `There is no ${kind} with the key ${missing.key}.`)
  return rows.map(({ key, name, label }) => (name === null ? itemOfKey(key) : spelled(name, label)))
}

/**
 * Items as given by a caller, in the spelling of the release if it knows them as a record's own name or accession, each once. Others stay
 * as they are: a list may be older than the release.
 */
export async function spellItems(db: Pool, releaseId: string, kind: ListKind, given: readonly string[]): Promise<string[]> {
  const firstOf = new Map<string, number>()
  const firsts: SpelledId[] = []
  await eachInTurns(given, (item, at) => {
    const spellings = normalisedSpellings(item)
    const [name = normaliseIdentifier(item)] = spellings
    if (firstOf.has(name)) return
    firstOf.set(name, at)
    firsts.push([at, spellings])
  })
  const found = await findSpelled(db, releaseId, firsts, kind)
  const otherKeys = new Map<number, number>()
  const items = await mapInTurns(firstOf, ([name, at]) => {
    const rows = ownRows(found.get(at))
    const own = rows.find(({ type }) => type === ownTypeOf(kind))
    if (own) return spelled(name, own.label)
    const [other] = rows
    // By the accession of something that is known by its name, or the other way round.
    if (other?.key) otherKeys.set(at, other.key)
    return given[at] ?? name
  })
  if (otherKeys.size === 0) return items
  const names = await itemsOfKeys(db, releaseId, kind, [...otherKeys.values()])
  const nameOfKey = new Map([...new Set(otherKeys.values())].map((key, at) => [key, names[at]]))
  const renamed = Array.from(firstOf.values(), (at, index) => nameOfKey.get(otherKeys.get(at) ?? 0) ?? items[index] ?? '')
  return [...new Set(renamed)]
}

/** Names are compared in upper case; the label has them as people write them. */
function spelled(name: string, label: string | null): string {
  return label !== null && normaliseIdentifier(label) === name ? label : name
}
