/** What a picture calls a list, as in a comparison of lists: A, B, C. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index)
}
