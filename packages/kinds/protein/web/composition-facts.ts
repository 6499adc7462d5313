import type { Fact } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { type ResidueComposition, residueComposition } from '../contract/residue-composition.ts'

/** DPROT-013: what is counted in the sequence. */
export const compositionFacts: readonly Fact<ProteinRecord>[] = [
  { label: 'Extinction at 280 nm', value: (protein) => ofSequence(protein, formatExtinction) },
  {
    label: 'Charged residues',
    value: (protein) => ofSequence(protein, ({ positive, negative }) => `${positive} positive (Arg, Lys), ${negative} negative (Asp, Glu)`),
  },
  {
    label: 'Most frequent',
    value: (protein) =>
      ofSequence(protein, ({ frequent }) => frequent.map(({ residue, percent }) => `${residue} ${percent.toFixed(1)} %`).join(', ')),
  },
]

function ofSequence({ sequence }: ProteinRecord, format: (composition: ResidueComposition) => string): string | null {
  return sequence ? format(residueComposition(sequence)) : null
}

function formatExtinction({ extinction, tyrosines, tryptophans, cysteines }: ResidueComposition): string {
  return `${formatNumber(extinction)} M⁻¹ cm⁻¹ (${tyrosines} Tyr, ${tryptophans} Trp, ${cysteines} Cys, all pairs bridged)`
}
