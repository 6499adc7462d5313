import type { Bed12Transcript } from './bed12.ts'

export type TranscriptPart = {
  type: 'exon' | 'CDS' | '5UTR' | '3UTR'
  start: number
  end: number
  /** Of a coding part: how many bases at its beginning belong to the codon before. */
  frame: 0 | 1 | 2 | null
}

/**
 * Exons, coding parts and untranslated ends, by position. What lies before the coding part is the 5' end of a transcript that is read
 * forward and the 3' end of one that is read backward; without a strand neither end can be told, nor the frame.
 */
export function partsOfTranscript({ exons, coding, strand }: Pick<Bed12Transcript, 'exons' | 'coding' | 'strand'>): TranscriptPart[] {
  const whole = exons.map((exon) => ({ type: 'exon' as const, ...exon, frame: null }))
  if (coding === null || strand === null) return whole
  const before = cut(exons, 0, coding.start - 1)
  const after = cut(exons, coding.end + 1, Number.POSITIVE_INFINITY)
  const [five, three] = strand === '+' ? [before, after] : [after, before]
  return [
    ...whole,
    ...withFrames(cut(exons, coding.start, coding.end), strand),
    ...five.map((part) => ({ type: '5UTR' as const, ...part, frame: null })),
    ...three.map((part) => ({ type: '3UTR' as const, ...part, frame: null })),
  ]
}

type Part = Bed12Transcript['exons'][number]

/** What of the exons lies between two positions. */
function cut(exons: readonly Part[], from: number, to: number): Part[] {
  return exons.map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) })).filter(({ start, end }) => start <= end)
}

const frames = [0, 2, 1] as const

/** Codons are counted in the direction of the transcript. */
function withFrames(parts: readonly Part[], strand: '+' | '-'): TranscriptPart[] {
  let coded = 0
  const inReading = strand === '+' ? parts : parts.toReversed()
  const framed = inReading.map(({ start, end }) => {
    const frame = frames[coded % 3] ?? 0
    coded += end - start + 1
    return { type: 'CDS' as const, start, end, frame }
  })
  return strand === '+' ? framed : framed.reverse()
}
