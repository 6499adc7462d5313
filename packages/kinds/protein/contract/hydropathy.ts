/** Hydropathy of the amino acids (Kyte and Doolittle, J Mol Biol 157:105, 1982). */
const hydropathyOf: Readonly<Record<string, number>> = {
  I: 4.5,
  V: 4.2,
  L: 3.8,
  F: 2.8,
  C: 2.5,
  M: 1.9,
  A: 1.8,
  G: -0.4,
  T: -0.7,
  S: -0.8,
  W: -0.9,
  Y: -1.3,
  P: -1.6,
  H: -3.2,
  E: -3.5,
  Q: -3.5,
  D: -3.5,
  N: -3.5,
  K: -3.9,
  R: -4.5,
}

/** 9 shows surface loops, 19 is as long as a helix through a membrane. */
export const hydropathyWindows = [9, 19] as const
export type HydropathyWindow = (typeof hydropathyWindows)[number]

/** Above this mean of 19 residues, Kyte and Doolittle expect a helix through a membrane. */
export const membraneThreshold = 1.6

export type HydropathyPoint = { residue: number; mean: number }

/** The mean of each full window, at the residue in its middle. Unknown residues (X, B, Z) do not count. */
export function hydropathy(sequence: string, window: HydropathyWindow): HydropathyPoint[] {
  const values = [...sequence.toUpperCase().replaceAll('*', '')].map((letter) => hydropathyOf[letter])
  const half = (window - 1) / 2
  return Array.from({ length: Math.max(0, values.length - window + 1) }, (_, start) => {
    const known = values.slice(start, start + window).flatMap((value) => value ?? [])
    const mean = known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length
    return { residue: start + half + 1, mean }
  })
}

/** Neighbouring points together, so that even a protein of 5,000 residues has at most `most` stretches. */
export type HydropathyStretch = { start: number; end: number; mean: number; highest: number; lowest: number }

export function hydropathyStretches(points: readonly HydropathyPoint[], most: number): HydropathyStretch[] {
  const size = Math.max(1, Math.ceil(points.length / most))
  return Array.from({ length: Math.ceil(points.length / size) }, (_, index) => {
    const own = points.slice(index * size, (index + 1) * size)
    const means = own.map((point) => point.mean)
    return {
      start: own[0]?.residue ?? 0,
      end: own.at(-1)?.residue ?? 0,
      mean: means.reduce((sum, mean) => sum + mean, 0) / means.length,
      highest: Math.max(...means),
      lowest: Math.min(...means),
    }
  })
}
