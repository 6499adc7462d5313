import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import type { ResidueTerm, ResidueVariant } from '../../contract/structures/residue-variants.ts'
import type { ColouredResidues } from './coloured-residues.ts'

/** What residues are coloured by, the gravest first. */
const classesOfChange = [
  { token: '--d4', label: 'Stop, shifted frame or lost start', terms: ['stop_gained', 'frameshift_variant', 'start_lost', 'stop_lost'] },
  { token: '--d3', label: 'Inserted or deleted', terms: ['inframe_insertion', 'inframe_deletion'] },
  { token: '--d1', label: 'Exchanged', terms: ['missense_variant'] },
] as const satisfies readonly { token: string; label: string; terms: readonly ResidueTerm[] }[]

const unchanged = '--control'

/** The gravest change of each residue (STRUCT-016). */
export function variantColours(variants: readonly ResidueVariant[]): ColouredResidues {
  const tokens = new Map<number, string>()
  const legend = []
  for (const { token, label, terms } of classesOfChange) {
    const before = tokens.size
    for (const { start, end, term } of variants) {
      if (!terms.some((each) => each === term)) continue
      for (let at = start; at <= end; at++) if (!tokens.has(at)) tokens.set(at, token)
    }
    if (tokens.size > before) legend.push({ token, label: `${label} (${formatCount(tokens.size - before, 'residue')})` })
  }
  return {
    tokenAt: (position) => tokens.get(position) ?? unchanged,
    legend: [...legend, { token: unchanged, label: 'no change by a variant' }],
  }
}
