/** Properties of residues, each with a colour; letters outside of them have none. */
export const residueGroups = [
  { id: 'hydrophobic', label: 'Hydrophobic', letters: 'AILMFVWC' },
  { id: 'positive', label: 'Positively charged', letters: 'KRH' },
  { id: 'negative', label: 'Negatively charged', letters: 'DE' },
  { id: 'polar', label: 'Polar', letters: 'STNQY' },
  { id: 'special', label: 'Glycine and proline', letters: 'GP' },
] as const

export type ResidueGroup = (typeof residueGroups)[number]['id']

export type Stretch = { at: number; group: ResidueGroup | null; letters: string }

/** A line of residues as stretches of one property. */
export function stretchesOf(letters: string): Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, letter] of [...letters].entries()) {
    const group = residueGroups.find((one) => one.letters.includes(letter))?.id ?? null
    const last = stretches.at(-1)
    if (last && last.group === group) last.letters += letter
    else stretches.push({ at, group, letters: letter })
  }
  return stretches
}
