import type { CommunityHit } from '@rosette/contract-kit/community-hit.ts'
import { normaliseIdentifier } from '@rosette/contract-kit/normalise-identifier.ts'
import { maxSuggestions, type Suggestion } from '@rosette/contract-kit/suggestion.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { searchBody } from '@rosette/search-engine/query/search-body.ts'
import { communityAlias, communityIndex } from '../../community/server/community-index.ts'

/**
 * People and organizations whose name has the typed words, the last one perhaps half typed. They belong to no release, so no
 * identifier table knows them; their index is small, and a name is found by its first name too.
 */
export async function suggestMembers(
  engine: Pick<Engine, 'search'>,
  indexPrefix: string,
  text: string,
  call: CallOptions = {},
): Promise<Suggestion[]> {
  const typed = normaliseIdentifier(text.toWellFormed())
  if (typed === '') return []
  const body = searchBody(communityIndex, { query: namesBegunBy(typed), isRanked: true, window: { from: 0, size: maxSuggestions } })
  const { sources } = await engine.search<CommunityHit>(communityAlias(indexPrefix), body, call)
  return sources.map(({ type, communityId, name }) => ({
    record: { kind: type, key: communityId, label: name },
    name,
    by: 'name',
    isExact: normaliseIdentifier(name) === typed,
  }))
}

function namesBegunBy(typed: string): object {
  const constant = (filter: object, boost: number) => ({ constant_score: { filter, boost } })
  const queries = [
    constant({ term: { name: { value: typed } } }, 3),
    constant({ match_bool_prefix: { 'name.prefix': { query: typed } } }, 2),
    constant({ match_bool_prefix: { 'name.words': { query: typed, operator: 'and' } } }, 1),
  ]
  return { dis_max: { queries } }
}
