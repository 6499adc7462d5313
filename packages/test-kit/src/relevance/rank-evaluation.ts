import { kindServers } from '@rosette/kinds/registry/server.ts'
import { generalQuery } from '@rosette/search-engine/query/general-query.ts'
import { searchBody } from '@rosette/search-engine/query/search-body.ts'
import type { JudgedQuery } from './judged-queries.ts'

const firstTen = { from: 0, size: 10 }

/** The body of the engine's `_rank_eval` call: which share of the genes that were judged stands among the first ten hits. */
export function rankEvaluation(index: string, queries: readonly JudgedQuery[], keyOf: ReadonlyMap<string, number>): object {
  const definition = kindServers.locus.search?.index
  if (!definition) throw new Error('Loci are not searched')
  return {
    metric: { recall: { k: firstTen.size, relevant_rating_threshold: 1 } },
    requests: queries.map(({ text, genes }) => {
      const { query, sort } = searchBody(definition, { query: generalQuery(definition, text), isRanked: true, window: firstTen })
      const ratings = Object.values(genes).map((name) => ({ _index: index, _id: String(keyOf.get(name)), rating: 1 }))
      return { id: text, request: { query, sort }, ratings }
    }),
  }
}
