import type { BlastOptions } from '../contract/blast-options.ts'
import type { BlastProgram } from '../contract/blast-programs.ts'
import { gapPairOf } from '../contract/gap-error.ts'

type Files = { query: string; database: string; archive: string }

/**
 * The arguments of a search. Each program gets only options that it knows, and what is left at its default is not passed: BLAST+ refuses
 * zeros (BLAST-024). Values come from closed lists or are numbers, and no file name comes from a visitor.
 */
export function blastArguments(options: BlastOptions, { query, database, archive }: Files): string[] {
  const { program, expectation, maxScores, maxAlignments, wordSize } = options
  return [
    '-query',
    query,
    '-db',
    database,
    '-out',
    archive,
    // The archive format, from which blast_formatter makes all others. It ignores limits on descriptions and alignments.
    '-outfmt',
    '11',
    '-max_target_seqs',
    String(Math.max(maxScores, maxAlignments)),
    '-evalue',
    expectation,
    '-num_threads',
    '1',
    // Without it blastn is megablast, which has other defaults than the form and misses what differs by more than a few percent.
    ...(program === 'blastn' ? ['-task', 'blastn'] : []),
    ...filterArguments(options),
    ...scoreArguments(options),
    ...(wordSize === null ? [] : ['-word_size', String(wordSize)]),
    ...(options.geneticCode !== 1 && translatesQuery(program) ? ['-query_gencode', String(options.geneticCode)] : []),
  ]
}

function filterArguments({ program, isFiltered }: BlastOptions): string[] {
  return [program === 'blastn' ? '-dust' : '-seg', isFiltered ? 'yes' : 'no']
}

function scoreArguments(options: BlastOptions): string[] {
  const { program, match, mismatch, matrix, threshold, isGapped } = options
  if (program === 'blastn') {
    return ['-reward', String(match), '-penalty', String(mismatch), ...(isGapped ? gapArguments(options) : ['-ungapped'])]
  }
  const scores = [
    ...(matrix === null ? [] : ['-matrix', matrix.toUpperCase()]),
    ...(threshold === null ? [] : ['-threshold', String(threshold)]),
  ]
  if (program === 'tblastx') return scores
  // Adjusting the statistics to the composition is refused without gaps.
  return [...scores, ...(isGapped ? gapArguments(options) : ['-ungapped', '-comp_based_stats', 'F'])]
}

/** Both or neither: what is left at 0 is filled in with the default that the pair was checked with. */
function gapArguments({ program, match, mismatch, matrix, gapOpen, gapExtend }: BlastOptions): string[] {
  if (gapOpen === null && gapExtend === null) return []
  const scores = program === 'blastn' ? { match, mismatch } : { matrix: matrix ?? 'blosum62' }
  const [open, extend] = gapPairOf(scores, { open: gapOpen ?? 0, extend: gapExtend ?? 0 })
  return ['-gapopen', String(open), '-gapextend', String(extend)]
}

function translatesQuery(program: BlastProgram): boolean {
  return program === 'blastx' || program === 'tblastx'
}
