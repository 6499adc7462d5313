import { SuggestAnswer, type SuggestRequest } from '@rosette/contract-kit/suggestion.ts'
import { fetchJson } from './fetch-json.ts'

// Later than this the visitor has typed on, or searched.
const timeoutMs = 3000

/** Records that a half-typed text may mean. */
export function fetchSuggestions(request: SuggestRequest, signal: AbortSignal): Promise<SuggestAnswer> {
  return fetchJson(SuggestAnswer, { path: 'suggest', query: request, signal, timeoutMs })
}
