import { kindOfSearch, type SearchCategory } from '@rosette/kinds/registry/search-entries.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { BenchOptions } from './bench-options.ts'
import { earlierGeneralQuery } from './earlier-general-query.ts'
import { alternate } from './measure/compare-sides.ts'
import { askQuestions, checkSameAnswers, sidesOf } from './questions/ask-questions.ts'
import { type Recorded, recordQuestions } from './questions/record-questions.ts'
import { type MixedCall, mixedCalls, mixOf } from './search-mix.ts'
import { withStage } from './stage.ts'

/** Typical searches: through the API, and directly against OpenSearch and PostgreSQL with the same bodies and statements. */
export async function benchSearch(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const recorded = await recordQuestions(stage, mixedCalls())
    // If nothing is found, the API also looks for other spellings, which is not part of the mix.
    const found = recorded.filter(({ total, questions }) => total > 0 && questions.length > 0)
    await checkSameAnswers(stage, found)
    const mix = mixOf(found)
    const { attempt, ...comparison } = await alternate(sidesOf(stage, mix, options.clients), options)
    const { attempt: _, ...engine } = await alternate(
      {
        bare: (seconds) => askQuestions(stage, mix.map(beforeConnections), options.clients, seconds),
        ours: (seconds) => askQuestions(stage, mix, options.clients, seconds),
      },
      options,
    )
    const { seconds, rounds, clients } = options
    const { releaseId: release, commit } = stage
    // `engine` is the engine alone: `bare` with the bodies before the general search knew terms, `ours` with those of today.
    return { ...comparison, engine, release, commit, mix: mix.length, calls: found.length, clients, seconds, rounds, attempt }
  }, options)
}

/** The same call with the query of the general search as it was earlier; other calls as they are. */
function beforeConnections(recorded: Recorded<MixedCall>): Recorded<MixedCall> {
  if (recorded.call.sort !== 'general') return recorded
  // The mix writes the bodies of its general searches so.
  const { category, searchText } = recorded.call.body as { category: SearchCategory; searchText: string }
  const kind = kindOfSearch(category)
  const definition = Object.entries(kindServers).find(([name]) => name === kind)?.[1].search?.index
  if (!definition) return recorded
  const query = earlierGeneralQuery(definition, searchText)
  const questions = recorded.questions.map((question) =>
    'http' in question && question.http.body
      ? { http: { ...question.http, body: JSON.stringify({ ...JSON.parse(question.http.body), query }) } }
      : question,
  )
  return { ...recorded, questions }
}
