import type { LineReader, RowWriter } from '@rosette/release-kit/sources/source.ts'

/** Tables that a matrix of expression fills, with their columns. */
export const matrixTables = {
  expression_column: ['matrix', 'place', 'run'],
  expression_line: ['matrix', 'gene_name', 'run_values'],
}

type MatrixReading = {
  out: RowWriter
  /** What the matrix is called. */
  matrix: string
  /** The column with the name of the gene. */
  geneColumn: string
  /** Columns whose values are read; all others of the file if it is left out. */
  runs?: readonly string[]
  /** The name of a gene as it is stored; null if the line must be rejected. */
  geneOf(text: string): string | null
  /** Whether a value may be missing; it is stored as null, which is not zero. */
  mayMiss: boolean
}

/** A table of genes × runs whose first line names the runs: tabs, one line for each gene. */
export function readMatrix({ out, matrix, geneColumn, runs, geneOf, mayMiss }: MatrixReading): LineReader {
  let header: Header | null = null
  const genes = new Set<string>()

  function readHeader(cells: readonly string[]): void {
    const names = cells.map((cell) => cell.replace(/^\uFEFF/, '').trim())
    const gene = names.findIndex((name) => name.toLowerCase() === geneColumn.toLowerCase())
    const places = names.flatMap((name, at) => (at !== gene && (runs?.includes(name) ?? true) ? [{ name, at }] : []))
    const missing = [...(gene === -1 ? [geneColumn] : []), ...(runs ?? []).filter((run) => !places.some(({ name }) => name === run))]
    const twice = places.find(({ name }, index) => places.findIndex((other) => other.name === name) < index)
    header = { width: cells.length, gene, places, isUsable: missing.length === 0 && !twice && places.length > 0 }
    if (missing.length > 0) out.reject(`the header line has no column ${missing.join(', ')}`)
    else if (twice) out.reject(`the header line has two columns ${twice.name}`)
    else if (places.length === 0) out.reject('the header line names no run')
    else for (const [index, { name }] of places.entries()) out.row('expression_column', [matrix, index + 1, name])
  }

  function readGene({ width, gene, places, isUsable }: Header, cells: readonly string[]): string | null {
    if (!isUsable) return 'the file has no usable header line'
    if (cells.length !== width) return `${cells.length} columns instead of ${width}`
    const text = cells[gene]?.trim() ?? ''
    const name = geneOf(text)
    if (name === null) return `${JSON.stringify(text)} is not the name of a locus`
    if (genes.has(name)) return `${name} has a line already`
    const values = places.map(({ at }) => cellValue(cells[at]?.trim() ?? '', mayMiss))
    const wrong = places[values.indexOf(undefined)]
    if (wrong) return `the value of ${wrong.name} is not a number`
    genes.add(name)
    out.row('expression_line', [matrix, name, `{${values.join(',')}}`])
    return null
  }

  return {
    line(text) {
      if (text.trim() === '') return
      const cells = text.replace(/\r$/, '').split('\t')
      if (header === null) return readHeader(cells)
      const reason = readGene(header, cells)
      if (reason !== null) out.reject(reason)
    },
  }
}

type Header = { width: number; gene: number; places: readonly { name: string; at: number }[]; isUsable: boolean }

/** As PostgreSQL reads it within an array; undefined if it is not a number. Larger ones do not fit the column. */
function cellValue(text: string, mayMiss: boolean): string | undefined {
  if (mayMiss && (text === '' || text === 'NA')) return 'NULL'
  return /^-?\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,2})?$/i.test(text) && Math.abs(Number(text)) < 1e30 ? realText(Number(text)) : undefined
}

/** The column holds single precision, which refuses numbers that are too near zero. */
function realText(value: number): string {
  return Math.abs(value) < 1e-30 ? '0' : String(value)
}
