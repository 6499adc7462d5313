/** Ids one list may hold. */
export const maxIdentifiers = 100_000

// "FLOWERING LOCUS C" in quotes stays together, as a spreadsheet writes it; a quote that is not closed is part of its word.
const word = /"(?<quoted>[^"\r\n]*)"|(?<bare>[^\s\p{Cc}\u200B,;]+)/gu
const anySign = /[^\s\p{Cc}\u200B]/u

/**
 * The ids of a list, spelled as given and in their order. A text is split at line ends, tabs, commas, semicolons and blanks;
 * a list that comes as an array is not split, so its names may hold any of these. What holds nothing but blanks is no id.
 */
export function parseIdentifiers(ids: string | readonly string[]): string[] {
  const texts = typeof ids === 'string' ? Array.from(ids.matchAll(word), ({ groups }) => groups?.quoted ?? groups?.bare ?? '') : ids
  return texts.map((text) => text.trim()).filter((text) => anySign.test(text))
}
