import { kindServers } from '@rosette/kinds/registry/server.ts'
import { generalQuery } from '@rosette/search-engine/general-query.ts'
import { indexName } from '@rosette/search-engine/index-name.ts'
import { alternate } from './alternate.ts'
import type { BenchOptions } from './bench-options.ts'
import { type Call, runClosedLoop, send } from './closed-loop.ts'
import { searchTexts } from './search-texts.ts'
import { type Stage, withStage } from './stage.ts'

const hits = 20

/** The same search bodies through the API and straight at OpenSearch. */
export async function benchSearch(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const bare = searchTexts.map((text) => bareCall(stage, text))
    const ours = searchTexts.map((text) => apiCall(stage, text))
    const found = await checkSameAnswers(bare, ours)
    const { attempt, ...comparison } = await alternate(
      {
        bare: (seconds) => runClosedLoop(bare, options.clients, seconds),
        ours: (seconds) => runClosedLoop(ours, options.clients, seconds),
      },
      options,
    )
    const { seconds, rounds, clients } = options
    return {
      ...comparison,
      release: stage.releaseId,
      commit: stage.commit,
      texts: searchTexts.length,
      found,
      hits,
      clients,
      seconds,
      rounds,
      attempt,
    }
  })
}

function bareCall({ opensearchUrl, indexPrefix, releaseId }: Stage, text: string): Call {
  const definition = kindServers.locus.search?.index
  if (!definition) throw new Error('Loci are not searched')
  const url = new URL(`${indexName(indexPrefix, 'locus', releaseId)}/_search`, `${opensearchUrl}/`)
  url.search = 'filter_path=hits.total.value,hits.hits._source'
  return { method: 'POST', url, body: JSON.stringify(generalQuery(definition, text, { from: 0, size: hits })) }
}

function apiCall({ apiUrl }: Stage, text: string): Call {
  const body = { searchText: text, category: 'genes', page: 1, pageSize: hits }
  return { method: 'POST', url: new URL('/api/search/general', apiUrl), body: JSON.stringify(body) }
}

/** Both sides must do the same work, or the comparison means nothing. Returns the number of all matches. */
async function checkSameAnswers(bare: readonly Call[], ours: readonly Call[]): Promise<number> {
  let found = 0
  for (const [place, call] of bare.entries()) {
    const other = ours[place]
    if (!other) throw new Error('The sides differ in length')
    const engine = JSON.parse(await send(call))
    const api = JSON.parse(await send(other))
    const sources = (engine.hits.hits ?? []).map((hit: { _source: unknown }) => hit._source)
    if (JSON.stringify(api.docs) !== JSON.stringify(sources) || api.total !== engine.hits.total.value) {
      throw new Error(`The two sides answer differently: ${other.body}`)
    }
    found += api.total
  }
  return found
}
