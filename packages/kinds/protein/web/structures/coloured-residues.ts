/** The colour of each residue of a protein, by its token, and what the colours mean. */
export type ColouredResidues = { tokenAt(position: number): string; legend: { token: string; label: string }[] }
