// Spaces of every width, control characters, the byte order mark and the zero-width space that web pages put into long names.
const blank = /[\s\p{Cc}\u200B]+/gu
const isPlain = /^[\x21-\x7e]+$/

/** The form in which names are stored and compared: upper case, no blanks around, one space for all blanks inside. */
export function normaliseIdentifier(text: string): string {
  // Nearly all ids are plain, and lists are long.
  if (isPlain.test(text)) return text.toUpperCase()
  return text.replace(blank, ' ').trim().toUpperCase()
}
