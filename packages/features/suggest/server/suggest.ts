import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { maxSuggestions, type Suggestion } from '@rosette/contract-kit/search/suggestion.ts'
import { readTypedText, withoutPlant } from '@rosette/contract-kit/search/typed-text.ts'
import { type Completion, findCompletions } from '@rosette/database/find-completions.ts'
import type { Database } from '@rosette/database/open-database.ts'

export type SuggestOptions = {
  /** Kinds of records, the preferred one first. */
  kinds: readonly string[]
  /** Whether the first kind has no more places than the others. */
  isOfAllAlike?: boolean
  /** Records of the first kind that were found by more than the beginning of a name. */
  foundOtherwise?: readonly Suggestion[]
  limit?: number
}

// A locus matches with its gene models and symbols, but each record is suggested once.
const namesOfARecord = 4

/** Places reserved for records of other kinds, however many the preferred kind has. */
const placesOfOthers = 3

/**
 * Records that match a partly typed text: exact names first, in the order of the kinds; then names that start with it, most of them
 * of the preferred kind, which may have been found otherwise too, and one of each other kind before a second.
 */
export async function suggest(
  { pool }: { pool: Pick<Database['pool'], 'query'> },
  releaseId: string,
  text: string,
  { kinds, isOfAllAlike = false, foundOtherwise = [], limit = maxSuggestions }: SuggestOptions,
): Promise<Suggestion[]> {
  const typed = text.toWellFormed().trim()
  const beginnings = readTypedText(typed).map(normaliseIdentifier)
  if (beginnings[0] === '' || kinds.length === 0) return []
  const namesBegunBy = async (meant: readonly string[]) => {
    const found = await Promise.all(
      meant.slice(0, limit).map(async (beginning) => {
        const completions = await findCompletions(pool, releaseId, beginning, { kinds, limit: limit * namesOfARecord })
        return completions.map((completion) => toSuggestion(completion, beginning))
      }),
    )
    return onceEach(found.flat())
  }
  const ofPlant = withoutPlant(typed)
  const asTyped = await namesBegunBy(beginnings)
  // AtPHYB is PHYB, unless something is called so.
  const named = asTyped.length > 0 || ofPlant === null ? asTyped : await namesBegunBy([normaliseIdentifier(ofPlant)])
  const suggestions = onceEach([...named, ...foundOtherwise])
  const exact = suggestions.filter(({ isExact }) => isExact)
  const begun = suggestions.filter(({ isExact }) => !isExact)
  if (isOfAllAlike) return [...exact, ...inTurns(begun)].slice(0, limit)
  const own = begun.filter(({ record }) => record.kind === kinds[0])
  const others = inTurns(begun.filter(({ record }) => record.kind !== kinds[0]))
  const placesOfOwn = limit - exact.length - Math.min(others.length, placesOfOthers)
  return [...exact, ...own.slice(0, Math.max(0, placesOfOwn)), ...others, ...own.slice(Math.max(0, placesOfOwn))].slice(0, limit)
}

/** Each record once, by its best name: an exact one, or else the first. */
function onceEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const best = new Map<string, Suggestion>()
  for (const suggestion of suggestions) {
    const id = `${suggestion.record.kind} ${suggestion.record.key}`
    if (!best.has(id) || (suggestion.isExact && !best.get(id)?.isExact)) best.set(id, suggestion)
  }
  return [...best.values()]
}

/** The first of each kind, then the second of each. */
function inTurns(suggestions: readonly Suggestion[]): Suggestion[] {
  const ofKinds = [...Map.groupBy(suggestions, ({ record }) => record.kind).values()]
  const turns = ofKinds.flatMap((ofKind) => ofKind.map((suggestion, turn) => ({ suggestion, turn })))
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ suggestion }) => suggestion)
}

function toSuggestion({ kind, key, label, name, type, symbol, fullName, stocks }: Completion, beginning: string): Suggestion {
  const isExact = name === beginning
  return { record: { kind, key, label }, name, by: type, isExact, ...(symbol !== null && { symbol, fullName }), ...(stocks && { stocks }) }
}
