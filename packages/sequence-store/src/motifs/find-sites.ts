import { reverseMatrix, type ScoreMatrix } from './score-matrix.ts'

/** As a site lies to the sequence: in its direction, against it, or equally in both. */
export const siteStrands = { along: 0, against: 1, both: 2 } as const

export type Site = {
  /** Index of the motif. */
  motif: number
  /** Its first base, counted from 0. */
  start: number
  strand: number
  /** The better one of both strands. */
  score: number
}

type SearchedMotif = { scores: ScoreMatrix; threshold: number }
type OrientedMotif = SearchedMotif & { width: number; offset: number }

/** Length of the words by which motifs are preselected. */
const wordLength = 8
const words = 4 ** wordLength
const unknown = 4

/**
 * A search for many motifs at once on both strands. Of each motif the word of 8 columns that tells most is compared with all words
 * beforehand, so that at each place only those motifs are scored that can still reach their threshold.
 */
export function siteFinder(motifs: readonly SearchedMotif[]): (sequence: string) => Site[] {
  const oriented = motifs.flatMap(({ scores, threshold }) => [orient(scores, threshold), orient(reverseMatrix(scores), threshold)])
  const { ends, candidates } = indexWords(oriented)
  return (sequence) => {
    const bases = encode(sequence)
    const nextUnknown = unknownFrom(bases)
    const found = new Map<number, Site>()
    let word = wordAt(bases, 0)
    for (let at = 0; at < bases.length; at++) {
      for (let index = word === 0 ? 0 : (ends[word - 1] ?? 0); index < (ends[word] ?? 0); index++) {
        const which = candidates[index] ?? 0
        const motif = oriented[which]
        const start = motif ? at - motif.offset : -1
        if (!motif || start < 0 || start + motif.width > (nextUnknown[start] ?? 0)) continue
        const score = scoreAt(bases, start, motif.scores)
        if (score >= motif.threshold) add(found, bases.length, { motif: which >> 1, start, strand: which & 1, score })
      }
      word = ((word << 2) & (words - 1)) | ((bases[at + wordLength] ?? 0) & 3)
    }
    return [...found.values()]
  }
}

function add(found: Map<number, Site>, length: number, site: Site): void {
  const place = site.motif * length + site.start
  const known = found.get(place)
  found.set(place, known ? { ...site, strand: siteStrands.both, score: Math.max(site.score, known.score) } : site)
}

function orient(scores: ScoreMatrix, threshold: number): OrientedMotif {
  const width = scores.length / 4
  const spreads = Array.from({ length: width }, (_, column) => {
    const four = scores.subarray(4 * column, 4 * column + 4)
    return Math.max(...four) - four.reduce((sum, score) => sum + score, 0) / 4
  })
  let [offset, most] = [0, Number.NEGATIVE_INFINITY]
  for (let start = 0; start <= width - wordLength; start++) {
    const spread = spreads.slice(start, start + wordLength).reduce((sum, each) => sum + each, 0)
    if (spread > most) [offset, most] = [start, spread]
  }
  return { scores, threshold, width, offset }
}

/** For each word of 8 bases the motifs that may have a site there: those of word w lie before `ends[w]`. */
function indexWords(motifs: readonly OrientedMotif[]): { ends: Int32Array; candidates: Uint16Array } {
  const ends = new Int32Array(words)
  const halves = motifs.map(halvesOf)
  const eachMatch = (run: (word: number, motif: number) => void) => {
    for (const [motif, { first, second, least }] of halves.entries()) {
      for (let word = 0; word < words; word++) if ((first[word >> 8] ?? 0) + (second[word & 255] ?? 0) >= least) run(word, motif)
    }
  }
  eachMatch((word) => {
    ends[word] = (ends[word] ?? 0) + 1
  })
  let sum = 0
  const next = ends.map((count) => {
    sum += count
    return sum - count
  })
  const candidates = new Uint16Array(sum)
  eachMatch((word, motif) => {
    const place = next[word] ?? 0
    candidates[place] = motif
    next[word] = place + 1
  })
  return { ends: next, candidates }
}

/** Scores of the two halves of each word, and what both must reach together if all other columns match best. */
function halvesOf({ scores, threshold, width, offset }: OrientedMotif): { first: Int32Array; second: Int32Array; least: number } {
  const end = Math.min(width, offset + wordLength)
  const half = wordLength / 2
  let rest = 0
  for (let column = 0; column < width; column++) {
    if (column < offset || column >= end) rest += Math.max(...scores.subarray(4 * column, 4 * column + 4))
  }
  const tableOf = (from: number) =>
    Int32Array.from({ length: 4 ** half }, (_, word) => {
      let sum = 0
      for (let column = from; column < Math.min(end, from + half); column++) {
        sum += scores[4 * column + ((word >> (2 * (from + half - 1 - column))) & 3)] ?? 0
      }
      return sum
    })
  return { first: tableOf(offset), second: tableOf(offset + half), least: threshold - rest }
}

const codes = new Uint8Array(128).fill(unknown)
for (const [code, base] of [...'ACGT'].entries()) codes[base.charCodeAt(0)] = codes[base.toLowerCase().charCodeAt(0)] = code

function encode(sequence: string): Uint8Array {
  return Uint8Array.from({ length: sequence.length }, (_, at) => codes[sequence.charCodeAt(at)] ?? unknown)
}

/** For each place where the next unknown base lies; the end of the sequence if there is none. */
function unknownFrom(bases: Uint8Array): Int32Array {
  const next = new Int32Array(bases.length)
  let reach = bases.length
  for (let at = bases.length - 1; at >= 0; at--) {
    if (bases[at] === unknown) reach = at
    next[at] = reach
  }
  return next
}

/** Unknown bases, and those beyond the end, are read as A; sites are checked for both. */
function wordAt(bases: Uint8Array, start: number): number {
  let word = 0
  for (let at = start; at < start + wordLength; at++) word = (word << 2) | ((bases[at] ?? 0) & 3)
  return word
}

function scoreAt(bases: Uint8Array, start: number, scores: ScoreMatrix): number {
  let score = 0
  for (let column = 0; column < scores.length; column += 4) score += scores[column + (bases[start + column / 4] ?? 0)] ?? 0
  return score
}
