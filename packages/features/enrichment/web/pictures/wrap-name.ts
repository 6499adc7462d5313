const mostLines = 3
/** Room for a line in a box, in widths of its letters' height. */
const mostWidth = 13.4

/** A name in lines that fit into a box, broken between words; what has no room is cut off. */
export function wrapName(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && (lines.length === mostLines || widthOf(longer) <= mostWidth)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map(cut)
}

function cut(line: string): string {
  if (widthOf(line) <= mostWidth) return line
  let end = line.length
  while (end > 0 && widthOf(`${line.slice(0, end)}…`) > mostWidth) end--
  return `${line.slice(0, end).trimEnd()}…`
}

function widthOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

/** Of the letters of pages, Inter: a little more than they have. */
function letterWidth(letter: string): number {
  if (/[ijl.,:;'|]/.test(letter)) return 0.3
  if (/[ frt()[\]/]/.test(letter)) return 0.4
  if (letter === '-') return 0.5
  if (/[mwMW…]/.test(letter)) return 0.92
  return /[A-Z0-9+]/.test(letter) ? 0.74 : 0.62
}
