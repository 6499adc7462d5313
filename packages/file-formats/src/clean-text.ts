// Every control character but the tab, which separates cells.
const controls = /[^\P{Cc}\t]/gu

/**
 * Published tables hold control characters where a ligature or a Greek letter was lost on the way ("di\0erent").
 * PostgreSQL refuses the zero byte and browsers show the others as nothing, so each becomes the sign for a lost character.
 */
export function cleanText(text: string): string {
  return text.replace(controls, '\uFFFD')
}
