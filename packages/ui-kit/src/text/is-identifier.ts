/** Whether a text is an identifier (AT4G18960, CS25, GO:0009908, col-0) and not words or a symbol: one word with a digit. */
export function isIdentifier(text: string): boolean {
  return /^\S*\d\S*$/.test(text)
}
