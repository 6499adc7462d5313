import { oneLetterOf } from './one-letter.ts'
import { type MmcifCell, readMmcif } from './read-mmcif.ts'

/** The residues of a chain that have coordinates, in the order of the file; all arrays are as long as the sequence. */
export type MmcifChain = {
  /** As authors and viewers call it (auth_asym_id). */
  name: string
  sequence: string
  /** Places in the sequence of the molecule, from 1: a gap is a residue that was not seen. */
  places: number[]
  /** Numbers by which viewers know the residues (auth_seq_id). */
  numbers: number[]
  /** B-factor of the alpha carbon, or of the first atom. */
  factors: number[]
}

const columns = [
  'auth_asym_id',
  'auth_seq_id',
  'label_seq_id',
  'label_comp_id',
  'label_atom_id',
  'B_iso_or_equiv',
  'pdbx_PDB_ins_code',
  'pdbx_PDB_model_num',
  'label_asym_id',
] as const

/** The protein chains of the first model. Residues with an insertion code have no number of their own and are left out. */
export function readChains(): { line(text: string): void; end(): MmcifChain[] } {
  const chains = new Map<string, MmcifChain>()
  let firstModel: string | null | undefined
  const reader = readMmcif({ columns: { _atom_site: columns }, row: (_category, cells) => takeAtom(cells) })

  function takeAtom(cells: readonly MmcifCell[]): void {
    const [authChain, authNumber, place, residue, atom, factor, insertion, model, ownChain] = cells
    if (firstModel === undefined) firstModel = model
    // Water and ligands have no place in the sequence.
    if (model !== firstModel || !place || !residue || insertion) return
    const name = authChain ?? ownChain ?? ''
    const chain = chains.get(name) ?? { name, sequence: '', places: [], numbers: [], factors: [] }
    chains.set(name, chain)
    const last = chain.places.length - 1
    if (chain.places[last] !== Number(place)) {
      chain.sequence += oneLetterOf(residue)
      chain.places.push(toNumber(place, 'label_seq_id'))
      chain.numbers.push(toNumber(authNumber ?? place, 'auth_seq_id'))
      chain.factors.push(toNumber(factor ?? '0', 'B_iso_or_equiv'))
    } else if (atom === 'CA') chain.factors[last] = toNumber(factor ?? '0', 'B_iso_or_equiv')
  }

  return {
    line: reader.line,
    end() {
      reader.end()
      return [...chains.values()]
    },
  }
}

function toNumber(text: string, column: string): number {
  const number = Number(text)
  if (!Number.isFinite(number)) throw new Error(`${JSON.stringify(text)} is not a valid ${column}`)
  return number
}
