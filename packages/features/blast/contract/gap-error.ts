/** The matrices of the form (BLAST-021); BLAST+ writes them in capitals. */
export const matrices = ['blosum45', 'blosum50', 'blosum62', 'blosum80', 'blosum90', 'pam30', 'pam70', 'pam250'] as const
export type Matrix = (typeof matrices)[number]

/** Costs of opening a gap and of each residue in it. */
export type GapPair = readonly [open: number, extend: number]

/** The pairs that NCBI has statistics for; BLAST+ refuses every other. The first of each matrix is its default. */
const proteinGaps: Readonly<Record<Matrix, readonly GapPair[]>> = {
  blosum45: [[14, 2], ...withExtend(3, 13, 12, 11, 10), ...withExtend(2, 16, 15, 13, 12), ...withExtend(1, 19, 18, 17, 16)],
  blosum50: [[13, 2], ...withExtend(3, 13, 12, 11, 10, 9), ...withExtend(2, 16, 15, 14, 12), ...withExtend(1, 19, 18, 17, 16, 15)],
  blosum62: [[11, 1], ...withExtend(2, 11, 10, 9, 8, 7, 6), ...withExtend(1, 13, 12, 10, 9)],
  blosum80: [[10, 1], ...withExtend(2, 25, 13, 9, 8, 7, 6), ...withExtend(1, 11, 9)],
  blosum90: [[10, 1], ...withExtend(2, 9, 8, 7, 6), ...withExtend(1, 11, 9)],
  pam30: [[9, 1], ...withExtend(3, 15, 13), ...withExtend(2, 14, 7, 6, 5), ...withExtend(1, 14, 10, 8)],
  pam70: [[10, 1], ...withExtend(3, 12), ...withExtend(2, 11, 8, 7, 6), ...withExtend(1, 11, 9)],
  pam250: [[14, 2], ...withExtend(3, 15, 14, 13, 12, 11), ...withExtend(2, 17, 16, 15, 13), ...withExtend(1, 21, 20, 19, 18, 17)],
}

/** For each match and mismatch score the costs that are allowed; both at least as high as those of `above` are allowed too. */
const nucleotideGaps: Readonly<Record<string, { pairs: readonly GapPair[]; above: GapPair }>> = {
  '1 -1': { pairs: [...withExtend(2, 3, 2, 1), ...withExtend(1, 4, 3, 2)], above: [4, 2] },
  '1 -2': { pairs: [...withExtend(2, 1), ...withExtend(1, 3, 2, 1)], above: [2, 2] },
  '1 -3': { pairs: [...withExtend(2, 1), ...withExtend(1, 2, 1)], above: [2, 2] },
  '1 -4': { pairs: [...withExtend(2, 1), ...withExtend(1, 2, 1)], above: [2, 2] },
  '1 -5': { pairs: [], above: [3, 3] },
  '2 -3': { pairs: [...withExtend(4, 4, 2), ...withExtend(3, 3), ...withExtend(2, 6, 5, 4, 2)], above: [6, 4] },
  '2 -5': { pairs: [...withExtend(4, 2), ...withExtend(2, 4, 2)], above: [4, 4] },
  '2 -7': { pairs: [...withExtend(4, 2), ...withExtend(2, 4, 2)], above: [4, 4] },
  '3 -2': { pairs: [], above: [5, 5] },
  '3 -4': { pairs: [...withExtend(3, 5, 4), ...withExtend(2, 6, 5, 4)], above: [6, 3] },
  '4 -5': { pairs: withExtend(5, 6, 5, 4, 3), above: [12, 8] },
  '5 -4': { pairs: withExtend(6, 10, 8), above: [25, 10] },
}

const nucleotideDefault: GapPair = [5, 2]

type Scores = { matrix: Matrix } | { match: number; mismatch: number }
/** As the form has them: 0 means the default. */
type Wanted = { open: number; extend: number }

/** The default of the scores takes the place of a 0, so that the pair can be judged as BLAST+ will see it. */
export function gapPairOf(scores: Scores, { open, extend }: Wanted): GapPair {
  const [usualOpen, usualExtend] = 'matrix' in scores ? defaultGaps(scores.matrix) : nucleotideDefault
  return [open || usualOpen, extend || usualExtend]
}

/** Why the scores and gap penalties can't be used together; null if they can. */
export function gapError(scores: Scores, wanted: Wanted): string | null {
  const [open, extend] = gapPairOf(scores, wanted)
  if ('matrix' in scores) {
    const allowed = proteinGaps[scores.matrix]
    if (allowed.some((pair) => pair[0] === open && pair[1] === extend)) return null
    return `Gap penalties ${open} and ${extend} can't be used with ${scores.matrix}. Use one of ${listPairs(allowed)}, or 0 for the default.`
  }
  const { match, mismatch } = scores
  const allowed = nucleotideGaps[`${match} ${mismatch}`]
  if (!allowed) {
    const known = Object.keys(nucleotideGaps).map((pair) => pair.replace(' ', '/'))
    return `A match of ${match} can't be used with a mismatch of ${mismatch}. Use one of ${known.join(', ')}.`
  }
  const { pairs, above } = allowed
  if (open >= above[0] && extend >= above[1]) return null
  if (pairs.some((pair) => pair[0] === open && pair[1] === extend)) return null
  const others = pairs.length > 0 ? `one of ${listPairs(pairs)}, or ` : ''
  return `Gap penalties ${open} and ${extend} can't be used with scores ${match} and ${mismatch}. Use ${others}at least ${above.join('/')}.`
}

/** The pairs of a matrix, for a table-driven test against BLAST+ itself. */
export function gapPairsOf(matrix: Matrix): readonly GapPair[] {
  return proteinGaps[matrix]
}

function defaultGaps(matrix: Matrix): GapPair {
  return proteinGaps[matrix][0] ?? [11, 1]
}

function withExtend(extend: number, ...opens: readonly number[]): GapPair[] {
  return opens.map((open): GapPair => [open, extend])
}

function listPairs(pairs: readonly GapPair[]): string {
  return pairs.map((pair) => pair.join('/')).join(', ')
}
