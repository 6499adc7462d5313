import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { readMarked } from './protein-domains.tsx'

/** The sequence, with the residues marked that the address names; a click marks one on the whole page (STRUCT-017). */
export function MarkedSequence({ record }: { record: ProteinRecord }) {
  const address = useAddress()
  const residuesOf = (residue: number | null) => ({ residues: residue === null ? null : `${residue}-${residue}` })
  return (
    record.sequence && (
      <SequenceBox
        name={record.name}
        sequence={record.sequence}
        type="protein"
        marked={readMarked(address, record)}
        choice={{ onPick: (residue) => address.go(residuesOf(residue)), onStep: (residue) => address.replace(residuesOf(residue)) }}
      />
    )
  )
}
