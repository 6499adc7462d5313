import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { readCorrections, spellingBody } from '@rosette/search-engine/query/spelling-body.ts'
import { askForText, runSearch } from './run-search.ts'
import type { SearchTarget } from './search-target.ts'

/** How many spellings are tried; the first nearly always has hits, as it comes from the index. */
const maxTried = 3

/** For a text without hits, the nearest spelling that has some, or null. */
export async function findDidYouMean(
  engine: Pick<Engine, 'search'>,
  target: SearchTarget,
  searchText: string,
  call: CallOptions,
): Promise<string | null> {
  const text = searchText.toWellFormed().trim()
  const body = spellingBody(target.definition, text)
  if (body === null) return null
  const spellings = readCorrections(text, await engine.search(target.index, body, call)).map((correction) => correction.text)
  for (const spelling of [...new Set(spellings)].slice(0, maxTried)) {
    const { total } = await runSearch(engine, target, askForText(target, spelling), { matchCount: true }, call)
    if (total > 0) return spelling
  }
  return null
}
