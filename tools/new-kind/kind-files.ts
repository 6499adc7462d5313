import { contractFiles } from './contract-files.ts'
import type { KindWords } from './kind-words.ts'
import { serverFiles } from './server-files.ts'
import { webFiles } from './web-files.ts'

/** The files of a new kind by their path in its folder: as small as a kind can be and still stand in every room. */
export function kindFiles(words: KindWords): Readonly<Record<string, string>> {
  return { ...contractFiles(words), ...serverFiles(words), ...webFiles(words) }
}
