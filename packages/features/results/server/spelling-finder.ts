import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { readCorrections, spellingBody } from '@rosette/search-engine/query/spelling-body.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { prepareTextQuery, runSearch } from './run-search.ts'
import type { SearchTarget } from './search-target.ts'

/** How many spellings are tried; the first nearly always has hits, as it comes from the index. */
const maxTried = 3

/** A spelling costs the engine far more than a search. While so many are looked for in this process, others are not suggested. */
const maxAtOnce = 2

type FindSpelling = (target: SearchTarget, searchText: string, call: CallOptions, budget?: CostBudget) => Promise<string | null>

/** Looks for spellings within a time and a number of its own, so that texts without hits cannot slow down everybody's searches. */
export function spellingFinder(engine: Pick<Engine, 'search'>, timeoutMs: number): FindSpelling {
  let running = 0
  return async (target, searchText, call, budget = unlimitedBudget) => {
    const text = searchText.toWellFormed().trim()
    const body = spellingBody(target.definition, text)
    if (body === null || running >= maxAtOnce || timeoutMs === 0) return null
    if (!(await budget.tryDraw(costs.spelling(text.split(/\s+/).length))) || running >= maxAtOnce) return null
    running++
    const outOfTime = AbortSignal.timeout(timeoutMs)
    const signal = call.signal ? AbortSignal.any([call.signal, outOfTime]) : outOfTime
    try {
      return await findDidYouMean(engine, target, { text, body }, { ...call, signal })
    } catch (error) {
      if (outOfTime.aborted && !call.signal?.aborted) return null
      throw error
    } finally {
      running--
    }
  }
}

/** For a text without hits, the nearest spelling that has some, or null. */
async function findDidYouMean(
  engine: Pick<Engine, 'search'>,
  target: SearchTarget,
  { text, body }: { text: string; body: object },
  call: CallOptions,
): Promise<string | null> {
  const spellings = readCorrections(text, await engine.search(target.index, body, call)).map((correction) => correction.text)
  for (const spelling of [...new Set(spellings)].slice(0, maxTried)) {
    const found = await runSearch(engine, target, prepareTextQuery(target, spelling), { rowsLimit: 1 }, call)
    if (found.total > 0 && !found.isOfMostWords) return spelling
  }
  return null
}
