import type { CallOptions, Engine } from '@rosette/search-engine/open-engine.ts'
import { searchBody } from '@rosette/search-engine/search-body.ts'
import { readCorrections, spellingBody } from '@rosette/search-engine/spelling-body.ts'
import { askForText } from './ask-for-text.ts'
import type { SearchTarget } from './search-target.ts'

/** Spellings that are tried at most; nearly always the first has hits, as it comes from the index. */
const maxTried = 3

/** How a text that found nothing may have been meant: the nearest spelling that does find something, or null. */
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
    const count = searchBody(target.definition, {
      query: askForText(target, spelling).query,
      isRanked: false,
      window: { from: 0, size: 0 },
    })
    const { total } = await engine.search(target.index, count, call)
    if (total > 0) return spelling
  }
  return null
}
