/**
 * The insertion line that a sequenced flank comes from: SALKseq_054676.1 → SALK_054676, Wiscseq_DsLox495A11.0 → WiscDsLox495A11.
 * Null for a name without number of the flank.
 */
export function lineOfFlank(name: string): string | null {
  const flank = /^(.+)\.\d+$/.exec(name)?.[1]
  return flank?.replace(/^Wiscseq_/, 'Wisc').replace(/^([A-Z]+)seq_/, '$1_') ?? null
}
