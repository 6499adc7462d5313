import type { TextMethod } from '@rosette/contract-kit/text-method.ts'
import { valueEnd, valueStart } from './index-analysis.ts'

/** What one clause of `textClause` asks for. */
export type AskedText = { field: string; method: TextMethod; text: string }

/** The texts that a compiled query asks for, wherever they stand in it; what must not be there is not among them. */
export function askedTexts(query: unknown): AskedText[] {
  if (Array.isArray(query)) return query.flatMap(askedTexts)
  if (typeof query !== 'object' || query === null) return []
  return Object.entries(query).flatMap(([name, inner]) => {
    if (name === 'must_not') return []
    return name === 'match_phrase' ? readPhrases(inner) : askedTexts(inner)
  })
}

function readPhrases(phrases: Readonly<Record<string, unknown>>): AskedText[] {
  return Object.entries(phrases).flatMap(([path, asked]) =>
    path.endsWith('.pieces') && typeof asked === 'string' ? [readPhrase(path.slice(0, -'.pieces'.length), asked)] : [],
  )
}

/** The ends of the value, where the text stands at them, are marked: `placed` of text-clause. */
function readPhrase(field: string, asked: string): AskedText {
  const [isAtStart, isAtEnd] = [asked.startsWith(valueStart), asked.endsWith(valueEnd)]
  const text = asked.slice(isAtStart ? 1 : 0, isAtEnd ? -1 : undefined)
  return { field, method: isAtEnd ? 'exactly' : isAtStart ? 'starts_with' : 'contains', text }
}
