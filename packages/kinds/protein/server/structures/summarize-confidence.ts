import { confidenceLevelOf, type StructureConfidence } from '../../contract/structures/protein-structure.ts'

/** The confidence of the residues that lie on the protein (STRUCT-005); null if a value can't be a pLDDT. */
export function summarizeConfidence(positions: readonly (number | null)[], values: readonly number[]): StructureConfidence | null {
  const residues = positions.flatMap((position, index) => {
    const value = values[index] ?? Number.NaN
    return position === null ? [] : [{ position, value, level: confidenceLevelOf(value) }]
  })
  // Some methods give shares of 1 instead, and files without confidence say 0 everywhere.
  const highest = Math.max(...residues.map(({ value }) => value))
  if (!residues.every(({ value }) => value >= 0 && value <= 100) || highest <= 1) return null
  const counts: StructureConfidence['residues'] = { very_high: 0, high: 0, low: 0, very_low: 0 }
  const ranges: (StructureConfidence['ranges'][number] & { sum: number })[] = []
  for (const { position, value, level } of residues) {
    counts[level]++
    const last = ranges.at(-1)
    if (last && last.level === level && last.end + 1 === position) Object.assign(last, { end: position, sum: last.sum + value })
    else ranges.push({ start: position, end: position, level, mean: 0, sum: value })
  }
  const sum = residues.reduce((total, { value }) => total + value, 0)
  return {
    mean: rounded(sum / residues.length),
    residues: counts,
    ranges: ranges.map((range) => ({
      start: range.start,
      end: range.end,
      level: range.level,
      mean: rounded(range.sum / (range.end - range.start + 1)),
    })),
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
