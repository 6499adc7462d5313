import { normaliseIdentifier } from '@rosette/contract-kit/normalise-identifier.ts'
import { type Completion, findCompletions } from '@rosette/database/find-completions.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { maxSuggestions, type Suggestion } from '../contract/suggestion.ts'

export type SuggestOptions = {
  /** Kinds of records, the wanted one first. */
  kinds: readonly string[]
  limit?: number
}

// A locus comes with its gene models and symbols, and each record is suggested once.
const namesOfARecord = 4

/** Records that a half-typed text may mean: those it names whole first, then those it begins a name of, both in the order of the kinds. */
export async function suggest(
  { pool }: { pool: Pick<Database['pool'], 'query'> },
  releaseId: string,
  text: string,
  { kinds, limit = maxSuggestions }: SuggestOptions,
): Promise<Suggestion[]> {
  const beginning = normaliseIdentifier(text.toWellFormed())
  if (beginning === '' || kinds.length === 0) return []
  const found = await findCompletions(pool, releaseId, beginning, { kinds, limit: limit * namesOfARecord })
  const suggestions = found.map((completion) => toSuggestion(completion, beginning))
  const ranked = [...suggestions.filter(({ isExact }) => isExact), ...suggestions.filter(({ isExact }) => !isExact)]
  const first = new Map<string, Suggestion>()
  for (const suggestion of ranked) {
    const id = `${suggestion.record.kind} ${suggestion.record.key}`
    if (!first.has(id)) first.set(id, suggestion)
  }
  return [...first.values()].slice(0, limit)
}

function toSuggestion({ kind, key, label, name, type }: Completion, beginning: string): Suggestion {
  return { record: { kind, key, label }, name, by: type, isExact: name === beginning }
}
