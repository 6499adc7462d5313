/** What the residues of a protein tell without its structure. */
export type ResidueComposition = {
  /** Molar extinction coefficient at 280 nm in M⁻¹ cm⁻¹, all cysteines paired. */
  extinction: number
  tyrosines: number
  tryptophans: number
  cysteines: number
  /** Arg and Lys. */
  positive: number
  /** Asp and Glu. */
  negative: number
  /** The four most frequent residues with their share in percent. */
  frequent: { residue: string; percent: number }[]
}

/** Of one tyrosine, tryptophan and cystine (Pace et al., Protein Sci 4:2411, 1995). */
const absorbance = { tyrosine: 1490, tryptophan: 5500, cystine: 125 } as const

const mostFrequent = 4

export function residueComposition(sequence: string): ResidueComposition {
  const residues = sequence.toUpperCase().replaceAll(/[^A-Z]/g, '')
  const counts = new Map<string, number>()
  for (const residue of residues) counts.set(residue, (counts.get(residue) ?? 0) + 1)
  const count = (...letters: string[]) => letters.reduce((sum, letter) => sum + (counts.get(letter) ?? 0), 0)
  const [tyrosines, tryptophans, cysteines] = [count('Y'), count('W'), count('C')]
  const frequent = [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b)).slice(0, mostFrequent)
  return {
    extinction: tyrosines * absorbance.tyrosine + tryptophans * absorbance.tryptophan + Math.floor(cysteines / 2) * absorbance.cystine,
    tyrosines,
    tryptophans,
    cysteines,
    positive: count('R', 'K'),
    negative: count('D', 'E'),
    frequent: frequent.map(([residue, number]) => ({ residue, percent: (number / residues.length) * 100 })),
  }
}
