import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'

/** The words of a text as the language of the index has them. */
export type WordsOf = (text: string) => readonly string[]

type Token = { token: string; start_offset: number }

// The engine counts at most 10,000 words in one call.
const textsAtOnce = 25

/**
 * Stems are made by the engine's own dictionary, which nothing else knows; all else is done without it. Texts are analysed once, before
 * the searches begin.
 */
export async function readWords(
  engine: Pick<Engine, 'request'>,
  index: string,
  analyzer: 'words' | 'words_asked',
  texts: Iterable<string>,
): Promise<WordsOf> {
  const words = new Map<string, readonly string[]>()
  const missing = [...new Set(texts)]
  for (let at = 0; at < missing.length; at += textsAtOnce) {
    const some = missing.slice(at, at + textsAtOnce)
    const path = `/${index}/_analyze`
    // The shape is the engine's own.
    const { tokens } = (await engine.request({ method: 'POST', path, body: { analyzer, text: some } })) as { tokens: Token[] }
    sortIntoTexts(some, tokens, words)
  }
  return (text) => words.get(text) ?? []
}

/** The offsets of each text follow those of the one before, after a gap of one. */
function sortIntoTexts(texts: readonly string[], tokens: readonly Token[], words: Map<string, readonly string[]>): void {
  let start = 0
  for (const text of texts) {
    const end = start + text.length
    words.set(
      text,
      tokens.filter(({ start_offset }) => start_offset >= start && start_offset < end).map(({ token }) => token),
    )
    start = end + 1
  }
}
