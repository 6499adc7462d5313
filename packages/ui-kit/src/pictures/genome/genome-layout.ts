import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'

/** Where rows and bases stand: heights in pixels, widths in percent. */
export type GenomeLayout = {
  /** Where chromosomes begin, and how wide the longest is. */
  left: number
  width: number
  height: number
  longest: number
  rows: readonly { chromosome: Chromosome; length: number }[]
  /** The line that the bars of a chromosome stand on. */
  yOf(chromosome: Chromosome): number
  xOf(base: number): number
  /** The base at a place of the drawing, in percent of its width. */
  baseAt(percent: number): number
}

export const barHeight = 28
const rulerHeight = 26
const rowHeight = barHeight + 26
/** One line of names below a chromosome. */
export const laneHeight = 14

const nuclear: readonly Chromosome[] = ['Chr1', 'Chr2', 'Chr3', 'Chr4', 'Chr5']

/** The five chromosomes, and an organelle if something lies on it; `lanes` are lines of names below each. */
export function layGenome(
  places: readonly { chromosome: Chromosome }[],
  isNarrow: boolean,
  lanes: ReadonlyMap<Chromosome, number> = new Map(),
): GenomeLayout {
  const used = new Set(places.map(({ chromosome }) => chromosome))
  const shown = chromosomes.filter((chromosome) => nuclear.includes(chromosome) || used.has(chromosome))
  const rows = shown.map((chromosome) => ({ chromosome, length: chromosomeLengths[chromosome] }))
  const longest = Math.max(...rows.map(({ length }) => length))
  const [left, width] = isNarrow ? [13, 74] : [6, 82]
  const topOf = (row: number) =>
    shown.slice(0, row).reduce((sum, chromosome) => sum + rowHeight + (lanes.get(chromosome) ?? 0) * laneHeight, rulerHeight)
  return {
    left,
    width,
    height: topOf(rows.length),
    longest,
    rows,
    yOf: (chromosome) => topOf(shown.indexOf(chromosome)) + barHeight,
    xOf: (base) => left + (base / longest) * width,
    baseAt: (percent) => ((percent - left) / width) * longest,
  }
}
