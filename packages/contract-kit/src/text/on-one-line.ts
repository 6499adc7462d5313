/** Tabs and line breaks become spaces, so that a row of a table is a line. */
export function onOneLine(text: string): string {
  // \s would also change spaces of other widths, which are part of the text.
  return /[\t\r\n\v\f\u0085\u2028\u2029]/.test(text) ? text.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ') : text
}
