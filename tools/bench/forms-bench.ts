import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { resultCategories, resultCategoryNames } from '@rosette/features/site/contract/result-categories.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import type { BenchOptions } from './bench-options.ts'
import { type Call, runClosedLoop, send } from './measure/closed-loop.ts'
import { compareSides, type Measure } from './measure/compare-sides.ts'
import { say } from './scratch-site.ts'
import { apiCall, detailCall, type MixedCall, mixedCalls, mixOf } from './search-mix.ts'
import { type Stage, withStage } from './stage.ts'

type Form = { category: ResultCategoryName; call: Call; total: number }
/** What visitors search for: all of the mix, and of it the searches of forms, which ask for facets as the empty forms do. */
type Mix = { all: readonly Call[]; filled: readonly Call[] }
type FormRound = { all: Measure; filled: Measure; forms: readonly Measure[] }

/** With nothing filled in, the first page of all records of each form, beside what visitors search for; all through the API. */
export async function benchForms(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const forms = await findForms(stage)
    const mix = await findMix(stage)
    const run = (duration: number) => runRound(mix, forms, options.clients, duration)
    await run(options.warmUpSeconds)
    const measured: FormRound[] = []
    while (measured.length < options.rounds) {
      say(`round ${measured.length + 1} of ${options.rounds}`)
      measured.push(await run(options.seconds))
    }
    const compared = forms.map(({ category, total }, at) => ({ category, total, ...compareForm(measured, at) }))
    const slowest = compared.toSorted((one, other) => other.ratio - one.ratio)[0]
    const { bare, ours, isSteady } = compareSides(measured.map(({ all, filled }) => ({ bare: all, ours: filled })))
    return {
      ratio: slowest?.ratio,
      ratioToFilled: slowest?.ratioToFilled,
      slowest: slowest?.category,
      mix: bare,
      filled: ours,
      isSteady,
      forms: compared,
      release: stage.releaseId,
      commit: stage.commit,
      clients: options.clients,
      seconds: options.seconds,
      rounds: options.rounds,
    }
  }, options)
}

/** What a release has nothing of is left out. */
async function findForms({ apiUrl }: Stage): Promise<Form[]> {
  const names = resultCategoryNames.filter((name) => resultCategories[name].form.path === `/search/${name}`)
  const forms = names.map(async (category) => {
    // Clones and vectors share a call (API-018).
    const searchTerms = toSearchTerms(category === 'vector' ? { category } : {})
    const call = apiCall(detailCall({ call: resultCategories[category].call, searchTerms }), apiUrl)
    return { category, call, total: totalOf(await send(call)) }
  })
  return (await Promise.all(forms)).filter(({ total }) => total > 0)
}

/** As the bench of searches has it: only what finds something. */
async function findMix({ apiUrl }: Stage): Promise<Mix> {
  const found: MixedCall[] = []
  for (const call of mixedCalls()) if (totalOf(await send(apiCall(call, apiUrl))) > 0) found.push(call)
  const all = mixOf(found.map((call) => ({ call }))).map(({ call }) => call)
  const sent = (calls: readonly MixedCall[]) => calls.map((call) => apiCall(call, apiUrl))
  return { all: sent(all), filled: sent(all.filter(({ sort }) => sort === 'detail')) }
}

async function runRound(mix: Mix, forms: readonly Form[], clients: number, seconds: number): Promise<FormRound> {
  const all = await runClosedLoop(mix.all, clients, seconds)
  const filled = await runClosedLoop(mix.filled, clients, seconds)
  const empty: Measure[] = []
  for (const { call } of forms) empty.push(await runClosedLoop([call], clients, seconds))
  return { all, filled, forms: empty }
}

function compareForm(measured: readonly FormRound[], at: number) {
  const beside = (side: 'all' | 'filled') =>
    compareSides(measured.flatMap((round) => (round.forms[at] ? [{ bare: round[side], ours: round.forms[at] }] : [])))
  const { ours, ratio } = beside('all')
  return { p50Ms: ours.p50Ms, ratio: ratio.p50, ratioToFilled: beside('filled').ratio.p50 }
}

function totalOf(answer: string): number {
  const { total, suggestions } = JSON.parse(answer)
  return total ?? suggestions.length
}
