/** A protein with gaps; all rows of an alignment have as many columns. */
export type AlignedRow = { name: string; letters: string }

/** Reads aligned FASTA; a name ends at the first space. */
export function parseAligned(fasta: string): AlignedRow[] {
  return fasta
    .split(/^>/m)
    .slice(1)
    .map((record) => {
      const [header = '', ...lines] = record.split('\n')
      return { name: header.split(' ', 1)[0] ?? '', letters: lines.join('').replace(/\s/g, '') }
    })
}

/** Percent of identical residues among the columns in which both rows have one; null if there is no such column. */
export function identityOf(one: string, other: string): number | null {
  let [same, both] = [0, 0]
  for (let column = 0; column < one.length; column++) {
    if (one[column] === '-' || other[column] === '-') continue
    both++
    if (one[column] === other[column]) same++
  }
  return both === 0 ? null : (100 * same) / both
}

/** Groups of residues that replace each other, as Clustal marks them: ':' for the first, '.' for the second (Thompson et al. 1994). */
const strong = ['STA', 'NEQK', 'NHQK', 'NDEQ', 'QHRK', 'MILV', 'MILF', 'HY', 'FYW']
const weak = ['CSA', 'ATV', 'SAG', 'STNK', 'STPA', 'SGND', 'SNDEQK', 'NDEQHK', 'NEQHRK', 'FVLIM', 'HFY']

/** One character for each column: '*' if all residues are the same, ':' or '.' if they are alike, else a space. */
export function conservationOf(rows: readonly AlignedRow[]): string {
  const columns = rows[0]?.letters.length ?? 0
  return Array.from({ length: columns }, (_, column) => characterOf(new Set(rows.map(({ letters }) => letters[column] ?? '-')))).join('')
}

function characterOf(letters: ReadonlySet<string>): string {
  if (letters.has('-')) return ' '
  if (letters.size === 1) return '*'
  const isWithin = (group: string) => [...letters].every((letter) => group.includes(letter))
  if (strong.some(isWithin)) return ':'
  return weak.some(isWithin) ? '.' : ' '
}

/** Columns of a line, here and on the page. */
export const blockWidth = 60

/** Clustal format: blocks of 60 columns with a line of conservation below. */
export function formatClustal(rows: readonly AlignedRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 4
  const lines = [...rows, { name: '', letters: conservationOf(rows) }]
  const blocks: string[] = []
  for (let at = 0; at < (rows[0]?.letters.length ?? 0); at += blockWidth)
    blocks.push(lines.map(({ name, letters }) => `${name.padEnd(width)}${letters.slice(at, at + blockWidth)}`.trimEnd()).join('\n'))
  return `CLUSTAL multiple sequence alignment\n\n\n${blocks.join('\n\n')}\n`
}
