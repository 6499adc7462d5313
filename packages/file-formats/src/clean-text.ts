// Every control character but the tab, which separates cells.
const controls = /[^\P{Cc}\t]/gu

/**
 * Published tables contain control characters where a ligature or a Greek letter was lost ("di\0erent"). PostgreSQL rejects the zero
 * byte and browsers do not show the others, so each becomes the replacement character.
 */
export function cleanText(text: string): string {
  return text.replace(controls, '\uFFFD')
}
