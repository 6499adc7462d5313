// "FLOWERING LOCUS C" in quotes stays together, as spreadsheets write it; an unclosed quote is part of its word.
const word = /"(?<quoted>[^"\r\n]*)"|(?<bare>[^\s\p{Cc}\u200B,;]+)/gu
const anySign = /[^\s\p{Cc}\u200B]/u

/**
 * The IDs of a list, as written and in their order. A text is split at line ends, tabs, commas, semicolons and spaces; an array is
 * not split, so its names may contain any of these. Blank entries are ignored.
 */
export function parseIdentifiers(ids: string | readonly string[]): string[] {
  const texts = typeof ids === 'string' ? Array.from(ids.matchAll(word), ({ groups }) => groups?.quoted ?? groups?.bare ?? '') : ids
  return texts.map((text) => text.trim()).filter((text) => anySign.test(text))
}
