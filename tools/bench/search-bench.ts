import type { BenchOptions } from './bench-options.ts'
import { alternate } from './measure/compare-sides.ts'
import { recordQuestions } from './questions/record-questions.ts'
import { checkSameAnswers, sidesOf } from './questions/sides-of.ts'
import { mixedCalls, mixOf } from './search-mix.ts'
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
    const { seconds, rounds, clients } = options
    const { releaseId: release, commit } = stage
    return { ...comparison, release, commit, mix: mix.length, calls: found.length, clients, seconds, rounds, attempt }
  }, options)
}
