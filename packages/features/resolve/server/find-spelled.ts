import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { spellingsOf } from '@rosette/contract-kit/search/typed-text.ts'
import { findIdentifiers, type IdentifierRow, type NumberedName } from '@rosette/database/find-identifiers.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { eachInTurns } from '@rosette/release-kit/take-turns.ts'

/** An id by its place in a list, and the forms in which it is looked up. */
export type SpelledId = readonly [at: number, spellings: readonly string[]]

/** The forms in which an id is looked up, the likeliest first. */
export function normalisedSpellings(id: string): string[] {
  return spellingsOf(id.toWellFormed())
    .map(normaliseIdentifier)
    .filter((name) => name !== '')
}

/**
 * What each of some ids means, by its place: the search box, lists, `/r/` and the API all read ids here, so that each is understood
 * everywhere (decision 0078). Of the spellings of an id, the first that somebody is known by decides. `kind` null: of all kinds.
 */
export async function findSpelled(
  db: Pick<Database, 'pool' | 'records'>,
  releaseId: string,
  ids: readonly SpelledId[],
  kind: string | null,
): Promise<Map<number, IdentifierRow[]>> {
  const placeOf: number[] = []
  const names: NumberedName[] = []
  await eachInTurns(ids, ([at, spellings]) => {
    for (const name of spellings) names.push([placeOf.push(at) - 1, name])
  })
  const found = names.length === 0 ? new Map<number, IdentifierRow[]>() : await findIdentifiers(db, releaseId, names, kind)
  const meaning = new Map<number, IdentifierRow[]>()
  await eachInTurns(names, ([number]) => {
    const [at = -1, rows] = [placeOf[number], found.get(number)]
    if (rows && !meaning.has(at)) meaning.set(at, rows)
  })
  return meaning
}
