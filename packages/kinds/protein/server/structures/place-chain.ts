import type { ProteinStructure } from '../../contract/structures/protein-structure.ts'

type Chain = {
  sequence: string
  /** Places in the molecule: a gap is a residue that was not seen. */
  places: readonly number[]
  numbers: readonly number[]
}

export type Placement = Pick<ProteinStructure, 'pieces' | 'residueCount' | 'outsideCount' | 'differences'> & {
  /** Of each residue of the chain the position in the protein; null outside of it. */
  positions: (number | null)[]
}

/** Long enough to be found once in most proteins. */
const wordLength = 5
/** Of an experimental structure, this share of the residues that lie on the protein must be the protein's. */
const leastSame = 0.9

/**
 * Where the residues of a chain lie on a protein (STRUCT-002); null if it has another sequence. Gaps of the chain are residues without
 * coordinates, so that one shift leads from its places to positions: a chain with an insertion or deletion is another sequence.
 */
export function placeChain(protein: string, chain: Chain, method: ProteinStructure['method']): Placement | null {
  const shift = findShift(protein, chain)
  if (shift === null) return null
  const isSameAt = (index: number) => protein[(chain.places[index] ?? 0) + shift - 1] === chain.sequence[index]
  const [first, last] = endsOf(chain.sequence.length, isSameAt)
  const positions = chain.places.map((place, index) => {
    const position = place + shift
    return index >= first && index <= last && position >= 1 && position <= protein.length ? position : null
  })
  const differences = positions.flatMap((position, index) => {
    const [own, other] = [protein[(position ?? 0) - 1], chain.sequence[index]]
    return position === null || own === other ? [] : [{ position, protein: own ?? '', structure: other ?? '' }]
  })
  const residueCount = positions.filter((position) => position !== null).length
  const outsideCount = positions.length - residueCount
  const isSame =
    method === 'predicted' ? differences.length + outsideCount === 0 : residueCount - differences.length >= residueCount * leastSame
  return isSame ? { positions, residueCount, outsideCount, differences, pieces: piecesOf(positions, chain.numbers) } : null
}

/** What is added to a place to get a position: the shift that most words of the chain agree on, the least of several. */
function findShift(protein: string, { sequence, places }: Chain): number | null {
  const starts = new Map<string, number[]>()
  for (let start = 0; start + wordLength <= protein.length; start++) {
    const word = protein.slice(start, start + wordLength)
    const known = starts.get(word)
    if (known) known.push(start + 1)
    else starts.set(word, [start + 1])
  }
  const votes = new Map<number, number>()
  for (let index = 0; index + wordLength <= sequence.length; index++) {
    const [first = 0, last = 0] = [places[index], places[index + wordLength - 1]]
    if (last - first !== wordLength - 1) continue
    for (const start of starts.get(sequence.slice(index, index + wordLength)) ?? []) {
      votes.set(start - first, (votes.get(start - first) ?? 0) + 1)
    }
  }
  const [best] = [...votes].sort(([one, its], [other, others]) => others - its || one - other)
  return best ? best[0] : null
}

/** From the first to the last word that is the protein's: a tag at either end stands beside residues that it is not. */
function endsOf(length: number, isSameAt: (index: number) => boolean): [first: number, last: number] {
  const isWordAt = (start: number) => Array.from({ length: wordLength }, (_, index) => start + index).every(isSameAt)
  const starts = Array.from({ length: Math.max(0, length - wordLength + 1) }, (_, index) => index)
  return [starts.find(isWordAt) ?? 0, (starts.findLast(isWordAt) ?? 0) + wordLength - 1]
}

function piecesOf(positions: readonly (number | null)[], numbers: readonly number[]): Placement['pieces'] {
  const pieces: Placement['pieces'] = []
  for (const [index, position] of positions.entries()) {
    if (position === null) continue
    const number = numbers[index] ?? 0
    const last = pieces.at(-1)
    if (last && position === last.end + 1 && number === last.number + position - last.start) last.end = position
    else pieces.push({ start: position, end: position, number })
  }
  return pieces
}
