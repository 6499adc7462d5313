import type { ProteinStructure } from './protein-structure.ts'

type Pieces = Pick<ProteinStructure, 'pieces'>

/** The number that the structure gives to a residue of the protein; null if it is not modelled. */
export function numberAt({ pieces }: Pieces, position: number): number | null {
  const piece = pieces.find(({ start, end }) => start <= position && position <= end)
  return piece ? piece.number + position - piece.start : null
}

/** The residue of the protein that has a number in the structure; null if none has. */
export function positionOf({ pieces }: Pieces, number: number): number | null {
  const piece = pieces.find((each) => each.number <= number && number <= each.number + each.end - each.start)
  return piece ? piece.start + number - piece.number : null
}

/** The modelled residue before or after a position, over the residues that are missing; the first one if none is chosen. */
export function stepFrom({ pieces }: Pieces, position: number | null, step: 1 | -1): number | null {
  if (position === null) return pieces[0]?.start ?? null
  const next = position + step
  if (pieces.some(({ start, end }) => start <= next && next <= end)) return next
  const further = step === 1 ? pieces.find(({ start }) => start > position)?.start : pieces.findLast(({ end }) => end < position)?.end
  return further ?? null
}
