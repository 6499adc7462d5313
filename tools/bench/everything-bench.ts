import { type SearchCategory, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import type { BenchOptions } from './bench-options.ts'
import { type Call, formatRequest, send, sendRequest } from './measure/closed-loop.ts'
import { measureOf } from './measure/compare-sides.ts'
import { openConnection } from './measure/open-connection.ts'
import { say } from './scratch-site.ts'
import { searchTexts } from './search-mix.ts'
import { type Stage, withStage } from './stage.ts'

/** The search of every type, and those of the single types: with as many rows, and as their pages of results ask. */
const wholes = ['everything', 'counts'] as const
const rowsOf = (category: SearchCategory) => `rows of ${category}` as const
const pageOf = (category: SearchCategory) => `page of ${category}` as const
type Name = (typeof wholes)[number] | ReturnType<typeof rowsOf | typeof pageOf>
const names: readonly Name[] = [...wholes, ...searchCategories.map(rowsOf), ...searchCategories.map(pageOf)]

/**
 * EVERY-003: a search of everything beside single searches of each type, by one client that asks for them in turn. What it is compared
 * with is the type whose searches take longest: `ratio` for its page of results, `ratioToRows` for five of its rows and nothing else.
 */
export async function benchEverything(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const calls = callsOf(stage)
    for (const { call } of calls) await send(call)
    await askInTurn(stage, calls, options.warmUpSeconds)
    const rounds: Round[] = []
    while (rounds.length < options.rounds) {
      say(`round ${rounds.length + 1} of ${options.rounds}`)
      rounds.push(await askInTurn(stage, calls, options.seconds))
    }
    const { releaseId: release, commit } = stage
    return {
      ratio: rounded(middleOf(rounds.map((round) => ratioTo(round, pageOf)))),
      ratioToRows: rounded(middleOf(rounds.map((round) => ratioTo(round, rowsOf)))),
      p50Ms: Object.fromEntries(Object.entries(rounds.at(-1) ?? {}).map(([name, p50]) => [name, rounded(p50)])),
      release,
      commit,
      texts: searchTexts.length,
      seconds: options.seconds,
    }
  }, options)
}

/** The median time of each search. */
type Round = Readonly<Record<Name, number>>

function ratioTo(round: Round, single: typeof rowsOf | typeof pageOf): number {
  return round.everything / Math.max(...searchCategories.map((category) => round[single(category)]))
}

function middleOf(ratios: readonly number[]): number {
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 0
}

function callsOf({ apiUrl }: Stage): { name: Name; call: Call }[] {
  const post = (path: string, body: object): Call => ({
    method: 'POST',
    url: new URL(`/api/search/${path}`, apiUrl),
    body: JSON.stringify(body),
  })
  return searchTexts.flatMap((searchText) => [
    { name: 'everything', call: post('everything', { searchText }) },
    { name: 'counts', call: post('everything', { searchText, rows: 0 }) },
    ...searchCategories.flatMap((category) => [
      { name: rowsOf(category), call: post('general', { searchText, category, rowsLimit: 5, highlight: true }) },
      { name: pageOf(category), call: post('general', { searchText, category, page: 1, pageSize: 25, facets: true, highlight: true }) },
    ]),
  ])
}

async function askInTurn({ apiUrl }: Stage, calls: readonly { name: Name; call: Call }[], seconds: number): Promise<Round> {
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  const requests = calls.map(({ name, call }) => ({ name, request: formatRequest(call) }))
  const connection = await openConnection(new URL(apiUrl))
  const end = performance.now() + seconds * 1000
  try {
    // Whole turns only, so that every search has the same texts.
    do {
      for (const { name, request } of requests) {
        const start = performance.now()
        await sendRequest(connection, request)
        times.get(name)?.push(performance.now() - start)
      }
    } while (performance.now() < end)
  } finally {
    connection.close()
  }
  // fromEntries forgets the names.
  return Object.fromEntries(Array.from(times, ([name, list]) => [name, measureOf(list, seconds).p50Ms])) as Round
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
