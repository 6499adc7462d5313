import { accept, type Parsed, parseInterval, refuse } from './parsed.ts'

/**
 * One line of a BED file: the three columns that every BED file has, and the rest as text, because files
 * use the other columns as they like. The start is 0-based and the end is exclusive.
 */
export type BedInterval = {
  chrom: string
  start: number
  end: number
  columns: readonly string[]
}

export function parseBedLine(line: string): Parsed<BedInterval> {
  const [chrom, start, end, ...columns] = line.split('\t')
  if (!chrom || start === undefined || end === undefined) return refuse('fewer than 3 columns')
  const interval = parseInterval(start, end, 0)
  if (!interval.ok) return interval
  return accept({ chrom, ...interval.value, columns })
}

/** Browser and track lines are instructions to viewers, not intervals. */
export function isBedComment(line: string): boolean {
  return line.trim() === '' || line.startsWith('#') || /^(browser|track)\s/.test(line)
}

/** 1-based, both ends included. */
type Part = { start: number; end: number }

/** One line of a BED12 file: a transcript and its exons. Unlike in the file, positions are 1-based and include the end. */
export type Bed12Transcript = Part & {
  chrom: string
  name: string
  strand: '+' | '-' | null
  /** By position, whatever the strand. */
  exons: readonly Part[]
  /** From the first to the last coding base; null for a non-coding transcript. */
  coding: Part | null
  /** Columns after the twelfth, which files use as they like. */
  columns: readonly string[]
}

/** Reads one transcript. The caller must skip comments and viewer lines (`isBedComment`). */
export function parseBed12Line(line: string): Parsed<Bed12Transcript> {
  const parsed = parseBedLine(line)
  if (!parsed.ok) return parsed
  const { chrom, start, end, columns } = parsed.value
  const [name, , strand, thickStart = '', thickEnd = '', , count, sizes, starts, ...further] = columns
  if (sizes === undefined || starts === undefined) return refuse(`${columns.length + 3} columns instead of 12`)
  if (!name) return refuse('the name is missing')
  if (strand !== '+' && strand !== '-' && strand !== '.') return refuse(`strand ${JSON.stringify(strand)} is none of + - .`)
  const blocks = parseBlocks(start, end, Number(count), parseCounts(sizes), parseCounts(starts))
  if (!blocks.ok) return blocks
  const thick = parseThick(start, end, thickStart, thickEnd)
  if (!thick.ok) return thick
  const span = { start: start + 1, end }
  return accept({
    chrom,
    name,
    ...span,
    strand: strand === '.' ? null : strand,
    exons: blocks.value,
    coding: thick.value,
    columns: further,
  })
}

/** The blocks must span the whole transcript and must not overlap. */
function parseBlocks(
  start: number,
  end: number,
  count: number,
  sizes: readonly number[] | null,
  starts: readonly number[] | null,
): Parsed<Part[]> {
  if (sizes === null || starts === null) return refuse('sizes and starts of blocks are lists of whole numbers')
  if (sizes.length !== count || starts.length !== count)
    return refuse(`${sizes.length} sizes and ${starts.length} starts instead of ${count} blocks`)
  const blocks = starts.map((offset, index) => ({ start: start + offset + 1, end: start + offset + (sizes[index] ?? 0) }))
  if (blocks.some((block) => block.end < block.start)) return refuse('a block is empty')
  if (blocks[0]?.start !== start + 1 || blocks.at(-1)?.end !== end) return refuse('the blocks do not span the whole')
  if (blocks.some((block, index) => index > 0 && block.start <= (blocks[index - 1]?.end ?? 0)))
    return refuse('the blocks overlap or are out of order')
  return accept(blocks)
}

/** A thick part of length 0 means that there is none. */
function parseThick(start: number, end: number, thickStart: string, thickEnd: string): Parsed<Part | null> {
  const [first, last] = [parseCount(thickStart), parseCount(thickEnd)]
  if (first === null || last === null) return refuse('the ends of the thick part are whole numbers')
  if (first === last) return accept(null)
  if (first < start || last > end || last < first) return refuse(`the thick part from ${first} to ${last} does not lie within the whole`)
  return accept({ start: first + 1, end: last })
}

/** `282,294,86,`: the last comma may be left out. Null if an item is not an integer. */
function parseCounts(text: string): number[] | null {
  const counts = text.replace(/,$/, '').split(',').map(parseCount)
  return counts.every((count) => count !== null) ? counts : null
}

function parseCount(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null
}

type TranscriptPart = {
  type: 'exon' | 'CDS' | '5UTR' | '3UTR'
  start: number
  end: number
  /** For a coding part: how many bases at its start belong to the previous codon. */
  frame: 0 | 1 | 2 | null
}

/**
 * Exons, coding parts and untranslated regions, by position. What precedes the coding part is the 5′ UTR on the forward strand and the
 * 3′ UTR on the reverse strand; without a strand, neither the UTRs nor the frame are known.
 */
export function partsOfTranscript({ exons, coding, strand }: Pick<Bed12Transcript, 'exons' | 'coding' | 'strand'>): TranscriptPart[] {
  const whole = exons.map((exon) => ({ type: 'exon' as const, ...exon, frame: null }))
  if (coding === null || strand === null) return whole
  const before = cut(exons, 0, coding.start - 1)
  const after = cut(exons, coding.end + 1, Number.POSITIVE_INFINITY)
  const [five, three] = strand === '+' ? [before, after] : [after, before]
  return [
    ...whole,
    ...withFrames(cut(exons, coding.start, coding.end), strand),
    ...five.map((part) => ({ type: '5UTR' as const, ...part, frame: null })),
    ...three.map((part) => ({ type: '3UTR' as const, ...part, frame: null })),
  ]
}

/** The parts of the exons between two positions. */
function cut(exons: readonly Part[], from: number, to: number): Part[] {
  return exons.map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) })).filter(({ start, end }) => start <= end)
}

const frames = [0, 2, 1] as const

/** Codons are counted in the direction of the transcript. */
function withFrames(parts: readonly Part[], strand: '+' | '-'): TranscriptPart[] {
  let coded = 0
  const inReading = strand === '+' ? parts : parts.toReversed()
  const framed = inReading.map(({ start, end }) => {
    const frame = frames[coded % 3] ?? 0
    coded += end - start + 1
    return { type: 'CDS' as const, start, end, frame }
  })
  return strand === '+' ? framed : framed.reverse()
}
