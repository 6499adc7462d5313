import type { DemoLocus } from './demo-locus.ts'
import type { DemoStructure, Interval } from './demo-structure.ts'

type Feature = { type: string; interval: Interval; frame: number | null }

/** Lists its coding parts as untranslated too, as the official file does in 1,331 gene models. */
const contradictory = 'AT3G90030.1'

/** The lines of a locus as the official GTF has them: no gene or transcript lines, codons of their own, UTRs apart. */
export function formatGtf({ name, chromosome, strand, models }: DemoLocus): string[] {
  return models.flatMap((structure, index) => {
    const model = `${name}.${index + 1}`
    const features = featuresOf(structure, strand)
    const wrong = model === contradictory ? features.filter(({ type }) => type === 'CDS') : []
    return [...features, ...wrong.map((part) => ({ ...part, type: '5UTR', frame: null }))].map(({ type, interval, frame }) => {
      const attributes = `transcript_id "${model}"; gene_id "${name}"`
      return [chromosome, 'Araport11', type, ...interval, '.', strand, frame ?? '.', attributes].join('\t')
    })
  })
}

export function featuresOf({ exons, coding }: DemoStructure, strand: '+' | '-'): Feature[] {
  const features: Feature[] = exons.map((interval) => ({ type: 'exon', interval, frame: null }))
  if (coding !== null) {
    const pieces = exons.flatMap((exon) => overlap(exon, coding))
    const [before, after] = strand === '+' ? ['5UTR', '3UTR'] : ['3UTR', '5UTR']
    for (const exon of exons) {
      for (const interval of overlap(exon, [0, coding[0] - 1])) features.push({ type: before, interval, frame: null })
      for (const interval of overlap(exon, [coding[1] + 1, Infinity])) features.push({ type: after, interval, frame: null })
    }
    features.push(...codingSequence(pieces, strand))
    const [low, high] = strand === '+' ? ['start_codon', 'stop_codon'] : ['stop_codon', 'start_codon']
    for (const interval of firstBases(pieces)) features.push({ type: low, interval, frame: null })
    for (const interval of lastBases(pieces)) features.push({ type: high, interval, frame: null })
  }
  return features.sort((one, other) => one.interval[0] - other.interval[0] || one.interval[1] - other.interval[1])
}

/** Frame of GTF: how many bases at the beginning of the piece belong to the codon before. */
function codingSequence(pieces: readonly Interval[], strand: '+' | '-'): Feature[] {
  let bases = 0
  const inOrder = strand === '+' ? pieces : pieces.toReversed()
  return inOrder.map((interval) => {
    const frame = (3 - (bases % 3)) % 3
    bases += interval[1] - interval[0] + 1
    return { type: 'CDS', interval, frame }
  })
}

function firstBases(pieces: readonly Interval[]): Interval[] {
  const first = pieces[0]
  return first ? [[first[0], first[0] + 2]] : []
}

function lastBases(pieces: readonly Interval[]): Interval[] {
  const last = pieces.at(-1)
  return last ? [[last[1] - 2, last[1]]] : []
}

function overlap(one: Interval, other: Interval): Interval[] {
  const start = Math.max(one[0], other[0])
  const end = Math.min(one[1], other[1])
  return start <= end ? [[start, end]] : []
}
