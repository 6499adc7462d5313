// Commas separate ids unless they stand in quotes, as spreadsheets write them; an unclosed quote is part of its id.
const piece = /\s*"(?<quoted>(?:[^"]|"")*)"\s*(?=,|$)|(?<bare>[^,]+)/gu
const lineBreak = /\r\n|[\n\r]/
const blanks = /[\s\p{Cc}\u200B\uFEFF]+/gu

/** What stands in a text between line breaks and commas, and the number of its line, counted from 1. */
export type GivenId = { line: number; input: string }

/** The IDs of a text by its lines (LIST-060). Blank lines give none and count, so that numbers are those of the visitor's file. */
export function parseLines(text: string): GivenId[] {
  return text
    .split(lineBreak)
    .flatMap((each, at) =>
      Array.from(each.matchAll(piece), ({ groups }) => ({ line: at + 1, input: tidy(groups) })).filter(({ input }) => input !== ''),
    )
}

function tidy(groups: Record<string, string> | undefined): string {
  return (groups?.quoted?.replaceAll('""', '"') ?? groups?.bare ?? '').replace(blanks, ' ').trim()
}

/** The words of an id that may be several ids; none if it is one word. */
export function wordsOfId(input: string): string[] {
  const words = input.split(/[\s,;]+/u).filter((word) => word !== '')
  return words.length > 1 || words[0] !== input ? words : []
}
