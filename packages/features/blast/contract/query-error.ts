import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { type BlastProgram, programOf, programsFor } from './blast-programs.ts'
import { looksLike, type Query } from './parse-queries.ts'

export type QueryLimits = { maxQueries: number; maxResidues: number; maxSeconds: number }

/** Why some queries can't be searched with a program; null if they can. */
export function queryError(
  queries: readonly Query[],
  program: BlastProgram,
  { maxQueries, maxResidues }: Omit<QueryLimits, 'maxSeconds'>,
): string | null {
  if (queries.length === 0) return 'Enter a query sequence.'
  if (queries.length > maxQueries) {
    return `These are more than ${formatNumber(maxQueries)} sequences, the most that can be searched at once.`
  }
  const residues = queries.reduce((sum, { sequence }) => sum + sequence.length, 0)
  if (residues > maxResidues) {
    return `${formatNumber(residues)} residues are too many: at most ${formatNumber(maxResidues)} can be searched at once.`
  }
  for (const query of queries) {
    const error = errorOf(query, program)
    if (error !== null) return error
  }
  return null
}

const letters = { dna: /[^ACGTUNRYSWKMBDHV]/, protein: /[^A-Z*]/ } as const
const words = { dna: 'nucleotide', protein: 'protein' } as const

/** BLAST+ itself would drop letters that it does not know, and go on with what is left. */
function errorOf({ name, sequence }: Query, program: BlastProgram): string | null {
  if (sequence === '') return `${name} has no sequence.`
  const { query } = programOf(program)
  const strange = /[^A-Z*]/u.exec(sequence)
  if (strange) return `${name}: ${JSON.stringify(strange[0])} is not part of a sequence.`
  const likely = looksLike(sequence, query)
  if (likely !== query) return `${name} looks like a ${words[likely]}${likely === 'dna' ? ' sequence' : ''}: use ${programsFor(likely)}.`
  const odd = letters[query].exec(sequence)
  return odd ? `${name}: ${odd[0]} is not a letter of a ${words[query]} sequence.` : null
}
