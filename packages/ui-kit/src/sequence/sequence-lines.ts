export type SequenceLine = { number: string; groups: string[] }

const residuesPerLine = 50
const residuesPerGroup = 10

/** Lines of 50 in groups of 10, each with the number of its first residue: 001, 051, …, 1001 (DETAIL-032, DETAIL-033). */
export function sequenceLines(sequence: string): SequenceLine[] {
  return chunks(sequence, residuesPerLine).map((line, place) => ({
    number: String(place * residuesPerLine + 1).padStart(3, '0'),
    groups: chunks(line, residuesPerGroup),
  }))
}

function chunks(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, place) => text.slice(place * size, (place + 1) * size))
}
