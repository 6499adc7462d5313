import { highlightEnd, highlightStart } from '@rosette/contract-kit/search-contract.ts'
import type { IndexDefinition } from './index-definition.ts'

/** As far as a text is looked through for what to mark; the engine refuses to mark a longer one whole. */
const longestMarked = 100_000

/**
 * What the engine marks in the hits of a general search: the words of the text in running text, whatever their endings, and in names
 * also words that begin like the last one. Only what a hit shows is marked, and always the whole text of a field.
 */
export function generalHighlight({ fields, hitFields }: IndexDefinition, text: string): object | null {
  const query = text.toWellFormed()
  const marked = hitFields.flatMap((field): { field: string; clause: object }[] => {
    const role = fields[field]?.role ?? 'none'
    if (role === 'prose') return [{ field, clause: { match: { [field]: { query } } } }]
    if (role !== 'identifier' && role !== 'names' && role !== 'fullNames') return []
    return [{ field: `${field}.words`, clause: { match_bool_prefix: { [`${field}.words`]: { query } } } }]
  })
  if (marked.length === 0) return null
  return {
    type: 'unified',
    number_of_fragments: 0,
    pre_tags: [highlightStart],
    post_tags: [highlightEnd],
    max_analyzer_offset: longestMarked,
    highlight_query: { bool: { should: marked.map(({ clause }) => clause) } },
    fields: Object.fromEntries(marked.map(({ field }) => [field, {}])),
  }
}
