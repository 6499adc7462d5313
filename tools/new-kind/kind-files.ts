import { contractFiles } from './contract-files.ts'
import type { KindParts, KindWords } from './kind-words.ts'
import { searchFiles } from './search-files.ts'
import { serverFiles } from './server-files.ts'
import { webFiles } from './web-files.ts'

/** The files of a new kind by their path in its folder: as small as a kind can be and still have all its layers. */
export function kindFiles(words: KindWords, parts: KindParts): Readonly<Record<string, string>> {
  return {
    ...contractFiles(words, parts),
    ...serverFiles(words, parts),
    ...webFiles(words, parts),
    ...(parts.isSearchable && searchFiles(words, parts)),
  }
}
