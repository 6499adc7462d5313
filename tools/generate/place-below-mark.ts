const end = '<!-- End of what npm run gen made. -->\n'

/** Replaces what stands between a mark and the next end mark of a page. */
export function placeBelowMark(text: string, mark: string, section: string): string {
  const begin = text.indexOf(`${mark}\n`)
  const from = begin + mark.length + 1
  const to = text.indexOf(end, from)
  if (begin === -1 || to === -1) throw new Error(`The page has lost ${mark} or the end mark below it`)
  return `${text.slice(0, from)}${section}${text.slice(to)}`
}
